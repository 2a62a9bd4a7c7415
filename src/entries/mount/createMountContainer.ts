import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import { createPluginRoot } from '#ui/styles/createPluginRoot.ts';

let mountCount = 0;

/** Creates a root element with a separate React root, isolated from the host's router, contexts and React version. */
export function createMountContainer(element: HTMLElement) {
  // The flag is read by events only, so that it can be set at any time before the first one.
  enableShadowDOM();
  const { root, content, releaseStyles } = createPluginRoot(element.ownerDocument);
  element.append(root);
  mountCount += 1;
  const reactRoot = createRoot(content, {
    // Ids are local to the shadow root. The prefix only makes them different between mounts for who reads a log.
    identifierPrefix: `certs-${mountCount}-`,
    // The error boundary reports crashes; errors of servers are not crashes.
    onCaughtError: () => undefined,
  });
  setTimeout(warmUpLocaleData);
  let isRemoved = false;
  return {
    root,
    render: (node: ReactNode) => {
      if (!isRemoved) reactRoot.render(node);
    },
    /**
     * Unmounts the plugin asynchronously.
     * @param onRemoved called when the root element has been removed from the page
     */
    remove: (onRemoved?: () => void) => {
      if (isRemoved) return;
      isRemoved = true;
      // Hosts unmount inside their own effects, where React does not allow to unmount another root synchronously.
      queueMicrotask(() => {
        reactRoot.unmount();
        root.remove();
        releaseStyles();
        onRemoved?.();
      });
    },
  };
}

/**
 * Makes the browser load its data for formatting numbers and dates, while the plugin waits for responses. Otherwise
 * formatting the first number or date takes tens of milliseconds.
 */
const warmUpLocaleData = () => void new Intl.NumberFormat();
