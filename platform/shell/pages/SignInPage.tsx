import { ChevronRight } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { BrandMark } from '../BrandMark.tsx';
import { isMessageId, type Translate } from '../messages.ts';
import { loadDemoUsers, loadUser, type DemoUser, type User } from '../platformApi.ts';
import type { SessionEndReason } from '../session.ts';
import { LoadingOrError } from '../LoadingOrError.tsx';

interface SignInPageProps {
  apiUrl: string;
  endReason: SessionEndReason | null;
  controls: ReactNode;
  t: Translate;
  onSignIn: (user: User) => void;
}

/** The sign-in page with the demo users. After sign-in, the originally requested page opens. */
export function SignInPage({ apiUrl, endReason, controls, t, onSignIn }: SignInPageProps) {
  const [users, setUsers] = useState<readonly DemoUser[]>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [signingInToken, setSigningInToken] = useState<string>();

  useEffect(() => {
    let isCancelled = false;
    loadDemoUsers(apiUrl).then(
      (loadedUsers) => isCancelled || setUsers(loadedUsers),
      () => isCancelled || setFailed(true),
    );
    return () => {
      isCancelled = true;
    };
  }, [apiUrl, attempt]);
  useEffect(() => {
    document.title = `${t('signInTitle')} · Academia Vértice`;
  }, [t]);

  const signInAs = (token: string): void => {
    if (signingInToken !== undefined) return;
    setSigningInToken(token);
    loadUser(apiUrl, token).then(onSignIn, () => {
      setSigningInToken(undefined);
      setFailed(true);
    });
  };
  const retry = (): void => {
    setFailed(false);
    setAttempt(attempt + 1);
  };

  return (
    <div className="sign-in">
      <header className="sign-in-brand">
        <div className="brand">
          <BrandMark />
          <span className="brand-name">Academia Vértice</span>
        </div>
        <div className="sign-in-pitch">
          <p className="sign-in-tagline">{t('tagline')}</p>
          <p>{t('pitch')}</p>
        </div>
      </header>
      <main className="sign-in-main">
        {controls}
        <div className="sign-in-users">
          <h1>{t('signInTitle')}</h1>
          <p className="page-hint">{t('signInHint')}</p>
          {endReason !== null && (
            <p className="notice" role="status">
              {t(endReason)}
            </p>
          )}
          {hasFailed ? (
            <LoadingOrError
              title={t('failed')}
              hint={t('failedHint')}
              action={{ label: t('retry'), onClick: retry }}
            />
          ) : (
            <UserList users={users} signingInToken={signingInToken} t={t} onChoose={signInAs} />
          )}
        </div>
      </main>
    </div>
  );
}

interface UserListProps {
  users: readonly DemoUser[] | undefined;
  /** Token of the user who is signing in. */
  signingInToken: string | undefined;
  t: Translate;
  onChoose: (token: string) => void;
}

function UserList({ users, signingInToken, t, onChoose }: UserListProps) {
  if (users === undefined) return <LoadingOrError title={t('loading')} isBusy />;
  return (
    <ul className="user-list">
      {users.map(({ token, name, role, company }) => (
        <li key={token}>
          <button
            type="button"
            className="user-card"
            aria-busy={signingInToken === token}
            onClick={() => onChoose(token)}
          >
            <span className="avatar" aria-hidden="true">
              {name.slice(0, 1)}
            </span>
            <span className="user-card-text">
              <span className="user-card-name">{name}</span>
              <span className="user-card-role">
                {t(role === 'admin' ? 'admin' : 'learner')} · {company}
              </span>
              {isMessageId(token) && <span className="user-card-story">{t(token)}</span>}
            </span>
            {signingInToken === token ? (
              <span className="spinner" aria-hidden="true" />
            ) : (
              <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
