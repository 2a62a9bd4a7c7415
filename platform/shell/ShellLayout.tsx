import { LogOut } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { Navigation } from './Navigation.tsx';
import type { SessionEndReason } from './session.ts';
import type { LeaveGuard, ShellContext } from './shellContext.ts';

interface ShellLayoutProps {
  context: Omit<ShellContext, 'setTitle' | 'setLeaveGuard' | 'endSession'>;
  controls: ReactNode;
  onSessionEnd: (reason: SessionEndReason) => void;
}

/** The layout of every page after sign-in: navigation, language and color mode controls, current user. */
export function ShellLayout({ context, controls, onSessionEnd }: ShellLayoutProps) {
  const { user, t } = context;
  const [title, setTitle] = useState('');
  const leaveGuardRef = useRef<LeaveGuard>(null);
  const section = useLocation().pathname.split('/')[1];
  const mainRef = useFocusOnNavigation(section);
  const navigate = useNavigate();

  useEffect(() => {
    document.title = title === '' ? 'Academia Vértice' : `${title} · Academia Vértice`;
  }, [title]);
  const setLeaveGuard = useCallback((guard: LeaveGuard | null): void => {
    leaveGuardRef.current = guard;
  }, []);

  const handleNavigation = (event: MouseEvent, to: string): void => {
    if (leaveGuardRef.current === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void canLeave(leaveGuardRef.current).then((isAllowed) =>
      isAllowed ? navigate(to) : undefined,
    );
  };
  const signOut = async (): Promise<void> => {
    if (await canLeave(leaveGuardRef.current)) onSessionEnd('signedOut');
  };

  return (
    <div className="frame">
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <Navigation
        currentSection={section}
        isAdmin={user.isAdmin}
        t={t}
        onNavigate={handleNavigation}
      />
      <header className="top-bar">
        {controls}
        <div className="user">
          <span className="avatar" aria-hidden="true">
            {getInitials(user.name)}
          </span>
          <span className="user-text">
            <span className="user-name">{user.name}</span>
            <span className="user-role">{t(user.isAdmin ? 'admin' : 'learner')}</span>
          </span>
        </div>
        <button type="button" className="top-bar-button" onClick={() => void signOut()}>
          <LogOut size={17} strokeWidth={1.75} aria-hidden="true" />
          <span>{t('signOut')}</span>
        </button>
      </header>
      <main id="main" className="main" aria-label={title} ref={mainRef} tabIndex={-1}>
        <Outlet
          context={
            { ...context, setTitle, setLeaveGuard, endSession: onSessionEnd } satisfies ShellContext
          }
        />
      </main>
    </div>
  );
}

async function canLeave(guard: LeaveGuard | null): Promise<boolean> {
  return guard === null || guard();
}

function getInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  const initialWords = words.length > 1 ? [words[0], words.at(-1)] : words;
  return initialWords.map((word) => word?.charAt(0)).join('');
}

/** Moves the focus to the content and scrolls to the top when the section of the platform changes, as loading a page would. */
function useFocusOnNavigation(section: string | undefined) {
  const mainRef = useRef<HTMLElement>(null);
  const previousSection = useRef(section);
  useEffect(() => {
    if (previousSection.current === section) return;
    previousSection.current = section;
    mainRef.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [section]);
  return mainRef;
}
