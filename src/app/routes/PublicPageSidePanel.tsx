import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { buildAccentTokens } from '#domain/color/accent.ts';
import { PrintPanel, type PrintPanelProps } from '#features/print/PrintPanel.tsx';
import { AuthenticityConfirmation } from '#features/verify/proof/index.ts';
import { getPluginRoot, isStandalone } from '#ui/styles/pluginRoot.ts';

/**
 * Panel beside the certificate on its public page: language select, result of the authenticity check, recorded data and
 * actions. In a standalone page its accent colour is that of the titles on the certificate; a host's page has its own.
 */
export default function PublicPageSidePanel(props: Omit<PrintPanelProps, 'proof'>) {
  const { certificate } = props;
  const panelRef = useRef<HTMLDivElement>(null);
  const titleColor = certificate.template.colors.title;
  const mode = useDisplayedColorMode(panelRef);
  useLayoutEffect(() => {
    const panel = panelRef.current;
    if (!panel || !isStandalone(panel)) return;
    // The text colour that belongs to an accent has a contrast of at least 4.5:1.
    const accent = buildAccentTokens(titleColor, mode)['accent-ink'];
    for (const [name, value] of Object.entries({ ...buildAccentTokens(accent, mode) }))
      panel.style.setProperty(`--certs-${name}`, value);
  }, [titleColor, mode]);
  return (
    <PrintPanel
      {...props}
      ref={panelRef}
      proof={<AuthenticityConfirmation certificate={certificate} />}
    />
  );
}

/**
 * Returns the colour mode of the plugin around an element, also where there is no store.
 * @param elementRef any element of the plugin
 */
function useDisplayedColorMode(elementRef: RefObject<HTMLElement | null>): 'light' | 'dark' {
  const [mode, setMode] = useState<'light' | 'dark'>('light');
  useLayoutEffect(() => {
    const root = getPluginRoot(elementRef.current);
    if (!root) return;
    const updateMode = () => setMode(root.dataset.theme === 'dark' ? 'dark' : 'light');
    updateMode();
    const observer = new MutationObserver(updateMode);
    observer.observe(root, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, [elementRef]);
  return mode;
}
