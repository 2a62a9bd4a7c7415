import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Mounted } from '#entries/contract.ts';
import type { LoadRemote, RemoteProps } from './federation.ts';

export type RemoteState = 'loading' | 'mounted' | 'failed';

/**
 * Mounts a module of the plugin while the component is mounted.
 * @param mountedRef receives the mounted module
 * @param getProps returns the initial props
 * @returns the loading state and the ref of the container element
 */
export function useRemote<Module extends keyof RemoteProps>(
  loadRemote: LoadRemote,
  module: Module,
  mountedRef: RefObject<Mounted<RemoteProps[Module]> | null>,
  getProps: () => RemoteProps[Module],
) {
  const containerRef = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<RemoteState>('loading');
  const getLatestProps = useEffectEvent(getProps);

  useEffect(() => {
    let isCancelled = false;
    const element = document.createElement('div');
    containerRef.current?.append(element);
    loadRemote(module)
      .then((mount) => {
        if (isCancelled) return;
        mountedRef.current = mount(element, getLatestProps());
        setState('mounted');
      })
      .catch((error: unknown) => {
        console.error('Certificates plugin', error);
        if (!isCancelled) setState('failed');
      });
    return () => {
      isCancelled = true;
      mountedRef.current?.unmount();
      mountedRef.current = null;
      element.remove();
    };
  }, [loadRemote, module, mountedRef]);

  return { state, containerRef };
}
