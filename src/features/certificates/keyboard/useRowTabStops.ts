import { type RefObject, useEffect } from 'react';
import { rowSelector } from './rows.ts';

const controlSelector = 'a, button, input';

/**
 * Makes each list of certificates a single stop of the Tab key (a roving tabindex): only the controls of its current row
 * are in the tab order. The current row is the one that had the focus last, at first the first row.
 *
 * The attributes are set here and not by React, because the rows are displayed before this code is loaded, and a list of
 * thousands of rows must not render again when the focus moves.
 */
export function useRowTabStops(pageRef: RefObject<Element | null>): void {
  useEffect(() => {
    const page = pageRef.current;
    if (!page) return;
    const currentRows = new Map<Element, Element>();
    const getList = (row: Element) => row.closest('[role=list]') ?? page;
    /** Updates an element that may be a control of a row, or contain some. */
    const updateTabStops = (element: Element) => {
      for (const control of [element, ...element.querySelectorAll(controlSelector)]) {
        const row = control.matches(controlSelector) && control.closest(rowSelector);
        if (!row) continue;
        const list = getList(row);
        if (!currentRows.has(list)) currentRows.set(list, row);
        if (currentRows.get(list) === row) control.removeAttribute('tabindex');
        else control.setAttribute('tabindex', '-1');
      }
    };
    const setCurrentRow = (row: Element) => {
      const list = getList(row);
      const previousRow = currentRows.get(list);
      if (previousRow === row) return;
      currentRows.set(list, row);
      updateTabStops(row);
      if (previousRow) updateTabStops(previousRow);
    };
    /** Chooses the first row of each list whose current row has been removed. */
    const replaceRemovedRows = () => {
      for (const [list, row] of currentRows) {
        if (list.contains(row)) continue;
        currentRows.delete(list);
        const firstRow = list.querySelector(rowSelector);
        if (firstRow) setCurrentRow(firstRow);
      }
    };
    const handleFocus = ({ target }: Event) => {
      const row = (target as Element).closest(rowSelector);
      if (row) setCurrentRow(row);
    };
    // Looks at what is new only: "Load more" adds ten rows to thousands.
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node.nodeType === Node.ELEMENT_NODE) updateTabStops(node as Element);
      replaceRemovedRows();
    });
    updateTabStops(page);
    observer.observe(page, { childList: true, subtree: true });
    page.addEventListener('focusin', handleFocus);
    return () => {
      observer.disconnect();
      page.removeEventListener('focusin', handleFocus);
    };
  }, [pageRef]);
}
