import { useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useFlag } from '#api/flags/flags.ts';
import { Skeleton, SkeletonGroup } from '#ui/states/Skeleton.tsx';
import { CertificateCard } from './CertificateCard.tsx';
import { selectIsEmpty, selectIsSelecting } from '../certificatesSlice.ts';
import styles from './GridView.module.css';
import { pageSize, type CertificatesRoot } from '../loadCertificates.ts';
import { LaterSelectAll } from '../selection/later.ts';
import { LoadMore } from './LoadMore.tsx';
import { messages } from '../messages.ts';
import { stateMessages } from './stateMessages.ts';
import { useArrival } from './useArrival.ts';
import { useView } from './useView.ts';
import { EmptyState, FailedState, PartialNote } from './ViewState.tsx';

/** Mission and content certificates, each section with a "load more" of its own. */
export function GridView({ missionPageSize = pageSize }: { missionPageSize?: number }) {
  const isEmpty = useSelector((state: CertificatesRoot) => selectIsEmpty(state, 'grid'));
  const isSelecting = useSelector(selectIsSelecting);
  return (
    <>
      {isEmpty && <EmptyState />}
      <div hidden={isEmpty}>
        {isSelecting && <LaterSelectAll />}
        <Section name="missions" limit={missionPageSize} />
        <Section name="contents" limit={pageSize} />
      </div>
    </>
  );
}

function Section({ name, limit }: { name: 'missions' | 'contents'; limit: number }) {
  const headingId = useId();
  const { certificates, canLoadMore, load, loadNext, restart } = useView(name, limit);
  const isSelecting = useSelector(selectIsSelecting);
  const hasPdf = useFlag('certificates.pdf-download');
  const list = useRef<HTMLDivElement>(null);
  const n = certificates.length;
  const expectArrival = useArrival(list, n, load);
  const ask = () => {
    expectArrival();
    loadNext();
  };

  return (
    <section aria-labelledby={headingId} aria-busy={load.requestId !== null}>
      <div className={styles.sectionHead}>
        <h2 id={headingId}>
          <FormattedMessage {...messages[name]} />
        </h2>
        {n > 0 && (
          <span className={styles.count}>
            <FormattedMessage
              {...(canLoadMore ? messages.showing : messages.count)}
              values={{ n }}
            />
          </span>
        )}
      </div>
      {load.partial && <PartialNote onRetry={restart} />}
      {n === 0 && load.failure && <FailedState load={load} onRetry={ask} />}
      {n === 0 && load.loaded && (
        <p className={styles.empty}>
          <FormattedMessage
            {...(name === 'missions' ? stateMessages.emptyMissions : stateMessages.emptyContents)}
          />
        </p>
      )}
      {n === 0 && !load.loaded && !load.failure && <CardSkeletons />}
      {n > 0 && (
        <>
          <div ref={list} role="list" aria-labelledby={headingId} className={styles.cards}>
            {certificates.map((certificate) => (
              <CertificateCard
                key={certificate.id}
                certificate={certificate}
                hasPdf={hasPdf}
                isSelecting={isSelecting}
              />
            ))}
          </div>
          <LoadMore canLoadMore={canLoadMore} load={load} onAsk={ask} />
        </>
      )}
    </section>
  );
}

function CardSkeletons() {
  return (
    <SkeletonGroup>
      <div className={styles.cards}>
        {[0, 1, 2, 3].map((card) => (
          <div key={card} className={styles.card}>
            <div className={styles.mat}>
              <Skeleton width="100%" height="150px" />
            </div>
            <div className={styles.bones}>
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
