import { type ReactNode, useRef } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useIntl } from 'react-intl';
import styles from './AriaLocaleAndPortalProvider.module.css';

/**
 * Provides react-aria-components with the interface language, and with a container inside the plugin's root element for
 * popovers and dialogs.
 */
export function AriaLocaleAndPortalProvider({ children }: { children: ReactNode }) {
  const overlaysRef = useRef<HTMLDivElement>(null);
  const { locale } = useIntl();
  return (
    <I18nProvider locale={locale}>
      <UNSAFE_PortalProvider getContainer={() => overlaysRef.current}>
        {children}
        <div ref={overlaysRef} className={styles.overlays} />
      </UNSAFE_PortalProvider>
    </I18nProvider>
  );
}
