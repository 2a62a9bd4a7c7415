import { useDeferredValue, useEffect, useState } from 'react';
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
import { ListView } from './views/ListView.tsx';
import type { CertificatesRoot } from './loadCertificates.ts';
import { MetadataTags } from './MetadataTags.tsx';
import { PageHeader } from './PageHeader.tsx';
import { LaterSelectionBar } from './selection/later.ts';
import { Toolbar } from './Toolbar.tsx';

const GridView = lazyComponent(() =>
  import(/* webpackChunkName: "grid" */ './views/GridView.tsx').then((module) => module.GridView),
);

/** Home, "My certificates" (docs/behaviour.md, Home). */
export function CertificatesPage() {
  const hasGrid = useFlag('certificates.grid-view');
  const chosen = useSelector(selectViewType);
  const viewType = hasGrid ? chosen : 'list';
  const shown = useShown(viewType);
  const services = useServices();
  useEffect(() => shown && keepShownOrder(services, shown), [services, shown]);
  // As the rows are, so that they come in one piece.
  const hasRows = useHasHad(useDeferredValue(shown));
  const isSelecting = useSelector(selectIsSelecting);
  const isEmpty = useSelector((state: CertificatesRoot) => selectIsEmpty(state, viewType));
  return (
    <div className={styles.page} data-selecting={isSelecting || undefined}>
      <PageHeader shown={shown} />
      {isEmpty ? (
        <div className={styles.gap} />
      ) : (
        <Toolbar viewType={viewType} hasGrid={hasGrid} hasRows={hasRows} />
      )}
      {viewType === 'list' ? <ListView /> : <GridView meanwhile={<SlowScreen />} />}
      <MetadataTags isHeld={!hasRows} />
      {isSelecting && <LaterSelectionBar />}
    </div>
  );
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
