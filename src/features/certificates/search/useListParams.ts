import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import {
  orderChanged,
  selectOrderBy,
  selectViewType,
  viewTypeChosen,
} from '../certificatesSlice.ts';
import { useCertificatesDispatch } from '../loadCertificates.ts';
import { type ListParams, parseListParams, serializeListParams } from './listParams.ts';
import type { SearchFilter } from './searchFilter.ts';
import { getSortOptionName, sortOptions } from './sortOptions.ts';

/** Pause in milliseconds before the search text is in the address. Browsers limit how often it may change. */
const addressDelayMs = 250;

/** Search filter in the address and text of the search field, with functions to change the list parameters. */
export interface ListParamsControl {
  /** The same object until one of its values changes, so that memoized searches are not repeated. */
  filter: SearchFilter;
  /** Changes list parameters in the address and adds a history entry. */
  setParams: (changes: Partial<ListParams>) => void;
  /** Changes the text of the search field. The address is updated after a pause in typing. */
  setSearchText: (text: string) => void;
  /** Writes the search text to the address immediately. */
  commitSearchText: () => void;
  /** Whether the store has the sort order and the view of the address. */
  isReady: boolean;
}

/**
 * Returns the search filter in the address. Copies the sort order and the view of each address to the Redux store, where
 * components read them. If the first address contains neither, writes those of the store to the address instead.
 */
export function useListParams(): ListParamsControl {
  const { search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useCertificatesDispatch();
  const storedOrder = getSortOptionName(useSelector(selectOrderBy));
  const storedView = useSelector(selectViewType);
  const [isReady, setIsReady] = useState(false);
  // The text in the field, and the query of the address it replaces; undefined while both are the same.
  const [draft, setDraft] = useState<{ query: string; searchText: string }>();
  const [ownQuery, setOwnQuery] = useState<string>();
  // Another address has its own text. One that was set here follows the typing, which may be ahead of it.
  if (draft && draft.query !== search)
    setDraft(search === ownQuery ? { ...draft, query: search } : undefined);
  const addressParams = useMemo(() => parseListParams(search), [search]);
  const { type, year, from, to, order, view } = addressParams;
  const { searchText } = draft ?? addressParams;

  const navigateTo = useStableCallback((changes: Partial<ListParams>, replace: boolean) => {
    const next = serializeListParams(search, { ...addressParams, searchText, ...changes });
    // A text set by a button replaces the typed one.
    if (changes.searchText !== undefined) setDraft(undefined);
    if (next === search) return;
    setOwnQuery(next);
    void navigate({ search: next }, { replace });
  });
  const commitSearchText = useCallback(() => navigateTo({}, true), [navigateTo]);
  useEffect(() => {
    if (searchText === addressParams.searchText) return;
    const timer = setTimeout(commitSearchText, addressDelayMs);
    return () => clearTimeout(timer);
  }, [searchText, addressParams, commitSearchText]);

  const copyToStore = useStableCallback(() => {
    setIsReady(true);
    if (!isReady && !/[?&](?:sort|view)=/.test(search)) {
      navigateTo({ order: storedOrder, view: storedView }, true);
      return;
    }
    if (storedOrder !== order) dispatch(orderChanged(sortOptions[order]));
    if (storedView !== view) dispatch(viewTypeChosen(view));
  });
  useLayoutEffect(copyToStore, [copyToStore, search]);

  return {
    filter: useMemo(
      () => ({ searchText, type, year, from, to }),
      [searchText, type, year, from, to],
    ),
    setParams: useCallback((changes) => navigateTo(changes, false), [navigateTo]),
    setSearchText: useStableCallback((text: string) =>
      setDraft({ query: search, searchText: text }),
    ),
    commitSearchText,
    isReady,
  };
}
