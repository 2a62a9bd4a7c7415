import { LogOut } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { Places } from './Places.tsx';
import type { Ending } from './session.ts';
import type { LeaveGuard, ShellContext } from './shellContext.ts';

interface FrameProps {
  context: Omit<ShellContext, 'setTitle' | 'guardLeaving' | 'endSession'>;
  controls: ReactNode;
  onSessionEnd: (ending: Ending) => void;
}

/** What stands around every page behind the sign-in: navigation, switches, who is signed in. */
export function Frame({ context, controls, onSessionEnd }: FrameProps) {
  const { user, t } = context;
  const [title, setTitle] = useState('');
  const guard = useRef<LeaveGuard>(null);
  const place = useLocation().pathname.split('/')[1];
  const main = useFocusOnNewPlace(place);
  const navigate = useNavigate();

  useEffect(() => {
    document.title = title === '' ? 'Academia Vértice' : `${title} · Academia Vértice`;
  }, [title]);
  const guardLeaving = useCallback((leaveGuard: LeaveGuard | null): void => {
    guard.current = leaveGuard;
  }, []);

  const go = (event: MouseEvent, to: string): void => {
    if (guard.current === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void mayLeave(guard.current).then((allowed) => (allowed ? navigate(to) : undefined));
  };
  const signOut = async (): Promise<void> => {
    if (await mayLeave(guard.current)) onSessionEnd('signedOut');
  };

  return (
    <div className="frame">
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <Places current={place} isAdmin={user.isAdmin} t={t} onGo={go} />
      <header className="top">
        {controls}
        <div className="person">
          <span className="avatar" aria-hidden="true">
            {initials(user.name)}
          </span>
          <span className="person-text">
            <span className="person-name">{user.name}</span>
            <span className="person-role">{t(user.isAdmin ? 'admin' : 'learner')}</span>
          </span>
        </div>
        <button type="button" className="top-button" onClick={() => void signOut()}>
          <LogOut size={17} strokeWidth={1.75} aria-hidden="true" />
          <span>{t('signOut')}</span>
        </button>
      </header>
      <main id="main" className="main" aria-label={title} ref={main} tabIndex={-1}>
        <Outlet
          context={
            { ...context, setTitle, guardLeaving, endSession: onSessionEnd } satisfies ShellContext
          }
        />
      </main>
    </div>
  );
}

async function mayLeave(guard: LeaveGuard | null): Promise<boolean> {
  return guard === null || guard();
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => word?.charAt(0)).join('');
}

/** Moves the focus into a place when it is entered from another one, as a page load would. */
function useFocusOnNewPlace(place: string | undefined) {
  const main = useRef<HTMLElement>(null);
  const known = useRef(place);
  useEffect(() => {
    if (known.current === place) return;
    known.current = place;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [place]);
  return main;
}
