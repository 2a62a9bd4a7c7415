import { useEffect } from 'react';
import { deferComponent } from '#runtime/deferComponent.tsx';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import type { ViewType } from './certificatesState.ts';
import {
  type CertificateSearch,
  FilterChips,
  type ListParamsControl,
  ListToolbar,
  ResultCount,
  searchCertificates,
  SearchFieldControls,
} from './search/index.ts';
import { DeferredSelectButton } from './selection/index.ts';
import { StatementRoute } from './statement/index.ts';

const ResultActions = deferComponent<object>(
  () =>
    import(/* webpackChunkName: "rows" */ './ResultActions.tsx').then(
      (module) => module.ResultActions,
    ),
  { when: 'afterPaint' },
);

interface SearchBarToolsProps {
  listParams: ListParamsControl;
  search: CertificateSearch;
  viewType: ViewType;
  hasGrid: boolean;
}

/**
 * Parts of the search bar beside the text field: filters, sort order, switch between list and grid, and result count.
 */
export function SearchBarControls({ listParams, search, ...toolbar }: SearchBarToolsProps) {
  const provideSearch = useStableCallback(() => search.onSearchLoad(searchCertificates));
  useEffect(provideSearch, [provideSearch]);
  return (
    <>
      <SearchFieldControls {...listParams} />
      <ListToolbar listParams={listParams} {...toolbar}>
        <DeferredSelectButton />
      </ListToolbar>
      <FilterChips listParams={listParams} search={search} />
      <ResultCount search={search}>
        <ResultActions />
      </ResultCount>
      <StatementRoute search={search} />
    </>
  );
}
