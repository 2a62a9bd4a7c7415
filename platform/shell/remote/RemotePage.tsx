import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Mounted, RoutedMountProps } from '#entries/contract.ts';
import { useShellContext } from '../shellContext.ts';
import { getHostTheme } from './hostTheme.ts';
import { RemotePlugin } from './RemotePlugin.tsx';
import { useRemote } from './useRemote.ts';

const MODULE_TITLES = { CertificatesApp: 'certificates', TemplatesApp: 'administration' } as const;

interface RemotePageProps {
  module: keyof typeof MODULE_TITLES;
  basePath: string;
}

/** A page that mounts a module of the plugin while the address is under `basePath`. */
export function RemotePage({ module, basePath }: RemotePageProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <RemoteMount
      key={`${module} ${attempt}`}
      module={module}
      basePath={basePath}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

function RemoteMount({ module, basePath, onRetry }: RemotePageProps & { onRetry: () => void }) {
  const { config, user, language, colorMode, isDark, t, endSession } = useShellContext();
  const { loadRemote, setTitle, setLeaveGuard } = useShellContext();
  const { path, navigate } = useRoutedPath(basePath);
  // The title until the plugin reports the name of its screen.
  const setInitialTitle = useEffectEvent(() => setTitle(t(MODULE_TITLES[module])));
  useEffect(() => {
    setInitialTitle();
    return () => setLeaveGuard(null);
  }, [setLeaveGuard]);

  const mountedRef = useRef<Mounted<RoutedMountProps>>(null);
  const { state, containerRef } = useRemote(loadRemote, module, mountedRef, () => ({
    config: config.plugin,
    basePath,
    path,
    navigate,
    token: user.token,
    locale: language,
    colorMode,
    theme: getHostTheme(isDark),
    parentUrl: `${window.location.origin}/learning`,
    onTitle: setTitle,
    onDirtyChange: (isDirty) => {
      setLeaveGuard(isDirty ? () => mountedRef.current?.canLeave() ?? true : null);
    },
    onSessionExpired: () => endSession('expired'),
    onError: (error, code) => {
      console.error(`Certificates plugin: ${code}`, error);
    },
  }));

  useEffect(() => {
    mountedRef.current?.update({ locale: language, colorMode, theme: getHostTheme(isDark) });
  }, [mountedRef, language, colorMode, isDark]);
  useEffect(() => {
    mountedRef.current?.update({ path });
  }, [mountedRef, path]);

  return <RemotePlugin state={state} containerRef={containerRef} t={t} onRetry={onRetry} />;
}

/** Connects the plugin's navigation to the shell's router. Returns the path inside the plugin and a function that navigates. */
function useRoutedPath(basePath: string) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const navigationType = useNavigationType();
  const scrollToTop = useEffectEvent(() => {
    // The browser restores the scroll position after "back", and a replaced address is the same page.
    if (navigationType === NavigationType.Push) window.scrollTo(0, 0);
  });
  // A query alone, such as that of a filter or a dialog, belongs to the same page.
  useEffect(() => scrollToTop(), [pathname]);
  return {
    path: (pathname.slice(basePath.length) || '/') + search,
    navigate: (path: string, options: { replace: boolean }) => {
      // React renders a new page in a transition. Until then, the plugin of the page that the user has left is mounted.
      const isLeft = !`${window.location.pathname}/`.startsWith(`${basePath}/`);
      if (!isLeft) void navigate(basePath + path, options);
    },
  };
}
