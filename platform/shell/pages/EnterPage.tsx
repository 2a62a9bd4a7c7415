import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Translate } from '../messages.ts';
import { loadUser, RefusedByPlatform, type User } from '../platformApi.ts';
import { StatusView } from '../StatusView.tsx';

interface EnterPageProps {
  apiUrl: string;
  t: Translate;
  onSignIn: (user: User) => void;
  /** The platform does not know the token. */
  onRefused: () => void;
}

/** `/enter/{token}`: signs in. The token leaves the address before anything else happens. */
export function EnterPage({ apiUrl, t, onSignIn, onRefused }: EnterPageProps) {
  const { token: given = '' } = useParams();
  const [token] = useState(given);
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);

  const settle = useEffectEvent((user: User | null): void => {
    if (user === null) onRefused();
    else onSignIn(user);
    void navigate(user === null ? '/' : '/learning', { replace: true });
  });

  useEffect(() => {
    if (given) void navigate('/enter', { replace: true });
  }, [given, navigate]);

  useEffect(() => {
    let left = false;
    loadUser(apiUrl, token).then(
      (user) => {
        if (!left) settle(user);
      },
      (error: unknown) => {
        if (left) return;
        if (error instanceof RefusedByPlatform && error.status === 401) settle(null);
        else setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [apiUrl, token, attempt]);

  return (
    <main className="bare-page">
      {failed ? (
        <StatusView
          title={t('failed')}
          hint={t('failedHint')}
          action={{
            label: t('retry'),
            run: () => {
              setFailed(false);
              setAttempt(attempt + 1);
            },
          }}
        />
      ) : (
        <StatusView title={t('entering')} busy />
      )}
    </main>
  );
}
