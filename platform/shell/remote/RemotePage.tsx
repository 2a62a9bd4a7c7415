import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
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
  const { path, navigate } = useSteps(basePath);
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
    path,
    navigate,
    token: user.token,
    locale: language,
    colorMode,
    theme: hostTheme(dark),
    parentUrl: `${window.location.origin}/learning`,
    onTitle: setTitle,
    onDirtyChange: (dirty) => {
      guardLeaving(dirty ? () => mounted.current?.canLeave() ?? true : null);
    },
    onSessionExpired: () => endSession('expired'),
    onError: (error, code) => {
      console.error(`Certificates plugin: ${code}`, error);
    },
  }));

  useEffect(() => {
    mounted.current?.update({ locale: language, colorMode, theme: hostTheme(dark) });
  }, [mounted, language, colorMode, dark]);
  useEffect(() => {
    mounted.current?.update({ path });
  }, [mounted, path]);

  return <RemoteSlot state={state} place={place} t={t} onRetry={onRetry} />;
}

/** The steps of the plugin are this router's, and its address is where the plugin is. */
function useSteps(basePath: string) {
  const go = useNavigate();
  const { pathname, search, key } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    // After "back" the browser itself restores the place in the page; what only got another address is where it was.
    if (type === NavigationType.Push) window.scrollTo(0, 0);
  }, [key, type]);
  return {
    path: (pathname.slice(basePath.length) || '/') + search,
    navigate: (path: string, options: { replace: boolean }) => void go(basePath + path, options),
  };
}
