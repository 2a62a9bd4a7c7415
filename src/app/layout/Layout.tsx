import type { ReactNode, RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectPhase } from '#session/sessionSlice.ts';
import { laterComponent } from '#ui/laterComponent.tsx';
import type { HostPage } from '../hostPage.ts';
import styles from './Layout.module.css';
import { messages } from '../messages.ts';
import type { PageLayout } from '../screens/screenTable.ts';

const AccountMenu = laterComponent(() =>
  import(/* webpackChunkName: "account" */ './AccountMenu.tsx').then(
    (module) => module.AccountMenu,
  ),
);

interface LayoutProps {
  layout: PageLayout;
  page: HostPage;
  /** Takes the focus when the route changes. */
  mainRef: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * What stands around a screen. `default`: the account menu where nobody else offers one; `bare` and `print`: nothing.
 * Inside a host's page it is a plain box, since the host has its own `main`.
 */
export function Layout({ layout, page, mainRef, children }: LayoutProps) {
  const isSignedIn = useSelector(selectPhase) === 'signedIn';
  const content = { className: styles.content, 'data-layout': layout, tabIndex: -1 };
  if (!page.isDocument) {
    return (
      <div ref={mainRef as RefObject<HTMLDivElement | null>} {...content}>
        {children}
      </div>
    );
  }
  const skip = () => mainRef.current?.focus();
  return (
    <>
      {layout === 'default' && (
        <button type="button" className={styles.skip} onClick={skip}>
          <FormattedMessage {...messages.skip} />
        </button>
      )}
      {layout === 'default' && page.hasOwnMenu && (
        <header className={styles.bar}>{isSignedIn && <AccountMenu />}</header>
      )}
      <main ref={mainRef} {...content}>
        {children}
      </main>
    </>
  );
}
