import { memo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { Certificate } from '#model/certificate.ts';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx';
import { selectIsSelecting } from './certificatesSlice.ts';
import { ListRow } from './ListRow.tsx';
import styles from './ListView.module.css';
import { pageSize } from './loadCertificates.ts';
import { LoadMore } from './LoadMore.tsx';
import { messages } from './messages.ts';
import { useArrival } from './useArrival.ts';
import { useView } from './useView.ts';
import { EmptyState, FailedState, PartialNote } from './ViewState.tsx';

/** All certificates in one list, a page at a time. */
export function ListView() {
  const intl = useIntl();
  const { certificates, canLoadMore, load, loadNext, restart } = useView('list');
  const isSelecting = useSelector(selectIsSelecting);
  const list = useRef<HTMLDivElement>(null);
  const expectArrival = useArrival(list, certificates.length, load);
  const ask = () => {
    expectArrival();
    loadNext();
  };

  if (certificates.length === 0) {
    if (load.failure) return <FailedState load={load} onRetry={ask} />;
    return load.loaded ? <EmptyState /> : <ListSkeleton />;
  }
  return (
    <>
      {load.partial && <PartialNote onRetry={restart} />}
      <div className={styles.list}>
        <ColumnHeads />
        <div ref={list} role="list" aria-label={intl.formatMessage(messages.certificates)}>
          {pagesOf(certificates).map((page) => (
            <ListPage key={page[0]?.id} page={page} isSelecting={isSelecting} />
          ))}
        </div>
      </div>
      <LoadMore canLoadMore={canLoadMore} load={load} onAsk={ask} />
    </>
  );
}

interface ListPageProps {
  page: readonly Certificate[];
  isSelecting: boolean;
}

/** A group of rows, drawn only near the viewport while all of them stay in the document. */
const ListPage = memo(
  function ListPage({ page, isSelecting }: ListPageProps) {
    return (
      <div className={styles.page}>
        {page.map((certificate) => (
          <ListRow key={certificate.id} certificate={certificate} isSelecting={isSelecting} />
        ))}
      </div>
    );
  },
  ({ page: before, ...rest }, { page: after, isSelecting }) =>
    rest.isSelecting === isSelecting &&
    before.length === after.length &&
    before.every((one, index) => one === after[index]),
);

function pagesOf(certificates: readonly Certificate[]): Certificate[][] {
  const pages: Certificate[][] = [];
  for (let start = 0; start < certificates.length; start += pageSize) {
    pages.push(certificates.slice(start, start + pageSize));
  }
  return pages;
}

function ColumnHeads() {
  return (
    <div className={styles.heads} aria-hidden>
      <span />
      <span>
        <FormattedMessage {...messages.columnCertificate} />
      </span>
      <span>
        <FormattedMessage {...messages.columnCompleted} />
      </span>
      <span>
        <FormattedMessage {...messages.columnWorkload} />
      </span>
      <span>
        <FormattedMessage {...messages.columnGrade} />
      </span>
      <span />
    </div>
  );
}

function ListSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.list}>
        <ColumnHeads />
        {['62%', '48%', '70%'].map((width) => (
          <div key={width} className={styles.row}>
            <Skeleton width="100%" height="65px" />
            <div className={styles.bones}>
              <Skeleton width={width} height="14px" />
              <Skeleton width="76px" />
            </div>
            <div className={styles.facts}>
              <Skeleton width="96px" />
              <Skeleton width="62px" />
              <Skeleton width="28px" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
