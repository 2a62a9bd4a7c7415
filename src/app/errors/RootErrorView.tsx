import { useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { ApiError, hasErrorStatus } from '#data/apiError.ts';
import { usePluginDispatch } from '#session/pluginContext.ts';
import { isChunkLoadError } from '#runtime/retryImport.ts';
import { signedOut } from '#session/sessionSlice.ts';
import { ErrorView } from './ErrorView.tsx';
import type { HostAdapter } from '../hostAdapter.ts';
import { SignInRequiredPage } from './AccessDeniedPages.tsx';
import { messages } from '../messages.ts';

interface RootErrorViewProps {
  error: unknown;
  code: string;
  host: HostAdapter;
  onRetry: () => void;
}

/**
 * Error view displayed instead of the whole plugin. An error with status 401 ends the session, and one with status 403
 * redirects to `/forbidden`; any other error is displayed (docs/behaviour.md, Root error view).
 */
export function RootErrorView({ error, code, host, onRetry }: RootErrorViewProps) {
  if (hasErrorStatus(error, 401)) return <ExpiredSessionView host={host} />;
  if (hasErrorStatus(error, 403)) return <Navigate to="/forbidden" replace />;
  return (
    <ErrorView
      code={code}
      hint={getHint(error)}
      isCodeLoadError={isChunkLoadError(error)}
      onRetry={onRetry}
    />
  );
}

/** Returns the message for an error: of the connection, of a service, or of any other kind. */
function getHint(error: unknown) {
  if (!(error instanceof ApiError)) return messages.errorHint;
  return error.kind === 'network' ? messages.errorOfConnection : messages.errorOfService;
}

/** Returns the screen name of an error for telemetry; undefined for an error that causes a redirect. */
export function getNameOfErrorScreen(error: unknown, host: HostAdapter): string | undefined {
  if (hasErrorStatus(error, 401)) return host.isRedirectedOnExpiry ? undefined : 'not-authorized';
  return hasErrorStatus(error, 403) ? undefined : 'error';
}

function ExpiredSessionView({ host }: { host: HostAdapter }) {
  const navigate = useNavigate();
  const dispatch = usePluginDispatch();
  useEffect(() => {
    host.onSessionExpired();
    if (!host.isRedirectedOnExpiry) return;
    host.redirectToLogin();
    void navigate('/not-authorized', { replace: true });
    dispatch(signedOut());
  }, [dispatch, navigate, host]);
  if (host.isRedirectedOnExpiry) return null;
  return <SignInRequiredPage />;
}
