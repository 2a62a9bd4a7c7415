import { memo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useFlag } from '#api/flags/flags.ts';
import type { Certificate } from '#model/certificate/certificate.ts';
import { Skeleton, SkeletonGroup } from '#ui/states/Skeleton.tsx';
import { selectIsSelecting } from '../certificatesSlice.ts';
import { ListRow } from './ListRow.tsx';
import styles from './ListView.module.css';
import { pageSize } from '../loadCertificates.ts';
import { LaterSelectAll } from '../selection/later.ts';
import { LoadMore } from './LoadMore.tsx';
import { messages } from '../messages.ts';
import { useArrival } from './useArrival.ts';
import { useView } from './useView.ts';
import { EmptyState, FailedState, PartialNote } from './ViewState.tsx';

/** Pages in one group of the document. */
const pagesTogether = 10;

/** All certificates in one list, a page at a time. */
export function ListView() {
  const intl = useIntl();
  const { certificates, canLoadMore, load, loadNext, restart } = useView('list');
  const isSelecting = useSelector(selectIsSelecting);
  const hasPdf = useFlag('certificates.pdf-download');
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
        {isSelecting && <LaterSelectAll />}
        <ColumnHeads />
        <div ref={list} role="list" aria-label={intl.formatMessage(messages.certificates)}>
          {inGroups(certificates, pageSize * pagesTogether).map((rows) => (
            <RowGroup
              key={rows[0]?.id}
              rows={rows}
              size={pageSize}
              hasPdf={hasPdf}
              isSelecting={isSelecting}
            />
          ))}
        </div>
      </div>
      <LoadMore canLoadMore={canLoadMore} load={load} onAsk={ask} />
    </>
  );
}

interface RowGroupProps {
  rows: readonly Certificate[];
  /** Of the groups in it. */
  size: number;
  hasPdf: boolean;
  isSelecting: boolean;
}

/**
 * Rows that are drawn only near the viewport while all of them stay in the document. Of the groups that a new page does
 * not touch neither React nor the browser looks at the rows: a long list takes no longer than a short one.
 */
const RowGroup = memo(
  function RowGroup({ rows, size, ...rest }: RowGroupProps) {
    return (
      <div className={size > 1 ? styles.pages : styles.page}>
        {size > 1
          ? inGroups(rows, size).map((page) => (
              <RowGroup key={page[0]?.id} rows={page} size={1} {...rest} />
            ))
          : rows.map((certificate) => (
              <ListRow key={certificate.id} certificate={certificate} {...rest} />
            ))}
      </div>
    );
  },
  ({ rows: before, ...rest }, { rows: after, hasPdf, isSelecting }) =>
    rest.hasPdf === hasPdf &&
    rest.isSelecting === isSelecting &&
    before.length === after.length &&
    before.every((one, index) => one === after[index]),
);

function inGroups(certificates: readonly Certificate[], size: number): Certificate[][] {
  const groups: Certificate[][] = [];
  for (let start = 0; start < certificates.length; start += size) {
    groups.push(certificates.slice(start, start + size));
  }
  return groups;
}

/** What stands in which column. */
export function ColumnHeads() {
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

/** The list before its first page. */
export function ListSkeleton() {
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
