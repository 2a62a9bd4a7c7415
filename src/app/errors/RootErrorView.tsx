import { useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { hasStatus } from '#api/apiError.ts';
import { useServicesDispatch } from '#api/services.ts';
import { isLoadFailure } from '#i18n/retryingImport.ts';
import { signedOut } from '#session/sessionSlice.ts';
import { ErrorView } from './ErrorView.tsx';
import type { HostPage } from '../hostPage.ts';
import { NotAuthorizedPage } from '../refusals/DenialPage.tsx';

interface RootErrorViewProps {
  error: unknown;
  code: string;
  page: HostPage;
  onRetry: () => void;
}

/** 401 and 403 lead to their pages, anything else shows the error view in place (docs/behaviour.md, Root error view). */
export function RootErrorView({ error, code, page, onRetry }: RootErrorViewProps) {
  if (hasStatus(error, 401)) return <SessionEnded page={page} />;
  if (hasStatus(error, 403)) return <Navigate to="/forbidden" replace />;
  return <ErrorView code={code} isLoadFailure={isLoadFailure(error)} onRetry={onRetry} />;
}

/** The name of the screen that this view is; undefined where it only leads on to one. */
export function shownInstead(error: unknown, page: HostPage): string | undefined {
  if (hasStatus(error, 401)) return page.redirectsOnExpiry ? undefined : 'not-authorized';
  return hasStatus(error, 403) ? undefined : 'error';
}

function SessionEnded({ page }: { page: HostPage }) {
  const navigate = useNavigate();
  const dispatch = useServicesDispatch();
  useEffect(() => {
    page.sessionExpired();
    if (!page.redirectsOnExpiry) return;
    page.goToLogin();
    void navigate('/not-authorized', { replace: true });
    dispatch(signedOut());
  }, [dispatch, navigate, page]);
  if (page.redirectsOnExpiry) return null;
  return <NotAuthorizedPage />;
}
