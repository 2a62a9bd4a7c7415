import { createContext, use, useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectHasListRequestEnded } from '#data/rest/missionsApi.ts';
import { usePluginContext } from '#session/pluginContext.ts';
import { useSessionState } from '#session/useSessionState.ts';
import { selectList, selectOrderBy } from '../certificatesSlice.ts';
import { getViewSortOrder, type ViewType } from '../certificatesState.ts';
import type { CertificateSearchInput } from './searchCertificates.ts';
import { type SearchFilter, hasFilter } from './searchFilter.ts';
import { type RemainingPages, remainingPagesCacheKey } from './remainingPages.ts';
import type { SearchResults } from './searchResults.ts';
import type { ListParamsControl } from './useListParams.ts';

type SearchFunction = (context: CertificateSearchInput) => SearchResults;

/** Search on the start page: its filter, its results, and the functions that set what it searches. */
export interface CertificateSearch extends SearchResults {
  filter: SearchFilter;
  /** Changes list parameters in the address, together with the text in the search field. */
  setParams: ListParamsControl['setParams'];
  /**
   * Whether the request `GET /certificates` had ended when the results were computed. Components that use the results
   * must not read this from the store: the store may have the response before the results contain it.
   */
  hasListRequestEnded: boolean;
  remainingPages: RemainingPages | undefined;
  onRemainingPagesChange: (pages: RemainingPages) => void;
  /** Callback that receives the search function once the code of this function is loaded. */
  onSearchLoad: (searchFunction: SearchFunction) => void;
}

export const SearchContext = createContext<CertificateSearch | undefined>(undefined);

/** Returns the search on the start page that contains the component. */
export function useSearch(): CertificateSearch {
  const search = use(SearchContext);
  if (!search) throw new Error('useSearch was called outside of the start page.');
  return search;
}

/** Searches the certificates of the start page. Returns no results until the code of the search is loaded. */
export function useCertificateSearch(
  { filter, setParams }: Pick<ListParamsControl, 'filter' | 'setParams'>,
  viewType: ViewType,
): CertificateSearch {
  const { config } = usePluginContext();
  const intl = useIntl();
  const plainList = useSelector(selectList);
  const hasListRequestEnded = useSelector(selectHasListRequestEnded);
  const orderBy = useSelector(selectOrderBy);
  const [loadedSearch, setLoadedSearch] = useState<{ run: SearchFunction }>();
  const [remainingPages, onRemainingPagesChange] = useSessionState(remainingPagesCacheKey);
  const timeZone = config.CERTIFICATE_TIME_ZONE;
  const results = useMemo(
    () =>
      loadedSearch?.run({
        filter,
        plainList,
        remainingPages,
        order: getViewSortOrder(orderBy, viewType),
        viewType,
        intl,
        timeZone,
      }) ?? {
        certificates: [],
        isFiltered: hasFilter(filter),
        isComplete: false,
        filterLabel: '',
      },
    [loadedSearch, filter, plainList, remainingPages, orderBy, viewType, intl, timeZone],
  );
  const onSearchLoad = useCallback((run: SearchFunction) => setLoadedSearch({ run }), []);
  // The same object until something changes: it is the value of a context, and React would look for readers of the
  // context in every row.
  return useMemo(
    () => ({
      ...results,
      filter,
      setParams,
      hasListRequestEnded,
      remainingPages,
      onRemainingPagesChange,
      onSearchLoad,
    }),
    [
      results,
      filter,
      setParams,
      hasListRequestEnded,
      remainingPages,
      onRemainingPagesChange,
      onSearchLoad,
    ],
  );
}
