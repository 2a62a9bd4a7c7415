import { useLayoutEffect, useRef } from 'react';
import { buildAccentTokens } from '#domain/color/accent.ts';
import { PrintPanel, type PrintPanelProps } from '#features/print/PrintPanel.tsx';
import { AuthenticityConfirmation } from '#features/verify/proof/index.ts';
import { isStandalone } from '#ui/styles/pluginRoot.ts';

/**
 * Panel beside the certificate on its public page: language select, result of the authenticity check, recorded data and
 * actions. In a standalone page its accent colour is that of the titles on the certificate; a host's page has its own.
 */
export function PublicPageSidePanel(props: Omit<PrintPanelProps, 'proof'>) {
  const { certificate } = props;
  const panelRef = useRef<HTMLDivElement>(null);
  const titleColor = certificate.template.colors.title;
  useLayoutEffect(() => {
    const panel = panelRef.current;
    if (!panel || !isStandalone(panel)) return;
    // The text colour that belongs to an accent has a contrast of at least 4.5:1.
    const accent = buildAccentTokens(titleColor, 'light')['accent-ink'];
    const tokens = buildAccentTokens(accent, 'light');
    for (const [name, value] of Object.entries({ ...tokens }))
      panel.style.setProperty(`--certs-${name}`, value);
  }, [titleColor]);
  return (
    <PrintPanel
      {...props}
      ref={panelRef}
      proof={<AuthenticityConfirmation certificate={certificate} />}
    />
  );
}
