import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { useServicesDispatch } from '#api/services.ts';
import { selectionChanged, selectSelection } from '../certificatesSlice.ts';
import type { CertificatesRoot } from '../loadCertificates.ts';

const none: ReadonlySet<string> = new Set();
const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

/** The chosen ids in the order in which they were chosen; each of thousands of rows looks for its own. */
export function selectChosen(state: CertificatesRoot): ReadonlySet<string> {
  const selection = selectSelection(state);
  if (!selection) return none;
  const known = sets.get(selection) ?? new Set(selection);
  sets.set(selection, known);
  return known;
}

export const useChosen = (): ReadonlySet<string> => useSelector(selectChosen);

/** How the selection changes by what was chosen before, without listening to it. */
export function useChange(): (change: (chosen: ReadonlySet<string>) => Iterable<string>) => void {
  const dispatch = useServicesDispatch();
  return useCallback(
    (change) => {
      dispatch((_dispatch, getState) => {
        const chosen = selectChosen(getState() as CertificatesRoot);
        dispatch(selectionChanged([...change(chosen)]));
      });
    },
    [dispatch],
  );
}

/** Those that were not chosen before come after the others. */
export const withAll = (chosen: ReadonlySet<string>, ids: Iterable<string>): Set<string> =>
  new Set([...chosen, ...ids]);

export function without(chosen: ReadonlySet<string>, ids: Iterable<string>): Set<string> {
  const rest = new Set(chosen);
  for (const id of ids) rest.delete(id);
  return rest;
}
