import { type ReactNode, useInsertionEffect, useRef } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useIntl } from 'react-intl';
import styles from './AriaLocaleAndPortalProvider.module.css';

/**
 * Id that react-aria-components gives to its style element. The library does not add the style element if an element
 * with this id exists. A strict content security policy (CSP) would block the style element.
 */
const styleId = 'react-aria-pressable-style';

let mountedCount = 0;

/**
 * Adds an empty element with the id of the library's style element, so that the library does not add the style element.
 * The only rule of the style element is in AriaLocaleAndPortalProvider.module.css instead.
 * @returns a cleanup function
 */
function preventStyleElement(): () => void {
  mountedCount += 1;
  if (!document.getElementById(styleId)) {
    const marker = document.createElement('meta');
    marker.id = styleId;
    document.head.append(marker);
  }
  return () => {
    mountedCount -= 1;
    if (mountedCount === 0) document.getElementById(styleId)?.remove();
  };
}

/**
 * Provides react-aria-components with the interface language, and with a container inside the plugin's root element for
 * popovers and dialogs.
 */
export function AriaLocaleAndPortalProvider({ children }: { children: ReactNode }) {
  const overlaysRef = useRef<HTMLDivElement>(null);
  const { locale } = useIntl();
  useInsertionEffect(preventStyleElement, []);
  return (
    <I18nProvider locale={locale}>
      <UNSAFE_PortalProvider getContainer={() => overlaysRef.current}>
        {children}
        <div ref={overlaysRef} className={styles.overlays} />
      </UNSAFE_PortalProvider>
    </I18nProvider>
  );
}
