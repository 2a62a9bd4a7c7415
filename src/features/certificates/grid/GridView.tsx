import { useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useFlag } from '#session/useFlag.ts';
import { Skeleton, SkeletonGroup } from '#ui/feedback/Skeleton.tsx';
import { CertificateCard } from './CertificateCard.tsx';
import { selectIsEmpty, selectIsSelecting } from '../certificatesSlice.ts';
import styles from './GridView.module.css';
import { certificatesPageSize } from '../loadCertificates.ts';
import type { CertificatesRootState } from '../certificatesState.ts';
import { DeferredSelectAll } from '../selection/index.ts';
import {
  EmptyState,
  LoadErrorState,
  LoadMore,
  PartialListNote,
  listStateMessages,
  useAnnounceNewRows,
  usePagedCertificates,
} from '../list/index.ts';
import { messages } from '../messages.ts';
import { searchMessages, useSearch } from '../search/index.ts';

/** Grid of certificates with one section for missions and one for contents. Each section is loaded page by page. */
export default function GridView({
  missionPageSize = certificatesPageSize,
}: {
  missionPageSize?: number;
}) {
  const isEmpty = useSelector((state: CertificatesRootState) => selectIsEmpty(state, 'grid'));
  const isSelecting = useSelector(selectIsSelecting);
  return (
    <>
      {isEmpty && <EmptyState />}
      <div hidden={isEmpty}>
        {isSelecting && <DeferredSelectAll />}
        <GridSection name="missions" limit={missionPageSize} />
        <GridSection name="contents" limit={certificatesPageSize} />
      </div>
    </>
  );
}

function GridSection({ name, limit }: { name: 'missions' | 'contents'; limit: number }) {
  const headingId = useId();
  const { certificates, canLoadMore, loadState, loadNext, reload } = usePagedCertificates(
    name,
    limit,
  );
  const isSelecting = useSelector(selectIsSelecting);
  const hasPdf = useFlag('certificates.pdf-download');
  const listRef = useRef<HTMLDivElement>(null);
  const rowCount = certificates.length;
  const total = useSectionTotal(name);
  const expectNewRows = useAnnounceNewRows(listRef, rowCount, loadState);
  const loadMore = () => {
    expectNewRows();
    loadNext();
  };

  return (
    <section aria-labelledby={headingId} aria-busy={loadState.requestId !== null}>
      <div className={styles.sectionHeader}>
        <h2 id={headingId}>
          <FormattedMessage {...messages[name]} />
        </h2>
        {rowCount > 0 && (
          <span className={styles.count}>
            {canLoadMore && total !== undefined && total > rowCount ? (
              <FormattedMessage {...searchMessages.visibleCount} values={{ n: rowCount, total }} />
            ) : (
              <FormattedMessage
                {...(canLoadMore ? messages.showing : messages.count)}
                values={{ n: rowCount }}
              />
            )}
          </span>
        )}
      </div>
      {loadState.isPartial && <PartialListNote onRetry={reload} />}
      {rowCount === 0 && loadState.error && (
        <LoadErrorState loadState={loadState} onRetry={loadMore} />
      )}
      {rowCount === 0 && loadState.isLoaded && (
        <p className={styles.empty}>
          <FormattedMessage
            {...(name === 'missions'
              ? listStateMessages.emptyMissions
              : listStateMessages.emptyContents)}
          />
        </p>
      )}
      {rowCount === 0 && !loadState.isLoaded && !loadState.error && <CardSkeletons />}
      {rowCount > 0 && (
        <>
          <div ref={listRef} role="list" aria-labelledby={headingId} className={styles.cards}>
            {certificates.map((certificate) => (
              <CertificateCard
                key={certificate.id}
                certificate={certificate}
                hasPdf={hasPdf}
                isSelecting={isSelecting}
              />
            ))}
          </div>
          <LoadMore canLoadMore={canLoadMore} loadState={loadState} onLoadMore={loadMore} />
        </>
      )}
    </section>
  );
}

/** Returns the number of all certificates of a section. Returns undefined while it is not known. */
function useSectionTotal(name: 'missions' | 'contents'): number | undefined {
  const { certificates, isComplete, isFiltered } = useSearch();
  if (!isComplete || isFiltered) return undefined;
  const sectionType = name === 'missions' ? 'MISSION' : 'CONTENT';
  return certificates.filter(({ type }) => type === sectionType).length;
}

function CardSkeletons() {
  return (
    <SkeletonGroup>
      <div className={styles.cards}>
        {[0, 1, 2, 3].map((card) => (
          <div key={card} className={styles.card}>
            <div className={styles.imageArea}>
              <Skeleton width="100%" height="150px" />
            </div>
            <div className={styles.skeletonText}>
              <Skeleton width="78%" height="14px" />
              <Skeleton width="46%" height="14px" />
              <Skeleton width="58%" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
