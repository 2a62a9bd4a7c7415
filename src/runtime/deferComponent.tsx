import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { retryImport } from './retryImport.ts';
import { waitForNextPaint } from './waitForNextPaint.ts';

const retryDelay = 10_000;

/**
 * Creates a component whose chunk is loaded after the next paint. Renders `Placeholder` until the chunk is loaded. If
 * loading fails, it is retried without showing an error.
 */
export function deferComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: (props: Props) => ReactNode = () => null,
): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | undefined;
  return function DeferredComponent(props) {
    const [Component, setComponent] = useState(() => loaded);
    useEffect(() => {
      if (Component) return;
      let isMounted = true;
      let timer: ReturnType<typeof setTimeout>;
      const loadChunk = () =>
        void retryImport(load).then(
          (component) => {
            loaded = component;
            if (isMounted) setComponent(() => component);
          },
          () => {
            if (isMounted) timer = setTimeout(loadChunk, retryDelay);
          },
        );
      void waitForNextPaint().then(() => isMounted && loadChunk());
      return () => {
        isMounted = false;
        clearTimeout(timer);
      };
    }, [Component]);
    return Component ? <Component {...props} /> : <Placeholder {...props} />;
  };
}
