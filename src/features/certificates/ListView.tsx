import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useServicesDispatch } from '#api/services.ts';
import type { Certificate } from '#model/certificate.ts';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx';
import { selectLoad, selectView } from './certificatesSlice.ts';
import { ListRow } from './ListRow.tsx';
import styles from './ListView.module.css';
import { loadPage, pageSize } from './loadCertificates.ts';
import { LoadMore } from './LoadMore.tsx';
import { messages } from './messages.ts';
import { EmptyState, FailedState, PartialNote } from './ViewState.tsx';

type Rooted = Parameters<typeof selectView>[0];

/** All certificates in one list, a page at a time. */
export function ListView() {
  const intl = useIntl();
  const dispatch = useServicesDispatch();
  const { certificates, canLoadMore } = useSelector((state: Rooted) => selectView(state, 'list'));
  const load = useSelector((state: Rooted) => selectLoad(state, 'list'));
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (load.status === 'idle') void dispatch(loadPage('list'));
  }, [dispatch, load.status]);

  if (certificates.length === 0) {
    if (load.status === 'failed') {
      return <FailedState load={load} onRetry={() => void dispatch(loadPage('list'))} />;
    }
    return load.status === 'done' ? <EmptyState /> : <ListSkeleton />;
  }
  return (
    <>
      {load.isPartial && <PartialNote />}
      <div className={styles.list}>
        <ColumnHeads />
        <div ref={list} role="list" aria-label={intl.formatMessage(messages.certificates)}>
          {pagesOf(certificates).map((page) => (
            <div key={page[0]?.id} className={styles.page}>
              {page.map((certificate) => (
                <ListRow key={certificate.id} certificate={certificate} />
              ))}
            </div>
          ))}
        </div>
      </div>
      <LoadMore
        list={list}
        shown={certificates.length}
        canLoadMore={canLoadMore}
        load={load}
        onLoad={() => dispatch(loadPage('list'))}
      />
    </>
  );
}

/** Groups of ten rows, each drawn only near the viewport while all of them stay in the document. */
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
