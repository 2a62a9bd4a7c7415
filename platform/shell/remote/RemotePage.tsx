import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Mounted, RoutedMountProps } from '#entries/contract.ts';
import { useShell } from '../shellContext.ts';
import { StatusView } from '../StatusView.tsx';
import type { RemoteModule } from './federation.ts';
import { hostTheme } from './hostTheme.ts';

const AREAS = { CertificatesApp: 'certificates', TemplatesApp: 'administration' } as const;

type State = 'loading' | 'shown' | 'failed';

/** A module of the plugin, mounted for as long as the address stays under `basePath`. */
export function RemotePage({ module, basePath }: { module: RemoteModule; basePath: string }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <RemoteSlot
      key={`${module} ${attempt}`}
      module={module}
      basePath={basePath}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

interface RemoteSlotProps {
  module: RemoteModule;
  basePath: string;
  onRetry: () => void;
}

function RemoteSlot({ module, basePath, onRetry }: RemoteSlotProps) {
  const { config, user, language, colorMode, dark, t, endSession } = useShell();
  const { loadRemote, setTitle, guardLeaving } = useShell();
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted<RoutedMountProps>>(null);
  const [state, setState] = useState<State>('loading');

  const navigated = useAddressOfPlugin();
  // Until the plugin names its screen.
  const nameArea = useEffectEvent(() => setTitle(t(AREAS[module])));

  const propsNow = useEffectEvent((): RoutedMountProps => ({
    config: config.plugin as unknown as RoutedMountProps['config'],
    basePath,
    token: user.token,
    locale: language,
    colorMode,
    theme: hostTheme(dark),
    parentUrl: `${window.location.origin}/learning`,
    onTitle: setTitle,
    onDirtyChange: (dirty) => {
      guardLeaving(dirty ? () => mounted.current?.canLeave() ?? true : null);
    },
    onNavigate: navigated,
    onSessionExpired: () => endSession('expired'),
    onError: (error, code) => {
      console.error(`Certificates plugin: ${code}`, error);
    },
  }));

  useEffect(() => {
    let left = false;
    nameArea();
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
      guardLeaving(null);
    };
  }, [loadRemote, module, guardLeaving]);

  useEffect(() => {
    mounted.current?.update({ locale: language, colorMode, theme: hostTheme(dark) });
  }, [language, colorMode, dark]);

  return (
    <>
      {state === 'loading' && <StatusView title={t('loading')} busy />}
      {state === 'failed' && (
        <StatusView
          title={t('remoteFailed')}
          hint={t('remoteFailedHint')}
          action={{ label: t('retry'), run: onRetry }}
        />
      )}
      <div ref={place} className="remote-slot" />
    </>
  );
}

/**
 * Keeps address and scroll position in step with the plugin, whose router and the shell's do not hear each other's
 * `pushState`. Gives what to call when the plugin went somewhere.
 */
function useAddressOfPlugin(): () => void {
  const { key } = useLocation();
  const type = useNavigationType();
  const known = useRef(key);
  const popped = useRef(false);

  useEffect(() => {
    const listen = (): void => {
      popped.current = true;
    };
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);

  useEffect(() => {
    if (known.current === key) return;
    known.current = key;
    if (type === NavigationType.Pop) return;
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
    popped.current = false;
    window.scrollTo(0, 0);
  }, [key, type]);

  return useCallback(() => {
    // After "back" the browser itself restores the place in the page.
    if (!popped.current) window.scrollTo(0, 0);
    popped.current = false;
  }, []);
}
