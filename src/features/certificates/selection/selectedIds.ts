import { useCallback } from 'react';
import { useSelector, useStore } from 'react-redux';
import { selectionChanged, selectSelection } from '../certificatesSlice.ts';
import type { CertificatesRootState } from '../certificatesState.ts';

const noIds: ReadonlySet<string> = new Set();
const idSetCache = new WeakMap<readonly string[], ReadonlySet<string>>();

/** Returns the selected ids in the order of selection. Cached, since thousands of rows look up their id in it. */
export function selectSelectedIds(state: CertificatesRootState): ReadonlySet<string> {
  const selection = selectSelection(state);
  if (!selection) return noIds;
  const selectedIds = idSetCache.get(selection) ?? new Set(selection);
  idSetCache.set(selection, selectedIds);
  return selectedIds;
}

export const useSelectedIds = (): ReadonlySet<string> => useSelector(selectSelectedIds);

/** Returns a function that changes the selection, without rendering the component again at each change. */
export function useUpdateSelection(): (
  update: (selectedIds: ReadonlySet<string>) => Iterable<string>,
) => void {
  const store = useStore<CertificatesRootState>();
  return useCallback(
    (update) => {
      const selectedIds = selectSelectedIds(store.getState());
      store.dispatch(selectionChanged([...update(selectedIds)]));
    },
    [store],
  );
}

/** Adds ids to the end of a selection. Ids that are already selected keep their position. */
export const addSelectedIds = (
  selectedIds: ReadonlySet<string>,
  ids: Iterable<string>,
): Set<string> => new Set([...selectedIds, ...ids]);

export function removeSelectedIds(
  selectedIds: ReadonlySet<string>,
  ids: Iterable<string>,
): Set<string> {
  const remainingIds = new Set(selectedIds);
  for (const id of ids) remainingIds.delete(id);
  return remainingIds;
}
