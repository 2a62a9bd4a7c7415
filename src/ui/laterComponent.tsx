import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { retryingImport } from '#i18n/retryingImport.ts';
import { painted } from './painted.ts';

const patience = 10_000;

/**
 * A component in a chunk of its own, loaded once the screen around it is painted. Until it is there `StandIn` is shown;
 * a load that fails is repeated, and takes nothing from the screen.
 */
export function laterComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  StandIn: (props: Props) => ReactNode = () => null,
): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | undefined;
  return function LaterComponent(props) {
    const [Component, setComponent] = useState(() => loaded);
    useEffect(() => {
      if (Component) return;
      let isWanted = true;
      let timer: ReturnType<typeof setTimeout>;
      const ask = () =>
        void retryingImport(load).then(
          (component) => {
            loaded = component;
            if (isWanted) setComponent(() => component);
          },
          () => {
            if (isWanted) timer = setTimeout(ask, patience);
          },
        );
      void painted().then(() => isWanted && ask());
      return () => {
        isWanted = false;
        clearTimeout(timer);
      };
    }, [Component]);
    return Component ? <Component {...props} /> : <StandIn {...props} />;
  };
}
