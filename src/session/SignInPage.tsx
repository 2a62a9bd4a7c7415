import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePluginContext, usePluginDispatch } from './pluginContext.ts';
import { toError } from '#runtime/toError.ts';
import { startSignedInSession } from './startSession.ts';
import { getPathAfterSignIn } from './signInAddress.ts';
import { SigningInStatus } from './SigningInStatus.tsx';

/** Screen that logs in with the token of the address (docs/behaviour.md, Sign-in link). */
export function SignInPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const dispatch = usePluginDispatch();
  const { sessionStore } = usePluginContext();
  const [error, setError] = useState<Error>();

  useEffect(() => {
    dispatch(startSignedInSession(sessionStore.takeSignInToken())).then(
      (isSignedIn) => {
        if (isSignedIn) void navigate(getPathAfterSignIn(search), { replace: true });
      },
      (error: unknown) => setError(toError(error)),
    );
  }, [dispatch, navigate, search, sessionStore]);

  // The root error view handles each kind of error.
  if (error) throw error;
  return <SigningInStatus />;
}
