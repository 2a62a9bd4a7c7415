import { PrintPanel, type PrintPanelProps } from '#features/print/PrintPanel.tsx';
import { AuthenticityConfirmation } from '#features/verify/proof/index.ts';

/**
 * Panel beside the certificate on its public page: language select, result of the authenticity check, recorded data and
 * actions.
 */
export function PublicPageSidePanel(props: Omit<PrintPanelProps, 'proof'>) {
  return (
    <PrintPanel {...props} proof={<AuthenticityConfirmation certificate={props.certificate} />} />
  );
}
