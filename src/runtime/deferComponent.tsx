import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { createListenerSet } from './createListenerSet.ts';
import { retryImport } from './retryImport.ts';
import { toError } from './toError.ts';
import { waitForNextPaint } from './waitForNextPaint.ts';

/** Delay in milliseconds before the code of an `afterPaint` component is requested again after a failure. */
const retryDelay = 10_000;

interface DeferredOptions<Props extends object> {
  /**
   * Time at which the code is loaded. `render`: when the component is rendered; a loading error is thrown to the
   * nearest error boundary. `afterPaint`: after the next paint; if loading fails, it is tried again without an error
   * message.
   */
  when: 'render' | 'afterPaint';
  /** Component shown until the code is loaded. */
  fallback?: (props: Props) => ReactNode;
}

export type DeferredComponent<Props extends object> = ((props: Props) => ReactNode) & {
  /** Loads the code before the component is rendered. If loading fails, the next call tries again. */
  preload: () => Promise<unknown>;
};

/**
 * Creates a component whose code is loaded on demand, with retries. Takes the same function as `React.lazy`. Unlike
 * there, it loads the code again when it is rendered again after an error. It does not suspend, because React shows the
 * fallback of a suspended component for at least 300 ms.
 */
export function deferComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { when, fallback: Fallback = () => null }: DeferredOptions<NoInfer<Props>>,
): DeferredComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const loadListeners = createListenerSet();
  const preload = () =>
    (loading ??= retryImport(load).then(
      (module) => {
        loaded = module.default;
        loadListeners.notify();
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));

  function Deferred(props: Props) {
    const [Component, setComponent] = useState(() => loaded);

    useEffect(() => {
      if (Component) return;
      let isMounted = true;
      let timer: ReturnType<typeof setTimeout>;
      // The component may be a whole screen; a transition renders it in small pieces.
      const settle = (getComponent: () => ComponentType<Props> | undefined) =>
        startTransition(() => setComponent(getComponent));
      const showLoaded = () => settle(() => loaded);
      const handleError = (error: unknown) => {
        if (!isMounted) return;
        if (when === 'afterPaint') timer = setTimeout(start, retryDelay);
        // An error thrown by a state update reaches the error boundary.
        else
          settle(() => {
            throw toError(error);
          });
      };
      function start() {
        preload().then(showLoaded, handleError);
      }
      // Another caller, such as a button that was pressed, may load the code before the next attempt.
      const stopListening = loadListeners.subscribe(showLoaded);
      if (when === 'render') start();
      else void waitForNextPaint().then(() => isMounted && start());
      return () => {
        isMounted = false;
        stopListening();
        clearTimeout(timer);
      };
    }, [Component]);

    return Component ? <Component {...props} /> : <Fallback {...props} />;
  }
  return Object.assign(Deferred, { preload });
}
