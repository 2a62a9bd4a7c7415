import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { listAncestors } from '#ui/listAncestors.ts';
import { getPluginRoot } from '#ui/styles/pluginRoot.ts';

/** Time in milliseconds in which a screen gets its height back. */
const maxRestoreMs = 1000;

/**
 * Restores the scroll positions of the host's elements around the plugin when the user navigates back or forward.
 * Browsers do this only for the page.
 * @param elementRef any element of the plugin
 */
export function useScrollMemory(elementRef: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const positionsRef = useRef(new Map<string, Map<Element, number>>());

  useLayoutEffect(() => {
    const root = getPluginRoot(elementRef.current);
    if (!root) return;
    const positions = positionsRef.current.get(key) ?? new Map<Element, number>();
    positionsRef.current.set(key, positions);

    const restoreUntil = performance.now() + maxRestoreMs;
    const restored = new Map(positions);
    // Called at first and whenever the height changes.
    const observer = new ResizeObserver(() => {
      for (const [element, position] of restored) element.scrollTop = position;
      const isRestored = [...restored].every(([element, top]) => element.scrollTop > top - 1);
      if (isRestored || performance.now() > restoreUntil) observer.disconnect();
    });
    if (restored.size > 0) observer.observe(root);

    const savePosition = ({ currentTarget }: Event) => {
      const element = currentTarget as Element;
      positions.set(element, element.scrollTop);
    };
    // The browser restores the position of the page.
    const ancestors = listAncestors(root).filter(
      (element) => element !== root.ownerDocument.scrollingElement,
    );
    for (const element of ancestors)
      element.addEventListener('scroll', savePosition, { passive: true });
    return () => {
      observer.disconnect();
      for (const element of ancestors) element.removeEventListener('scroll', savePosition);
    };
  }, [key, elementRef]);
}
