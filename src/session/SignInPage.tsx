import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useServices, useServicesDispatch } from '#api/services.ts';
import { asError } from '#model/asError.ts';
import { signIn } from './entering.ts';
import { signInTarget } from './signInAddress.ts';
import { SigningIn } from './SigningIn.tsx';

/** `/signin/{token}`: logs in, then goes where the link says (docs/behaviour.md, Sign-in link). */
export function SignInPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useServicesDispatch();
  const { session } = useServices();
  const [failure, setFailure] = useState<Error>();

  useEffect(() => {
    dispatch(signIn(session.takeSignInToken())).then(
      (isSignedIn) => {
        if (isSignedIn) void navigate(signInTarget(search), { replace: true });
      },
      (error: unknown) => setFailure(asError(error)),
    );
  }, [dispatch, navigate, search, session]);

  // The root error view knows what each failure leads to.
  if (failure) throw failure;
  return <SigningIn />;
}
