import { type ReactNode, useEffect, useState } from 'react';
import { laterComponent } from '../laterComponent.tsx';
import type { ToastPosition } from './toastContract.ts';
import type { ToastQueue } from './toastQueue.ts';

// Fetched when the page is idle: a toast about a broken connection must not need one.
const ToastStack = laterComponent(() =>
  import(/* webpackChunkName: "toasts", webpackPrefetch: true */ './ToastStack.tsx').then(
    (module) => module.ToastStack,
  ),
);

/** Shows the toasts of a queue within the plugin's root; costs nothing before the first one. Needs a LiveRegion. */
export function Toasts({
  queue,
  position,
}: {
  queue: ToastQueue;
  position: ToastPosition;
}): ReactNode {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => queue.onWaiting(() => setNeeded(true)), [queue]);
  return isNeeded && <ToastStack queue={queue} position={position} />;
}
