import { type RefObject, useEffect } from 'react';
import { getPage, listRows, rowSelector } from './rows.ts';

/**
 * Makes each list of certificates a single stop of the Tab key (a roving tabindex): only the controls of its current row
 * are in the tab order. The current row is the one that had the focus last, at first the first row.
 *
 * The attributes are set here and not by React, because the rows are displayed before this code is loaded, and a list of
 * thousands of rows must not render again when the focus moves.
 * @param elementRef any element of the search bar
 */
export function useRowTabStops(elementRef: RefObject<Element | null>): void {
  useEffect(() => {
    const page = getPage(elementRef.current);
    if (!page) return;
    const currentRows = new Map<Element, Element>();
    const getList = (row: Element) => row.closest('[role=list]') ?? page;
    const updateTabStops = (container: Element) => {
      for (const control of container.querySelectorAll('a, button, input')) {
        const row = control.closest(rowSelector);
        if (!row) continue;
        if (currentRows.get(getList(row)) === row) control.removeAttribute('tabindex');
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
      for (const [list, row] of currentRows) if (!list.contains(row)) currentRows.delete(list);
      for (const list of page.querySelectorAll('[role=list]')) {
        const [firstRow] = currentRows.has(list) ? [] : listRows(list);
        if (firstRow) setCurrentRow(firstRow);
      }
    };
    const handleFocus = ({ target }: Event) => {
      const row = (target as Element).closest(rowSelector);
      if (row) setCurrentRow(row);
    };
    const observer = new MutationObserver((records) => {
      for (const { target } of records) updateTabStops(target as Element);
      replaceRemovedRows();
    });
    updateTabStops(page);
    replaceRemovedRows();
    observer.observe(page, { childList: true, subtree: true });
    page.addEventListener('focusin', handleFocus);
    return () => {
      observer.disconnect();
      page.removeEventListener('focusin', handleFocus);
    };
  }, [elementRef]);
}
