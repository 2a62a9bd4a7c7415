import { type ComponentType, type ReactNode, use } from 'react';
import { retryingImport } from '#i18n/retryingImport.ts';

/** React may draw what failed only after a while, and must meet the failure, or it would load for ever. */
const failureKept = 1000;

const failures = new Set<() => void>();

/** Once a failure is on screen it is forgotten: whoever tries again must not be told of the one before. */
export function forgetFailures(): void {
  for (const forget of failures) forget();
}

/** A component that can be asked for before it is drawn. */
export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode;
  ask(): Promise<unknown>;
}

/**
 * A component in a chunk of its own, asked for again when the network fails it. Suspends while it loads. A failure goes
 * to the error boundary above; rendered anew after that, it is loaded anew, which `React.lazy` never does.
 * @param instead of what cannot be had, where the screen can do without it
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead?: ComponentType<Props>,
): LazyComponent<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const ask = () => {
    if (loading) return loading;
    const asked = retryingImport(load).catch((error: unknown) => {
      if (!instead) throw error;
      console.error(error);
      return instead;
    });
    loading = asked;
    const forget = () => {
      failures.delete(forget);
      if (loading === asked) loading = undefined;
    };
    asked.catch(() => {
      failures.add(forget);
      setTimeout(forget, failureKept);
    });
    return asked;
  };
  function LazyComponent(props: Props) {
    const Component = use(ask());
    return <Component {...props} />;
  }
  return Object.assign(LazyComponent, { ask });
}
