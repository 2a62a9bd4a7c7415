import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Mounted } from '#entries/contract.ts';
import type { LoadRemote, RemoteProps } from './federation.ts';

export type RemoteState = 'loading' | 'shown' | 'failed';

/**
 * Mounts a module of the plugin for as long as the component is there.
 * @param mounted has it once it is there
 * @param propsOf what it begins with
 * @returns how far that is, and for which element
 */
export function useRemote<Module extends keyof RemoteProps>(
  loadRemote: LoadRemote,
  module: Module,
  mounted: RefObject<Mounted<RemoteProps[Module]> | null>,
  propsOf: () => RemoteProps[Module],
) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<RemoteState>('loading');
  const propsNow = useEffectEvent(propsOf);

  useEffect(() => {
    let left = false;
    const slot = document.createElement('div');
    place.current?.append(slot);
    loadRemote(module)
      .then((mount) => {
        if (left) return;
        mounted.current = mount(slot, propsNow());
        setState('shown');
      })
      .catch((error: unknown) => {
        console.error('Certificates plugin', error);
        if (!left) setState('failed');
      });
    return () => {
      left = true;
      mounted.current?.unmount();
      mounted.current = null;
      slot.remove();
    };
  }, [loadRemote, module, mounted]);

  return { state, place };
}
