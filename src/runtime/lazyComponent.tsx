import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { retryImport } from './retryImport.ts';
import { toError } from './toError.ts';

interface LazyProps {
  /** Content shown until the component is loaded. */
  fallback?: ReactNode;
  /** Content rendered next to the component, once the component is loaded. */
  companion?: ReactNode;
}

export type LazyComponent<Props extends object> = ((props: Props & LazyProps) => ReactNode) & {
  /** Loads the component's code before the component is rendered. If loading fails, the next call tries again. */
  preload: () => Promise<unknown>;
};

/**
 * Creates a loader that calls `load` once and shares the result between all renders. After an error, `load` is called
 * again.
 */
function createLoader<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let pending: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const loadNow = () =>
    retryImport(load).then(
      (component) => (loaded = component),
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
  return { preload: () => (pending ??= loadNow()), getComponent: () => loaded };
}

type Loader<Props extends object> = ReturnType<typeof createLoader<Props>>;

interface LoadedComponentProps<Props extends object> extends LazyProps {
  loader: Loader<Props>;
  componentProps: NoInfer<Props>;
}

/**
 * Renders the loaded component, or throws the error of loading it. Does not suspend, because React shows the fallback
 * of a suspended component for at least 300 ms.
 */
function LoadedComponent<Props extends object>(props: LoadedComponentProps<Props>) {
  const { loader, componentProps, fallback, companion } = props;
  const [Component, setComponent] = useState(loader.getComponent);

  useEffect(() => {
    if (Component) return;
    let isMounted = true;
    const settle = (getComponent: () => ComponentType<Props>) => {
      // The component may be a whole screen; a transition renders it in small pieces.
      if (isMounted) startTransition(() => setComponent(getComponent));
    };
    loader.preload().then(
      (component) => settle(() => component),
      (error: unknown) =>
        // An error thrown by a state update reaches the error boundary.
        settle(() => {
          throw toError(error);
        }),
    );
    return () => {
      isMounted = false;
    };
  }, [loader, Component]);

  if (!Component) return fallback;
  return (
    <>
      <Component {...componentProps} />
      {companion}
    </>
  );
}

/**
 * Creates a component whose code is loaded, with retries, when it is first rendered. A loading error is thrown to the
 * nearest error boundary. Unlike with `React.lazy`, rendering the component again after an error loads the code again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const loader = createLoader(load);
  const Lazy = (props: Props & LazyProps) => (
    <LoadedComponent
      loader={loader}
      componentProps={props}
      fallback={props.fallback}
      companion={props.companion}
    />
  );
  return Object.assign(Lazy, { preload: loader.preload });
}
