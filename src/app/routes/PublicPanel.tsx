import { PrintPanel, type PrintPanelProps } from '#features/print/PrintPanel.tsx';
import { CertificateProof } from '#features/verify/proof/index.ts';

/** The panel beside the public certificate: language, verdict, data of the record and actions. */
export function PublicPanel(props: Omit<PrintPanelProps, 'proof'>) {
  return <PrintPanel {...props} proof={<CertificateProof certificate={props.certificate} />} />;
}
