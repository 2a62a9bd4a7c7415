import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Translate } from '../messages.ts';
import { loadUser, PlatformError, type User } from '../platformApi.ts';
import { LoadingOrError } from '../LoadingOrError.tsx';

interface EnterPageProps {
  apiUrl: string;
  t: Translate;
  onSignIn: (user: User) => void;
  /** Called when the platform does not know the token. */
  onUnknownToken: () => void;
}

/** The page `/enter/{token}`, which signs a user in. First removes the token from the address. */
export function EnterPage({ apiUrl, t, onSignIn, onUnknownToken }: EnterPageProps) {
  const { token: urlToken = '' } = useParams();
  const [token] = useState(urlToken);
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);

  const finishSignIn = useEffectEvent((user: User | null): void => {
    if (user === null) onUnknownToken();
    else onSignIn(user);
    void navigate(user === null ? '/' : '/learning', { replace: true });
  });

  useEffect(() => {
    if (urlToken) void navigate('/enter', { replace: true });
  }, [urlToken, navigate]);

  useEffect(() => {
    let isCancelled = false;
    loadUser(apiUrl, token).then(
      (user) => {
        if (!isCancelled) finishSignIn(user);
      },
      (error: unknown) => {
        if (isCancelled) return;
        if (error instanceof PlatformError && error.status === 401) finishSignIn(null);
        else setFailed(true);
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [apiUrl, token, attempt]);

  return (
    <main className="bare-page">
      {hasFailed ? (
        <LoadingOrError
          title={t('failed')}
          hint={t('failedHint')}
          action={{
            label: t('retry'),
            onClick: () => {
              setFailed(false);
              setAttempt(attempt + 1);
            },
          }}
        />
      ) : (
        <LoadingOrError title={t('entering')} isBusy />
      )}
    </main>
  );
}
