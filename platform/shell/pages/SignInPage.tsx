import { ChevronRight } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { BrandMark } from '../BrandMark.tsx';
import { isMessageId, type Translate } from '../messages.ts';
import { loadDemoUsers, loadUser, type DemoUser, type User } from '../platformApi.ts';
import type { Ending } from '../session.ts';
import { StatusView } from '../StatusView.tsx';

interface SignInPageProps {
  apiUrl: string;
  ending: Ending | null;
  controls: ReactNode;
  t: Translate;
  onSignIn: (user: User) => void;
}

/** The people of the demonstration, to choose one from. Stays at the address that asked for a sign-in. */
export function SignInPage({ apiUrl, ending, controls, t, onSignIn }: SignInPageProps) {
  const [users, setUsers] = useState<readonly DemoUser[]>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [entering, setEntering] = useState<string>();

  useEffect(() => {
    let left = false;
    loadDemoUsers(apiUrl).then(
      (loaded) => left || setUsers(loaded),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [apiUrl, attempt]);
  useEffect(() => {
    document.title = `${t('signInTitle')} · Academia Vértice`;
  }, [t]);

  const enter = (token: string): void => {
    if (entering !== undefined) return;
    setEntering(token);
    loadUser(apiUrl, token).then(onSignIn, () => {
      setEntering(undefined);
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
        <div className="sign-in-people">
          <h1>{t('signInTitle')}</h1>
          <p className="page-hint">{t('signInHint')}</p>
          {ending !== null && (
            <p className="notice" role="status">
              {t(ending)}
            </p>
          )}
          {failed ? (
            <StatusView
              title={t('failed')}
              hint={t('failedHint')}
              action={{ label: t('retry'), run: retry }}
            />
          ) : (
            <People users={users} entering={entering} t={t} onChoose={enter} />
          )}
        </div>
      </main>
    </div>
  );
}

interface PeopleProps {
  users: readonly DemoUser[] | undefined;
  /** Token of the person just chosen. */
  entering: string | undefined;
  t: Translate;
  onChoose: (token: string) => void;
}

function People({ users, entering, t, onChoose }: PeopleProps) {
  if (users === undefined) return <StatusView title={t('loading')} busy />;
  return (
    <ul className="people">
      {users.map(({ token, name, role, company }) => (
        <li key={token}>
          <button
            type="button"
            className="person-card"
            aria-busy={entering === token}
            onClick={() => onChoose(token)}
          >
            <span className="avatar" aria-hidden="true">
              {name.slice(0, 1)}
            </span>
            <span className="person-card-text">
              <span className="person-card-name">{name}</span>
              <span className="person-card-role">
                {t(role === 'admin' ? 'admin' : 'learner')} · {company}
              </span>
              {isMessageId(token) && <span className="person-card-story">{t(token)}</span>}
            </span>
            {entering === token ? (
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
