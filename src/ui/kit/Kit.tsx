import { type ReactNode, useInsertionEffect, useRef } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useIntl } from 'react-intl';
import styles from './Kit.module.css';

/** The library looks for this id before it adds a style element, which a strict policy would refuse. */
const styleId = 'react-aria-pressable-style';

let users = 0;

/** Stands in for the style element; Kit.module.css has its one rule. */
function keepStyleOut(): () => void {
  users += 1;
  if (!document.getElementById(styleId)) {
    const standIn = document.createElement('meta');
    standIn.id = styleId;
    document.head.append(standIn);
  }
  return () => {
    users -= 1;
    if (users === 0) document.getElementById(styleId)?.remove();
  };
}

/** Around every screen that uses react-aria-components: its language, and a place inside our root for what floats. */
export function Kit({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const { locale } = useIntl();
  useInsertionEffect(keepStyleOut, []);
  return (
    <I18nProvider locale={locale}>
      <UNSAFE_PortalProvider getContainer={() => place.current}>
        {children}
        <div ref={place} className={styles.floating} />
      </UNSAFE_PortalProvider>
    </I18nProvider>
  );
}
