import { type RefObject, useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { waitForNextPaint } from '#runtime/waitForNextPaint.ts';
import { usePluginContext } from '#session/pluginContext.ts';
import { previousPathnameKey } from '#session/sessionCache.ts';
import { findRowControl, getActiveElement } from './rows.ts';

/**
 * Moves the focus to the row of the certificate that the user has just seen in the preview, as soon as the row is
 * displayed.
 * @param pageRef element that contains the search bar and the certificates
 */
export function useFocusAfterPreview(pageRef: RefObject<Element | null>): void {
  const { sessionCache } = usePluginContext();
  useEffect(() => {
    let isMounted = true;
    let stopWaiting: (() => void) | undefined;
    // Until then, the change of the route moves the focus to the main element.
    void waitForNextPaint().then(() => {
      const id = matchPath('/preview/:id', sessionCache.get(previousPathnameKey) ?? '')?.params.id;
      const main = getActiveElement(pageRef.current);
      if (isMounted && id && main?.contains(pageRef.current))
        stopWaiting = focusRowWhenDisplayed(main, id);
    });
    return () => {
      isMounted = false;
      stopWaiting?.();
    };
  }, [sessionCache, pageRef]);
}

/**
 * Focuses the row of a certificate when it is displayed, unless the focus has left the main element by then. Does not
 * scroll, because the scroll position of the start page is restored.
 * @returns a function that stops waiting for the row
 */
function focusRowWhenDisplayed(main: Element, id: string): () => void {
  const focusRow = () => {
    const control = findRowControl(main, id);
    const isFocusOnMain = getActiveElement(main) === main;
    if (isFocusOnMain) control?.focus({ preventScroll: true });
    if (control || !isFocusOnMain) observer.disconnect();
  };
  const observer = new MutationObserver(focusRow);
  observer.observe(main, { childList: true, subtree: true });
  focusRow();
  return () => observer.disconnect();
}
