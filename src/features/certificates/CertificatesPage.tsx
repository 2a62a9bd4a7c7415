import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useFlag } from '#session/useFlag.ts';
import { usePluginContext } from '#session/pluginContext.ts';
import { certificatesOnHomeKey } from '#documents/displayedCertificates.ts';
import { GridView } from './grid/index.ts';
import { deferComponent } from '#runtime/deferComponent.tsx';
import styles from './CertificatesPage.module.css';
import {
  selectIsEmpty,
  selectIsSelecting,
  selectLoadState,
  selectView,
  selectViewType,
} from './certificatesSlice.ts';
import type { CertificateListName, CertificatesRootState, ViewType } from './certificatesState.ts';
import { SearchBar, SearchContext, useCertificateSearch, useListParams } from './search/index.ts';
import { DeferredUserMetadataTags, ListSkeleton, ListView } from './list/index.ts';
import { PageHeader } from './PageHeader.tsx';
import { DeferredSelectionBar } from './selectionBar/index.ts';
import { columnWidths } from './useCertificateRowTexts.ts';

const SearchBarTools = deferComponent(
  () => import(/* webpackChunkName: "search" */ './SearchBarFiltersAndSort.tsx'),
  { when: 'afterPaint' },
);

// Loaded at once, since a search shows no other rows.
const SearchResultsView = deferComponent(
  () => import(/* webpackChunkName: "search" */ './SearchResultsView.tsx'),
  { when: 'render', fallback: ListSkeleton },
);

/** Start page of learners, titled "My certificates" (docs/behaviour.md, Home). */
export default function CertificatesPage() {
  const hasGrid = useFlag('certificates.grid-view');
  const listParams = useListParams();
  const pageRef = useRef<HTMLDivElement>(null);
  const selectedViewType = useSelector(selectViewType);
  const viewType = hasGrid ? selectedViewType : 'list';
  const search = useCertificateSearch(listParams, viewType);
  const pagedCertificates = useVisibleCertificates(viewType);
  const isSearching = search.isFiltered && !(search.isComplete && search.total === 0);
  const visibleCertificates =
    isSearching && search.total ? search.pool?.certificates : pagedCertificates;
  const navigationOrder = isSearching ? search.certificates : pagedCertificates;
  const context = usePluginContext();
  useEffect(() => {
    if (navigationOrder)
      context.sessionCache.set(certificatesOnHomeKey, {
        certificates: navigationOrder,
        isComplete: isSearching,
      });
  }, [context, navigationOrder, isSearching]);
  // Deferred like the rows, so that both appear in the same frame.
  const hasRows = useEverTrue(useDeferredValue(Boolean(visibleCertificates)));
  const isSelecting = useSelector(selectIsSelecting);
  const isEmpty = useSelector((state: CertificatesRootState) => selectIsEmpty(state, viewType));
  const paging = viewType === 'list' ? <ListView /> : <GridView />;
  return (
    <SearchContext value={search}>
      <div
        ref={pageRef}
        className={styles.page}
        style={columnWidths}
        data-selecting={isSelecting || undefined}
      >
        <PageHeader certificates={visibleCertificates} needsPlainList={isSearching} />
        {isEmpty ? (
          <div className={styles.spacer} />
        ) : (
          <SearchBar listParams={listParams}>
            {(hasRows || isSearching) && (
              <SearchBarTools
                pageRef={pageRef}
                listParams={listParams}
                viewType={viewType}
                hasGrid={hasGrid}
              />
            )}
          </SearchBar>
        )}
        {listParams.isReady && !isSearching && paging}
        {isSearching &&
          (search.filterResult ? <SearchResultsView viewType={viewType} /> : <ListSkeleton />)}
        {hasRows && <DeferredUserMetadataTags />}
        {isSelecting && <DeferredSelectionBar />}
      </div>
    </SearchContext>
  );
}

/** Returns whether the value was ever true. Keeps the search controls visible while another view is loading. */
function useEverTrue(value: boolean): boolean {
  const [hasBeenTrue, setHasBeenTrue] = useState(false);
  if (value && !hasBeenTrue) setHasBeenTrue(true);
  return hasBeenTrue;
}

/** Returns the loaded certificates of the list or of the grid. Returns undefined until its first pages are loaded. */
function useVisibleCertificates(viewType: ViewType) {
  const list = useLoadedCertificates('list');
  const missions = useLoadedCertificates('missions');
  const contents = useLoadedCertificates('contents');
  const grid = useMemo(
    () => missions && contents && [...missions, ...contents],
    [missions, contents],
  );
  return viewType === 'list' ? list : grid;
}

function useLoadedCertificates(name: CertificateListName) {
  return useSelector((state: CertificatesRootState) =>
    selectLoadState(state, name).isLoaded ? selectView(state, name).certificates : undefined,
  );
}
