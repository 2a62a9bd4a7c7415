import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { asError } from '#model/asError.ts';
import { retryingImport } from '#i18n/retryingImport.ts';

interface Lazy<Props extends object> {
  /** Asks for it before it is drawn. Rejects when it cannot be had; the next one to ask asks anew. */
  ask(): Promise<ComponentType<Props>>;
  /** Undefined until it came. */
  loaded(): ComponentType<Props> | undefined;
}

export type LazyComponent<Props extends object> = ((props: Props) => ReactNode) & Lazy<Props>;

/**
 * A component in a chunk of its own, asked for again when the network fails it. A failure goes to the error boundary
 * above; drawn anew after that, it is loaded anew, which `React.lazy` never does.
 * @param instead of what cannot be had, where the screen can do without it
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead?: ComponentType<Props>,
): LazyComponent<Props> {
  let asked: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;

  async function askNow(): Promise<ComponentType<Props>> {
    try {
      loaded = await retryingImport(load);
    } catch (error) {
      if (!instead) {
        asked = undefined;
        throw error;
      }
      console.error(error);
      loaded = instead;
    }
    return loaded;
  }
  const lazy: Lazy<Props> = { ask: () => (asked ??= askNow()), loaded: () => loaded };

  return Object.assign((props: Props) => <Lazily of={lazy} its={props} />, lazy);
}

/** One that needs no loading, where others do. */
export const presentComponent = <Props extends object>(
  Component: (props: Props) => ReactNode,
): LazyComponent<Props> =>
  Object.assign(Component, { ask: () => Promise.resolve(Component), loaded: () => Component });

interface LazilyProps<Props extends object> {
  of: Lazy<Props>;
  its: NoInfer<Props>;
  /** Until it is there. */
  meanwhile?: ReactNode;
  /** Drawn with it, and not before. */
  children?: ReactNode;
}

/**
 * Draws a component once it is there, and throws what kept it from being loaded. Nothing suspends for it: React leaves
 * the fallback of a suspended component on screen for 300 ms, however soon it could draw more.
 */
export function Lazily<Props extends object>(props: LazilyProps<Props>) {
  const { of, its, meanwhile, children } = props;
  const [Component, setComponent] = useState(() => of.loaded());
  const [failure, setFailure] = useState<Error>();

  useEffect(() => {
    if (Component) return;
    let isWanted = true;
    of.ask().then(
      (component) => {
        // It may be a whole screen, which is not drawn in one piece then.
        if (isWanted) startTransition(() => setComponent(() => component));
      },
      (error: unknown) => {
        if (isWanted) setFailure(asError(error));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [of, Component]);

  if (failure) throw failure;
  if (!Component) return meanwhile;
  return (
    <>
      <Component {...its} />
      {children}
    </>
  );
}
