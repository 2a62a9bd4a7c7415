import { type ReactNode, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { usePluginDispatch } from '#session/pluginContext.ts';
import { ApiError } from '#data/apiError.ts';
import { toError } from '#runtime/toError.ts';
import { startSession } from '#session/startSession.ts';
import { selectIsExpired, selectIsAdmin, selectPhase } from '#session/sessionSlice.ts';
import { SigningInStatus } from '#session/SigningInStatus.tsx';
import type { AppRoute } from './routes.ts';

/**
 * Component that renders `children` only for users with access to the route (docs/behaviour.md, Access guard). For
 * other users it throws an error, and the root error view then redirects them.
 */
export function RouteGuard({ route, children }: { route: AppRoute; children: ReactNode }) {
  const phase = useSelector(selectPhase);
  const isExpired = useSelector(selectIsExpired);
  const isAdmin = useSelector(selectIsAdmin);
  const dispatch = usePluginDispatch();
  const [error, setError] = useState<Error>();
  const isPublic = route.public ?? false;

  useEffect(() => {
    if (!isPublic && !isExpired && phase === 'signedOut') {
      dispatch(startSession()).catch((reason: unknown) => setError(toError(reason)));
    }
  }, [dispatch, isPublic, isExpired, phase]);

  if (isPublic) return children;
  if (error) throw error;
  if (isExpired) throw new ApiError('http', 'The session ended.', { status: 401 });
  if (phase !== 'signedIn') return <SigningInStatus />;
  if (route.admin && !isAdmin) throw new ApiError('http', 'For administrators.', { status: 403 });
  return children;
}
