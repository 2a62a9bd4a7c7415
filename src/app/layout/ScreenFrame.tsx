import type { ReactNode, RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectPhase } from '#session/sessionSlice.ts';
import type { HostAdapter } from '../hostAdapter.ts';
import styles from './ScreenFrame.module.css';
import { messages } from '../messages.ts';
import type { ScreenLayout } from '../routes/routeDefinitions.ts';

interface ScreenFrameProps {
  layout: ScreenLayout;
  host: HostAdapter;
  /** Element that receives the focus when the route changes. */
  mainRef: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * Layout around a screen. The variant `default` contains the account menu if `host` has one; `bare` and `print` contain
 * no menu. The content is inside a `main` element, or inside a `div` if the page of the host has its own `main`.
 */
export function ScreenFrame({ layout, host, mainRef, children }: ScreenFrameProps) {
  const isSignedIn = useSelector(selectPhase) === 'signedIn';
  const content = { className: styles.content, 'data-layout': layout, tabIndex: -1 };
  if (!host.isDocument) {
    return (
      <div ref={mainRef as RefObject<HTMLDivElement | null>} {...content}>
        {children}
      </div>
    );
  }
  const focusMain = () => mainRef.current?.focus();
  return (
    <>
      {layout === 'default' && (
        <button type="button" className={styles.skip} onClick={focusMain}>
          <FormattedMessage {...messages.skip} />
        </button>
      )}
      {layout === 'default' && host.AccountMenu && (
        <header className={styles.bar}>{isSignedIn && <host.AccountMenu />}</header>
      )}
      <main ref={mainRef} {...content}>
        {children}
      </main>
    </>
  );
}
