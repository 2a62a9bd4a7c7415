import { useSelector } from 'react-redux';
import { useFlag } from '#api/flags.ts';
import styles from './CertificatesPage.module.css';
import { selectLoad, selectView, selectViewType } from './certificatesSlice.ts';
import { GridView } from './GridView.tsx';
import { ListView } from './ListView.tsx';
import { MetadataTags } from './MetadataTags.tsx';
import { PageHeader } from './PageHeader.tsx';
import { Toolbar } from './Toolbar.tsx';

type Rooted = Parameters<typeof selectView>[0];

/** Home, "My certificates" (Spec §2). */
export function CertificatesPage() {
  const hasGrid = useFlag('certificates.grid-view');
  const chosen = useSelector(selectViewType);
  const viewType = hasGrid ? chosen : 'list';
  const shown = useShown(viewType);
  return (
    <div className={styles.page}>
      <PageHeader shown={shown} />
      <MetadataTags />
      <Toolbar viewType={viewType} hasGrid={hasGrid} />
      {viewType === 'list' ? <ListView /> : <GridView />}
    </div>
  );
}

/** The certificates on screen; undefined before the first page came. */
function useShown(viewType: 'list' | 'grid') {
  const list = useSelector((state: Rooted) => selectView(state, 'list').certificates);
  const missions = useSelector((state: Rooted) => selectView(state, 'missions').certificates);
  const contents = useSelector((state: Rooted) => selectView(state, 'contents').certificates);
  const hasLoaded = {
    list: useHasLoaded('list'),
    grid: [useHasLoaded('missions'), useHasLoaded('contents')].every(Boolean),
  };
  if (!hasLoaded[viewType]) return undefined;
  return viewType === 'list' ? list : [...missions, ...contents];
}

function useHasLoaded(name: 'list' | 'missions' | 'contents'): boolean {
  const { status } = useSelector((state: Rooted) => selectLoad(state, name));
  const { length } = useSelector((state: Rooted) => selectView(state, name).certificates);
  return status === 'done' || length > 0;
}
