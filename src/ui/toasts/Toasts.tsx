import { type ReactNode, useEffect, useState } from 'react';
import { laterComponent } from '../laterComponent.tsx';
import type { ToastStackProps } from './ToastStack.tsx';

const load = () =>
  import(/* webpackChunkName: "toasts" */ './ToastStack.tsx').then((module) => module.ToastStack);
const ToastStack = laterComponent(load);

/** Milliseconds that belong to the first screen. */
const firstScreen = 2000;

/** Shows the toasts of a queue within the plugin's root; draws nothing before the first one. Needs a LiveRegion. */
export function Toasts(props: ToastStackProps): ReactNode {
  const { queue } = props;
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => queue.onWaiting(() => setNeeded(true)), [queue]);
  useEffect(() => {
    // A toast about a broken connection must not need one. Firefox holds a prefetch against a policy's `default-src`.
    const timer = setTimeout(() => void load().catch(() => undefined), firstScreen);
    return () => clearTimeout(timer);
  }, []);
  return isNeeded && <ToastStack {...props} />;
}
