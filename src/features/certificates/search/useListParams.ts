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
import { getSortOptionName, sortOptions } from './sortOptions.ts';

/** Pause in milliseconds before the search text is in the address. Browsers limit how often it may change. */
const addressDelayMs = 250;

/** List parameters in the address and text of the search field, with functions to change them. */
export interface ListParamsControl {
  params: ListParams;
  /** Changes list parameters in the address and adds a history entry. */
  setParams: (changes: Partial<ListParams>) => void;
  /** Changes the text of the search field. The address is updated after a pause in typing. */
  setSearchText: (text: string) => void;
  /** Writes the search text to the address immediately. */
  commitSearchText: () => void;
  /** Whether the sort order and the view in the address have been copied to the Redux store. */
  isReady: boolean;
}

export function useListParams(): ListParamsControl {
  const { search } = useLocation();
  const navigate = useNavigate();
  // The text in the field, and the query of the address it replaces; undefined while both are the same.
  const [draft, setDraft] = useState<{ query: string; searchText: string }>();
  const [ownQuery, setOwnQuery] = useState<string>();
  // Another address has its own text. One that was set here follows the typing, which may be ahead of it.
  if (draft && draft.query !== search)
    setDraft(search === ownQuery ? { ...draft, query: search } : undefined);
  const addressParams = useMemo(() => parseListParams(search), [search]);
  const { searchText } = draft ?? addressParams;
  const params = useMemo(() => ({ ...addressParams, searchText }), [addressParams, searchText]);

  const navigateTo = useStableCallback((changes: Partial<ListParams>, replace: boolean) => {
    const next = serializeListParams(search, { ...params, ...changes });
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

  const isReady = useSyncStoreWithParams(addressParams, search, (changes) =>
    navigateTo(changes, true),
  );
  return {
    params,
    setParams: useCallback((changes) => navigateTo(changes, false), [navigateTo]),
    setSearchText: useStableCallback((text: string) =>
      setDraft({ query: search, searchText: text }),
    ),
    commitSearchText,
    isReady,
  };
}

/**
 * Copies the sort order and the view from the address to the Redux store, on each change of the address. If the first
 * address contains neither, writes the values from the store to the address instead.
 * @returns whether the store and the address have been made equal at least once
 */
function useSyncStoreWithParams(
  { order, view }: ListParams,
  search: string,
  onKeep: (stored: Pick<ListParams, 'order' | 'view'>) => void,
): boolean {
  const dispatch = useCertificatesDispatch();
  const storedOrder = useSelector(selectOrderBy);
  const storedView = useSelector(selectViewType);
  const [syncedQuery, setSyncedQuery] = useState<string>();
  const syncStore = useStableCallback(() => {
    const stored = { order: getSortOptionName(storedOrder), view: storedView };
    const hasParams = /[?&](?:sort|view)=/.test(search);
    setSyncedQuery(search);
    if (syncedQuery === undefined && !hasParams) {
      onKeep(stored);
      return;
    }
    if (stored.order !== order) dispatch(orderChanged(sortOptions[order]));
    if (stored.view !== view) dispatch(viewTypeChosen(view));
  });
  useLayoutEffect(syncStore, [syncStore, search]);
  return syncedQuery !== undefined;
}
