import { memo, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useFlag } from '#session/useFlag.ts';
import type { Certificate } from '#domain/certificate/certificate.ts';
import { Skeleton, SkeletonGroup } from '#ui/feedback/Skeleton.tsx';
import { selectIsSelecting } from '../certificatesSlice.ts';
import { ColumnHeaders } from './ColumnHeaders.tsx';
import { DeferredSortableColumnHeaders } from './deferred.ts';
import { ListRow } from './ListRow.tsx';
import styles from './ListView.module.css';
import { certificatesPageSize } from '../loadCertificates.ts';
import { DeferredSelectAll } from '../selection/index.ts';
import { LoadMore } from './LoadMore.tsx';
import { messages } from '../messages.ts';
import { useAnnounceNewRows } from './useAnnounceNewRows.ts';
import { usePagedCertificates } from './usePagedCertificates.ts';
import { EmptyState, LoadErrorState, PartialListNote } from './ViewState.tsx';

/** Number of pages whose rows are in the same group (see `RowGroup`). */
const pagesPerGroup = 10;

/** List of all certificates, loaded page by page. */
export function ListView() {
  const intl = useIntl();
  const { certificates, canLoadMore, loadState, loadNext, reload } = usePagedCertificates('list');
  const isSelecting = useSelector(selectIsSelecting);
  const hasPdf = useFlag('certificates.pdf-download');
  const listRef = useRef<HTMLDivElement>(null);
  const rowGroups = useMemo(
    () =>
      splitIntoGroups(certificates, certificatesPageSize * pagesPerGroup).map((rows) => (
        <RowGroup
          key={rows[0]?.id}
          rows={rows}
          size={certificatesPageSize}
          hasPdf={hasPdf}
          isSelecting={isSelecting}
        />
      )),
    [certificates, hasPdf, isSelecting],
  );
  const expectNewRows = useAnnounceNewRows(listRef, certificates.length, loadState);
  const loadMore = () => {
    expectNewRows();
    loadNext();
  };

  if (certificates.length === 0) {
    if (loadState.error) return <LoadErrorState loadState={loadState} onRetry={loadMore} />;
    return loadState.isLoaded ? <EmptyState /> : <ListSkeleton />;
  }
  return (
    <>
      {loadState.isPartial && <PartialListNote onRetry={reload} />}
      <div className={styles.list}>
        {isSelecting && <DeferredSelectAll />}
        <DeferredSortableColumnHeaders />
        <div ref={listRef} role="list" aria-label={intl.formatMessage(messages.certificates)}>
          {rowGroups}
        </div>
      </div>
      <LoadMore canLoadMore={canLoadMore} loadState={loadState} onLoadMore={loadMore} />
    </>
  );
}

interface RowGroupProps {
  rows: readonly Certificate[];
  /** Number of rows in each nested group. If it is 1, the group contains rows directly. */
  size: number;
  hasPdf: boolean;
  isSelecting: boolean;
}

/**
 * Group of list rows. All rows are in the DOM, but the browser paints only those near the viewport. When a page is
 * added, React and the browser's layout skip the groups that have not changed, so that a long list is as fast as a
 * short one.
 */
const RowGroup = memo(
  function RowGroup({ rows, size, ...rowProps }: RowGroupProps) {
    return (
      <div className={size > 1 ? styles.pages : styles.page}>
        {size > 1
          ? splitIntoGroups(rows, size).map((page) => (
              <RowGroup key={page[0]?.id} rows={page} size={1} {...rowProps} />
            ))
          : rows.map((certificate) => (
              <ListRow key={certificate.id} certificate={certificate} {...rowProps} />
            ))}
      </div>
    );
  },
  ({ rows: previousRows, ...previous }, { rows: nextRows, hasPdf, isSelecting }) =>
    previous.hasPdf === hasPdf &&
    previous.isSelecting === isSelecting &&
    previousRows.length === nextRows.length &&
    previousRows.every((certificate, index) => certificate === nextRows[index]),
);

function splitIntoGroups(certificates: readonly Certificate[], size: number): Certificate[][] {
  const groups: Certificate[][] = [];
  for (let start = 0; start < certificates.length; start += size) {
    groups.push(certificates.slice(start, start + size));
  }
  return groups;
}

/** Placeholder displayed until the first page of the list is loaded. */
export function ListSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.list}>
        <ColumnHeaders />
        {['62%', '48%', '70%'].map((width) => (
          <div key={width} className={styles.row}>
            <Skeleton width="100%" height="65px" />
            <div className={styles.skeletonText}>
              <Skeleton width={width} height="14px" />
              <Skeleton width="76px" />
            </div>
            <div className={styles.details}>
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
