import { useEffect, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useServicesDispatch } from '#api/services.ts';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx';
import { CertificateCard } from './CertificateCard.tsx';
import { selectLoad, selectView } from './certificatesSlice.ts';
import styles from './GridView.module.css';
import { loadPage, pageSize } from './loadCertificates.ts';
import { LoadMore } from './LoadMore.tsx';
import { messages } from './messages.ts';
import { EmptyState, FailedState, PartialNote } from './ViewState.tsx';

type Rooted = Parameters<typeof selectView>[0];
type SectionName = 'missions' | 'contents';

/** Mission and content certificates, each section with a "load more" of its own. */
export function GridView({ missionPageSize = pageSize }: { missionPageSize?: number }) {
  const isEmpty = {
    missions: useIsEmpty('missions'),
    contents: useIsEmpty('contents'),
  };
  useFirstPage('missions', missionPageSize);
  useFirstPage('contents', pageSize);
  if (isEmpty.missions && isEmpty.contents) return <EmptyState />;
  return (
    <>
      <Section name="missions" limit={missionPageSize} />
      <Section name="contents" limit={pageSize} />
    </>
  );
}

function useIsEmpty(name: SectionName): boolean {
  const { certificates } = useSelector((state: Rooted) => selectView(state, name));
  const { status } = useSelector((state: Rooted) => selectLoad(state, name));
  return status === 'done' && certificates.length === 0;
}

function useFirstPage(name: SectionName, limit: number): void {
  const dispatch = useServicesDispatch();
  const { status } = useSelector((state: Rooted) => selectLoad(state, name));
  useEffect(() => {
    if (status === 'idle') void dispatch(loadPage(name, limit));
  }, [dispatch, name, limit, status]);
}

function Section({ name, limit }: { name: SectionName; limit: number }) {
  const headingId = useId();
  const dispatch = useServicesDispatch();
  const { certificates, canLoadMore } = useSelector((state: Rooted) => selectView(state, name));
  const load = useSelector((state: Rooted) => selectLoad(state, name));
  const list = useRef<HTMLDivElement>(null);
  const onLoad = () => dispatch(loadPage(name, limit));
  const n = certificates.length;

  return (
    <section aria-labelledby={headingId} aria-busy={load.status === 'loading'}>
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
      {load.isPartial && <PartialNote />}
      {n === 0 && load.status === 'failed' && (
        <FailedState load={load} onRetry={() => void onLoad()} />
      )}
      {n === 0 && load.status === 'done' && (
        <p className={styles.empty}>
          <FormattedMessage
            {...(name === 'missions' ? messages.missionsEmpty : messages.contentsEmpty)}
          />
        </p>
      )}
      {n === 0 && (load.status === 'idle' || load.status === 'loading') && <CardSkeletons />}
      {n > 0 && (
        <>
          <div ref={list} role="list" aria-labelledby={headingId} className={styles.cards}>
            {certificates.map((certificate) => (
              <CertificateCard key={certificate.id} certificate={certificate} />
            ))}
          </div>
          <LoadMore list={list} shown={n} canLoadMore={canLoadMore} load={load} onLoad={onLoad} />
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
