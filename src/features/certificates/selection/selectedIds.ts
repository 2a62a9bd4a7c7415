import { createSelector } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useSelector, useStore } from 'react-redux';
import { selectionChanged, selectSelection } from '../certificatesSlice.ts';
import type { CertificatesRootState } from '../certificatesState.ts';

/** Selects the ids in the order of selection. Memoized, since thousands of rows look up their id. */
export const selectSelectedIds = createSelector(
  [selectSelection],
  (selection): ReadonlySet<string> => new Set(selection),
);

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
