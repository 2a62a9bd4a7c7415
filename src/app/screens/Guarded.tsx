import { type ReactNode, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useServicesDispatch } from '#api/services.ts';
import { ApiError } from '#api/apiError.ts';
import { asError } from '#model/asError.ts';
import { enter } from '#session/entering.ts';
import { selectExpired, selectIsAdmin, selectPhase } from '#session/sessionSlice.ts';
import { SigningIn } from '#session/SigningIn.tsx';
import { type AppRoute, isPublic } from './routes.ts';

/**
 * The global access guard and the `admin` guard (docs/behaviour.md, Access guard). Shows `children` only to those who may see
 * the route; a refusal is thrown to the root error view, which knows what each status leads to.
 */
export function Guarded({ route, children }: { route: AppRoute; children: ReactNode }) {
  const phase = useSelector(selectPhase);
  const isExpired = useSelector(selectExpired);
  const isAdmin = useSelector(selectIsAdmin);
  const dispatch = useServicesDispatch();
  const [refusal, setRefusal] = useState<Error>();
  const isOpen = isPublic(route);

  useEffect(() => {
    if (!isOpen && !isExpired && phase === 'signedOut') {
      dispatch(enter()).catch((error: unknown) => setRefusal(asError(error)));
    }
  }, [dispatch, isOpen, isExpired, phase]);

  if (isOpen) return children;
  if (refusal) throw refusal;
  if (isExpired) throw new ApiError('http', 'The session ended.', { status: 401 });
  if (phase !== 'signedIn') return <SigningIn />;
  if (route.admin && !isAdmin) throw new ApiError('http', 'For administrators.', { status: 403 });
  return children;
}
