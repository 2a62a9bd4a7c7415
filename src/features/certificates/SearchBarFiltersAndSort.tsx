import { type RefObject, useEffect } from 'react';
import { deferComponent } from '#runtime/deferComponent.tsx';
import type { ViewType } from './certificatesState.ts';
import { DeferredCertificatesKeyboard } from './keyboard/index.ts';
import {
  FilterChips,
  type ListParamsControl,
  ListToolbar,
  ResultCount,
  searchCertificates,
  SearchClearButtonAndShortcuts,
  useSearch,
} from './search/index.ts';
import { DeferredStartSelectionButton } from './selectionBar/index.ts';
import { DeferredStatementRoute } from './statement/index.ts';

const ResultActions = deferComponent<object>(
  () => import(/* webpackChunkName: "rows" */ './SearchResultActions.tsx'),
  { when: 'afterPaint' },
);

// The same element at each rendering, so that the toolbar does not render again.
const startSelectionButton = <DeferredStartSelectionButton />;

interface SearchBarToolsProps {
  pageRef: RefObject<HTMLElement | null>;
  listParams: ListParamsControl;
  viewType: ViewType;
  hasGrid: boolean;
}

/** Parts of the search bar beside the text field: filters, sort order, switch of the view, and result count. */
export default function SearchBarFiltersAndSort({
  pageRef,
  listParams,
  ...toolbar
}: SearchBarToolsProps) {
  const { onSearchLoad } = useSearch();
  useEffect(() => onSearchLoad(searchCertificates), [onSearchLoad]);
  return (
    <>
      <SearchClearButtonAndShortcuts {...listParams} />
      <ListToolbar setParams={listParams.setParams} {...toolbar}>
        {startSelectionButton}
      </ListToolbar>
      <FilterChips />
      <ResultCount>
        <ResultActions />
      </ResultCount>
      <DeferredStatementRoute />
      <DeferredCertificatesKeyboard pageRef={pageRef} />
    </>
  );
}
