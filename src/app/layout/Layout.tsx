import type { ReactNode, RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectPhase } from '#session/sessionSlice.ts';
import { deferComponent } from '#runtime/deferComponent.tsx';
import type { HostAdapter } from '../hostAdapter.ts';
import styles from './Layout.module.css';
import { messages } from '../messages.ts';
import type { PageLayout } from '../routes/screenTable.ts';

const AccountMenu = deferComponent(() =>
  import(/* webpackChunkName: "account" */ './AccountMenu.tsx').then(
    (module) => module.AccountMenu,
  ),
);

interface LayoutProps {
  layout: PageLayout;
  host: HostAdapter;
  /** Element that is focused when the route changes. */
  mainRef: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * Layout around a screen. The variant `default` contains the account menu, if the host provides none; `bare` and
 * `print` do not. The content is inside a `main` element, or a `div` if the page of the host has its own `main`.
 */
export function Layout({ layout, host, mainRef, children }: LayoutProps) {
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
      {layout === 'default' && host.hasAccountMenu && (
        <header className={styles.bar}>{isSignedIn && <AccountMenu />}</header>
      )}
      <main ref={mainRef} {...content}>
        {children}
      </main>
    </>
  );
}
