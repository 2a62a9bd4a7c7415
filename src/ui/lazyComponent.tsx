import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { retryingImport } from '#i18n/retryingImport.ts';
import { asError } from '#model/asError.ts';

interface Around {
  /** Until it is there. */
  meanwhile?: ReactNode;
  /** Drawn with it, and not before. */
  beside?: ReactNode;
}

export type LazyComponent<Props extends object> = ((props: Props & Around) => ReactNode) & {
  /** Asks for it before it is drawn. Rejects when it cannot be had; the next one to ask asks anew. */
  ask: () => Promise<unknown>;
};

/** The one component that `load` brings, asked for once however many draw it, and anew after a failure. */
function loaderOf<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let asked: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const askNow = () =>
    retryingImport(load).then(
      (component) => (loaded = component),
      (error: unknown) => {
        asked = undefined;
        throw error;
      },
    );
  return { ask: () => (asked ??= askNow()), loaded: () => loaded };
}

type Loader<Props extends object> = ReturnType<typeof loaderOf<Props>>;

interface DrawnProps<Props extends object> extends Around {
  loader: Loader<Props>;
  its: NoInfer<Props>;
}

/**
 * What a loader brings, once it is there; throws what kept it from being loaded. Nothing suspends for it: React leaves
 * the fallback of a suspended component on screen for 300 ms, however soon it could draw more.
 */
function Drawn<Props extends object>(props: DrawnProps<Props>) {
  const { loader, its, meanwhile, beside } = props;
  const [Component, setComponent] = useState(loader.loaded);

  useEffect(() => {
    if (Component) return;
    let isWanted = true;
    const settle = (outcome: () => ComponentType<Props>) => {
      // It may be a whole screen, which is not drawn in one piece then.
      if (isWanted) startTransition(() => setComponent(outcome));
    };
    loader.ask().then(
      (component) => settle(() => component),
      (error: unknown) =>
        // What an update throws goes to the boundary.
        settle(() => {
          throw asError(error);
        }),
    );
    return () => {
      isWanted = false;
    };
  }, [loader, Component]);

  if (!Component) return meanwhile;
  return (
    <>
      <Component {...its} />
      {beside}
    </>
  );
}

/**
 * A component in a chunk of its own, asked for again when the network fails it. A failure goes to the error boundary
 * above; drawn anew after that, it is loaded anew, which `React.lazy` never does.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const loader = loaderOf(load);
  const Lazy = (props: Props & Around) => (
    <Drawn loader={loader} its={props} meanwhile={props.meanwhile} beside={props.beside} />
  );
  return Object.assign(Lazy, { ask: loader.ask });
}
