import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';

/** The plugin's own place inside an element of the host. */
export interface Place {
  /** The `[data-certs-root]` element. */
  root: HTMLElement;
  render(node: ReactNode): void;
  /** @param afterwards runs when nothing of it is on the page any more */
  remove(afterwards?: () => void): void;
}

/** Makes a React root of our own, so that the host's router, contexts and React version never reach in. */
export function mountInto(element: HTMLElement): Place {
  const root = document.createElement('div');
  root.dataset.certsRoot = '';
  element.append(root);
  const reactRoot = createRoot(root, {
    identifierPrefix: `certs-${crypto.randomUUID()}-`,
    // The error boundary reports what is worth it; a refusal by a server is no crash.
    onCaughtError: () => undefined,
  });
  setTimeout(readTables);
  let isRemoved = false;
  return {
    root,
    render: (node) => {
      if (!isRemoved) reactRoot.render(node);
    },
    remove: (afterwards) => {
      if (isRemoved) return;
      isRemoved = true;
      // A host unmounts us inside its own effects, where React does not allow another root to end at once.
      queueMicrotask(() => {
        reactRoot.unmount();
        root.remove();
        afterwards?.();
      });
    },
  };
}

/**
 * Browsers read their tables of languages when a number or a day is first written, which takes tens of milliseconds on
 * this one occasion: best while answers are under way, and nothing is on screen yet.
 */
const readTables = () => void new Intl.NumberFormat();
