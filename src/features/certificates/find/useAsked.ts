import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHandler } from '#ui/useHandler.ts';
import {
  orderChanged,
  selectOrderBy,
  selectViewType,
  viewTypeChosen,
} from '../certificatesSlice.ts';
import { useCertificatesDispatch } from '../loadCertificates.ts';
import { type Asked, readAsked, writeAsked } from './findingAddress.ts';
import { nameOfOrder, orders } from './orders.ts';

/** Browsers refuse an address for each letter. */
const restBeforeAddress = 250;

/** What Home is asked for, as its address has it and the field above it. */
export interface AskedHome {
  asked: Asked;
  /** Chips, order and view: each an entry of the history. */
  ask: (changes: Partial<Asked>) => void;
  /** Letters come into the address once they rest. */
  type: (words: string) => void;
  /** They come into it at once. */
  settle: () => void;
  /** The state has what the address says. */
  isReady: boolean;
}

export function useAsked(): AskedHome {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<{ over: string; words: string }>();
  const [written, setWritten] = useState<string>();
  // Another address has words of its own, but one that is written here follows what is typed, which may be ahead of it.
  if (typed && typed.over !== search)
    setTyped(search === written ? { ...typed, over: search } : undefined);
  const inAddress = useMemo(() => readAsked(search), [search]);
  const { words } = typed ?? inAddress;
  const asked = useMemo(() => ({ ...inAddress, words }), [inAddress, words]);

  const go = useHandler((changes: Partial<Asked>, replace: boolean) => {
    const next = writeAsked(search, { ...asked, ...changes });
    // Words that are chosen take the place of those that are typed.
    if (changes.words !== undefined) setTyped(undefined);
    if (next === search) return;
    setWritten(next);
    void navigate({ search: next }, { replace });
  });
  const settle = useCallback(() => go({}, true), [go]);
  useEffect(() => {
    if (words === inAddress.words) return;
    const timer = setTimeout(settle, restBeforeAddress);
    return () => clearTimeout(timer);
  }, [words, inAddress, settle]);

  const isReady = useStateOfAddress(inAddress, search, (changes) => go(changes, true));
  return {
    asked,
    ask: useCallback((changes) => go(changes, false), [go]),
    type: useHandler((next: string) => setTyped({ over: search, words: next })),
    settle,
    isReady,
  };
}

/**
 * Order and view of the state follow the address. Where a visit of Home begins with an address that says nothing of them,
 * they are those of before, and the address says so.
 */
function useStateOfAddress(
  { order, view }: Asked,
  search: string,
  onBefore: (before: Pick<Asked, 'order' | 'view'>) => void,
): boolean {
  const dispatch = useCertificatesDispatch();
  const orderBefore = useSelector(selectOrderBy);
  const viewBefore = useSelector(selectViewType);
  const [followed, setFollowed] = useState<string>();
  const follow = useHandler(() => {
    const before = { order: nameOfOrder(orderBefore), view: viewBefore };
    const isSaid = /[?&](?:sort|view)=/.test(search);
    setFollowed(search);
    if (followed === undefined && !isSaid) {
      onBefore(before);
      return;
    }
    if (before.order !== order) dispatch(orderChanged(orders[order]));
    if (before.view !== view) dispatch(viewTypeChosen(view));
  });
  useLayoutEffect(follow, [follow, search]);
  return followed !== undefined;
}
