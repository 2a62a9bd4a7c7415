import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { announce } from '#ui/LiveRegion.tsx';
import { painted } from '#ui/painted.ts';
import type { ViewLoad } from '../certificatesSlice.ts';
import { messages } from '../messages.ts';
import { stateMessages } from './stateMessages.ts';

/**
 * Says what came into a list, and takes the focus to the first of what was asked for.
 * @param list holds the `listitem`s in their order, by themselves or in groups
 * @param shown how many of them there are
 * @returns to be called when the reader asks for more
 */
export function useArrival(
  list: RefObject<HTMLElement | null>,
  shown: number,
  load: ViewLoad,
): () => void {
  const intl = useIntl();
  const before = useRef({ shown, isAsked: false, hasBegun: load.loaded });

  useEffect(() => {
    if (load.requestId || !load.loaded) return;
    const { shown: first, isAsked, hasBegun } = before.current;
    before.current = { shown, isAsked: false, hasBegun: true };
    if (shown <= first || load.failure) return;
    if (isAsked) {
      const row = list.current && rowAt(list.current, first);
      // Focus lays the page out at once.
      void painted().then(() => row?.querySelector<HTMLElement>('a,input')?.focus());
    } else if (first > 0 || !hasBegun) return;
    const text =
      first > 0
        ? intl.formatMessage(stateMessages.moreDone, { n: shown - first, total: shown })
        : intl.formatMessage(messages.showing, { n: shown });
    announce(list.current, text);
  }, [intl, list, load, shown]);

  // A view that begins anew is empty first.
  useEffect(() => {
    if (shown === 0) before.current.shown = 0;
  }, [shown]);

  return useCallback(() => {
    before.current.isAsked = true;
  }, []);
}

/** Walks the groups: a search through thousands of rows would take longer than drawing the new ones. */
function rowAt(list: Element, index: number): Element | undefined {
  let before = 0;
  for (const child of list.children) {
    const rows = rowsIn(child);
    if (index < before + rows) return isRow(child) ? child : rowAt(child, index - before);
    before += rows;
  }
  return undefined;
}

const isRow = (element: Element) => element.getAttribute('role') === 'listitem';

function rowsIn(element: Element): number {
  if (isRow(element)) return 1;
  const { firstElementChild: first } = element;
  if (first && isRow(first)) return element.childElementCount;
  let rows = 0;
  for (const child of element.children) rows += rowsIn(child);
  return rows;
}
