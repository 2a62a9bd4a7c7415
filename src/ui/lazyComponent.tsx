import { type ComponentType, type ReactNode, use } from 'react';
import { retryingImport } from '#i18n/retryingImport.ts';

const failureKept = 500;

/**
 * A component in a chunk of its own, asked for again when the network fails it. Suspends while it loads. A failure goes
 * to the error boundary above; rendered anew after that, it is loaded anew, which `React.lazy` never does.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  let loading: Promise<ComponentType<Props>> | undefined;
  return function LazyComponent(props) {
    loading ??= retryingImport(load).catch((error: unknown) => {
      // React has to meet the failure before it is forgotten, or it would load for ever.
      setTimeout(() => {
        loading = undefined;
      }, failureKept);
      throw error;
    });
    const Component = use(loading);
    return <Component {...props} />;
  };
}
