import { useEffect } from 'react';
import { deferComponent } from '#runtime/deferComponent.tsx';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import type { ViewType } from './certificatesState.ts';
import { DeferredCertificatesKeyboard } from './keyboard/index.ts';
import {
  type CertificateSearch,
  FilterChips,
  type ListParamsControl,
  ListToolbar,
  ResultCount,
  searchCertificates,
  SearchClearButtonAndShortcuts,
} from './search/index.ts';
import { DeferredStartSelectionButton } from './selection/index.ts';
import { StatementRoute } from './statement/index.ts';

const ResultActions = deferComponent<object>(
  () =>
    import(/* webpackChunkName: "rows" */ './SearchResultActions.tsx').then(
      (module) => module.SearchResultActions,
    ),
  { when: 'afterPaint' },
);

interface SearchBarToolsProps {
  listParams: ListParamsControl;
  search: CertificateSearch;
  viewType: ViewType;
  hasGrid: boolean;
}

/** Parts of the search bar beside the text field: filters, sort order, switch of the view, and result count. */
export function SearchBarFiltersAndSort({ listParams, search, ...toolbar }: SearchBarToolsProps) {
  const provideSearch = useStableCallback(() => search.onSearchLoad(searchCertificates));
  useEffect(provideSearch, [provideSearch]);
  return (
    <>
      <SearchClearButtonAndShortcuts {...listParams} />
      <ListToolbar listParams={listParams} {...toolbar}>
        <DeferredStartSelectionButton />
      </ListToolbar>
      <FilterChips listParams={listParams} search={search} />
      <ResultCount search={search}>
        <ResultActions />
      </ResultCount>
      <StatementRoute search={search} />
      <DeferredCertificatesKeyboard />
    </>
  );
}
