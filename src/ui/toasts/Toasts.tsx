import { type ReactNode, useEffect, useState } from 'react';
import { laterComponent } from '../laterComponent.tsx';
import type { ToastPosition } from './toastContract.ts';
import type { ToastQueue } from './toastQueue.ts';

const load = () =>
  import(/* webpackChunkName: "toasts" */ './ToastStack.tsx').then((module) => module.ToastStack);
const ToastStack = laterComponent(load);

/** Milliseconds that belong to the first screen. */
const firstScreen = 2000;

/** Shows the toasts of a queue within the plugin's root; draws nothing before the first one. Needs a LiveRegion. */
export function Toasts({
  queue,
  position,
}: {
  queue: ToastQueue;
  position: ToastPosition;
}): ReactNode {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => queue.onWaiting(() => setNeeded(true)), [queue]);
  useEffect(() => {
    // A toast about a broken connection must not need one. Firefox holds a prefetch against a policy's `default-src`.
    const timer = setTimeout(() => void load().catch(() => undefined), firstScreen);
    return () => clearTimeout(timer);
  }, []);
  return isNeeded && <ToastStack queue={queue} position={position} />;
}
