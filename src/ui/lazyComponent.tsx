import { type ComponentType, type ReactNode, use } from 'react';
import { retryingImport } from '#i18n/retryingImport.ts';

const failureKept = 500;

/** A component that can be asked for before it is drawn. */
export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode;
  ask(): Promise<unknown>;
}

/**
 * A component in a chunk of its own, asked for again when the network fails it. Suspends while it loads. A failure goes
 * to the error boundary above; rendered anew after that, it is loaded anew, which `React.lazy` never does.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const ask = () =>
    (loading ??= retryingImport(load).catch((error: unknown) => {
      // React has to meet the failure before it is forgotten, or it would load for ever.
      setTimeout(() => {
        loading = undefined;
      }, failureKept);
      throw error;
    }));
  function LazyComponent(props: Props) {
    const Component = use(ask());
    return <Component {...props} />;
  }
  return Object.assign(LazyComponent, { ask });
}
