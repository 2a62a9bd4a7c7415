import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Mounted, RoutedMountProps } from '#entries/contract.ts';
import { useShell } from '../shellContext.ts';
import { hostTheme } from './hostTheme.ts';
import { RemoteSlot } from './RemoteSlot.tsx';
import { useRemote } from './useRemote.ts';

const AREAS = { CertificatesApp: 'certificates', TemplatesApp: 'administration' } as const;

interface AreaProps {
  module: keyof typeof AREAS;
  basePath: string;
}

/** A module of the plugin, mounted for as long as the address stays under `basePath`. */
export function RemotePage({ module, basePath }: AreaProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <RemoteArea
      key={`${module} ${attempt}`}
      module={module}
      basePath={basePath}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

function RemoteArea({ module, basePath, onRetry }: AreaProps & { onRetry: () => void }) {
  const { config, user, language, colorMode, dark, t, endSession } = useShell();
  const { loadRemote, setTitle, guardLeaving } = useShell();
  const navigated = useAddressOfPlugin();
  // Until the plugin names its screen.
  const nameArea = useEffectEvent(() => setTitle(t(AREAS[module])));
  useEffect(() => {
    nameArea();
    return () => guardLeaving(null);
  }, [guardLeaving]);

  const mounted = useRef<Mounted<RoutedMountProps>>(null);
  const { state, place } = useRemote(loadRemote, module, mounted, () => ({
    config: config.plugin,
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
    mounted.current?.update({ locale: language, colorMode, theme: hostTheme(dark) });
  }, [mounted, language, colorMode, dark]);

  return <RemoteSlot state={state} place={place} t={t} onRetry={onRetry} />;
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
