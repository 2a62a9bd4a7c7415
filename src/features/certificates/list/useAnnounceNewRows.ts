import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { announce } from '#ui/LiveRegion.tsx';
import { waitForNextPaint } from '#runtime/waitForNextPaint.ts';
import type { ViewLoadState } from '../certificatesState.ts';
import { messages } from '../messages.ts';
import { listStateMessages } from './listStateMessages.ts';

/**
 * Announces to screen readers that rows were added to a list. If the user requested these rows, also focuses the first
 * one.
 * @param listRef element that contains the rows (elements with the role `listitem`) in order, directly or in nested
 * groups
 * @returns a function to call when the user requests more rows
 */
export function useAnnounceNewRows(
  listRef: RefObject<HTMLElement | null>,
  rowCount: number,
  loadState: ViewLoadState,
): () => void {
  const intl = useIntl();
  const stateRef = useRef({ rowCount, isRequested: false, hasStarted: loadState.isLoaded });

  useEffect(() => {
    if (loadState.requestId || !loadState.isLoaded) return;
    const { rowCount: previousCount, isRequested, hasStarted } = stateRef.current;
    stateRef.current = { rowCount, isRequested: false, hasStarted: true };
    if (rowCount <= previousCount || loadState.error) return;
    if (isRequested) {
      const row = listRef.current && findRowFromEnd(listRef.current, rowCount - previousCount);
      // Focusing forces a layout, so it waits until the rows are drawn.
      void waitForNextPaint().then(() => row?.querySelector<HTMLElement>('a,input')?.focus());
    } else if (previousCount > 0 || !hasStarted) return;
    const text =
      previousCount > 0
        ? intl.formatMessage(listStateMessages.moreDone, {
            n: rowCount - previousCount,
            total: rowCount,
          })
        : intl.formatMessage(messages.showing, { n: rowCount });
    announce(listRef.current, text);
  }, [intl, listRef, loadState, rowCount]);

  // A view that is reset is empty first.
  useEffect(() => {
    if (rowCount === 0) stateRef.current.rowCount = 0;
  }, [rowCount]);

  return useCallback(() => {
    stateRef.current.isRequested = true;
  }, []);
}

/**
 * Finds a row of a list by its position from the end, where the new rows are. A search from the start would take longer
 * the longer the list is.
 * @param position 1 for the last row
 */
function findRowFromEnd(list: Element, position: number): Element | null {
  const walker = document.createTreeWalker(list, NodeFilter.SHOW_ELEMENT, (node) =>
    (node as Element).matches('[role=listitem]')
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_SKIP,
  );
  let row = walker.lastChild();
  for (let n = 1; n < position; n += 1) row = walker.previousSibling();
  return row as Element | null;
}
