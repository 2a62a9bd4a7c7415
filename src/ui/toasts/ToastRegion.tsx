import { type ReactNode, useEffect, useState } from 'react';
import { deferComponent } from '#runtime/deferComponent.tsx';
import type { ToastStackProps } from './ToastStack.tsx';

const ToastStack = deferComponent(
  () => import(/* webpackChunkName: "toasts" */ './ToastStack.tsx'),
  { when: 'afterPaint' },
);

/**
 * Delay before the code of the toast stack is preloaded, in milliseconds, so that the request does not compete with the
 * first screen.
 */
const preloadDelay = 2000;

/**
 * Shows the toasts of a queue inside the plugin's root element. Renders nothing before the first toast. Requires a
 * LiveRegion in the plugin.
 */
export function ToastRegion(props: ToastStackProps): ReactNode {
  const { queue } = props;
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => queue.onPending(() => setNeeded(true)), [queue]);
  useEffect(() => {
    // Preloads, because a toast about a lost connection must not need one. A `prefetch` link would violate the CSP's
    // `default-src` in Firefox.
    const timer = setTimeout(() => void ToastStack.preload().catch(() => undefined), preloadDelay);
    return () => clearTimeout(timer);
  }, []);
  return isNeeded && <ToastStack {...props} />;
}
