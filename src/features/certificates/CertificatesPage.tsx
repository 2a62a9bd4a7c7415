import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useFlag } from '#api/flags/flags.ts';
import { useServices } from '#api/services.ts';
import { keepShownOrder } from '#documents/neighbours/shownOrder.ts';
import { lazyComponent } from '#ui/lazyComponent.tsx';
import { SlowScreen } from '#ui/states/SlowNotice.tsx';
import styles from './CertificatesPage.module.css';
import {
  selectIsEmpty,
  selectIsSelecting,
  selectLoad,
  selectView,
  selectViewType,
  type ViewType,
} from './certificatesSlice.ts';
import { Finder } from './find/Finder.tsx';
import type { Finding } from './find/finding.ts';
import { FoundView } from './find/later.ts';
import { useAsked } from './find/useAsked.ts';
import { FoundContext } from './find/useFound.ts';
import { useHomeFound } from './find/useHomeFound.ts';
import { ListSkeleton, ListView } from './views/ListView.tsx';
import type { CertificatesRoot } from './loadCertificates.ts';
import { PageHeader } from './PageHeader.tsx';
import { LaterMetadataTags } from './attributes/later.ts';
import { LaterSelectionBar } from './selection/later.ts';

const GridView = lazyComponent(() =>
  import(/* webpackChunkName: "grid" */ './views/GridView.tsx').then((module) => module.GridView),
);

/** Home, "My certificates" (docs/behaviour.md, Home). */
export function CertificatesPage() {
  const hasGrid = useFlag('certificates.grid-view');
  const home = useAsked();
  const chosen = useSelector(selectViewType);
  const viewType = hasGrid ? chosen : 'list';
  const found = useHomeFound(useFinding(home.asked), viewType);
  const paged = useShown(viewType);
  const isFinding = found.isFiltered && !(found.isComplete && found.total === 0);
  const shown = isFinding && found.total ? found.everything?.certificates : paged;
  const order = isFinding ? found.certificates : paged;
  const services = useServices();
  useEffect(() => {
    if (order) keepShownOrder(services, { certificates: order, isWhole: isFinding });
  }, [services, order, isFinding]);
  // As the rows are, so that they come in one piece.
  const hasRows = useHasHad(useDeferredValue(shown));
  const isSelecting = useSelector(selectIsSelecting);
  const isEmpty = useSelector((state: CertificatesRoot) => selectIsEmpty(state, viewType));
  const paging = viewType === 'list' ? <ListView /> : <GridView meanwhile={<SlowScreen />} />;
  return (
    <FoundContext value={found}>
      <div className={styles.page} data-selecting={isSelecting || undefined}>
        <PageHeader shown={shown} isListWanted={isFinding} />
        {isEmpty ? (
          <div className={styles.gap} />
        ) : (
          <Finder
            home={home}
            found={found}
            viewType={viewType}
            hasGrid={hasGrid}
            hasTools={hasRows || isFinding}
          />
        )}
        {home.isReady && !isFinding && paging}
        {isFinding &&
          (found.tally ? (
            <FoundView home={home} found={found} viewType={viewType} meanwhile={<ListSkeleton />} />
          ) : (
            <ListSkeleton />
          ))}
        {hasRows && <LaterMetadataTags />}
        {isSelecting && <LaterSelectionBar />}
      </div>
    </FoundContext>
  );
}

/** The same for as long as it says the same: what is found by it is found once. */
function useFinding({ words, type, year }: Finding): Finding {
  return useMemo(() => ({ words, type, year }), [words, type, year]);
}

/** Whether there were any: what acts on them stays while others come. */
function useHasHad(shown: unknown): boolean {
  const [has, setHas] = useState(false);
  if (shown && !has) setHas(true);
  return has;
}

/** The certificates on screen; undefined before the first page came. */
function useShown(viewType: ViewType) {
  const list = useSelector((state: CertificatesRoot) => selectView(state, 'list').certificates);
  const missions = useSelector(
    (state: CertificatesRoot) => selectView(state, 'missions').certificates,
  );
  const contents = useSelector(
    (state: CertificatesRoot) => selectView(state, 'contents').certificates,
  );
  const hasList = useHasLoaded('list');
  const hasMissions = useHasLoaded('missions');
  const hasContents = useHasLoaded('contents');
  if (viewType === 'list') return hasList ? list : undefined;
  return hasMissions && hasContents ? [...missions, ...contents] : undefined;
}

function useHasLoaded(name: 'list' | 'missions' | 'contents'): boolean {
  return useSelector((state: CertificatesRoot) => selectLoad(state, name)).loaded;
}
