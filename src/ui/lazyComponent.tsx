import { type ComponentType, type ReactNode, use } from 'react';
import { retryingImport } from '#i18n/retryingImport.ts';

/** React may take a while to draw what failed, and must meet the failure, or it would load for ever. */
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
  let failure: { error: unknown; forget: () => void } | undefined;
  const ask = () => {
    if (loading) return loading;
    const asked = retryingImport(load);
    loading = asked;
    const forget = () => {
      if (loading === asked) loading = failure = undefined;
    };
    asked.catch((error: unknown) => {
      failure = { error, forget };
      setTimeout(forget, failureKept);
    });
    return asked;
  };
  function LazyComponent(props: Props) {
    if (failure) {
      // React meets it twice, one right after the other; whoever tries again comes later.
      setTimeout(failure.forget);
      throw failure.error;
    }
    const Component = use(ask());
    return <Component {...props} />;
  }
  return Object.assign(LazyComponent, { ask });
}
