import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LanguageSelect } from '#documents/LanguageSelect.tsx';
import { documentMessages } from '#documents/messages.ts';
import { type PdfDownload, PdfButton } from '#documents/PdfButton.tsx';
import { MissingImageNote } from '#documents/MissingImageNote.tsx';
import { PrintButton } from '#documents/PrintButton.tsx';
import { PrintBlockedNote } from '#documents/PrintBlockedNote.tsx';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { Language } from '#domain/language.ts';
import type { RenderedCertificate } from '#rendering/renderCertificate.ts';
import { Switch } from '#ui/controls/Switch.tsx';
import { RetryNote } from '#ui/feedback/RetryNote.tsx';
import type { AsyncState } from '#runtime/useAsync.ts';
import type { MarginOption } from './usePrintableCertificate.ts';
import { messages } from './messages.ts';
import styles from './PrintPanel.module.css';

export interface PrintPanelProps {
  certificate: IssuedCertificate;
  /** Language of the certificate. */
  language: Language;
  onLanguage: (language: Language) => void;
  rendering: AsyncState<RenderedCertificate>;
  margin: MarginOption;
  printDialog: { isIgnored: boolean; print: () => void };
  download: PdfDownload & { hasFailed: boolean };
  /** Content above the buttons, such as the confirmation that the certificate is valid. */
  proof: ReactNode;
  /** Additional content at the end of the panel. */
  children: ReactNode;
}

/** The panel beside the printable certificate: choice of the language, and buttons to print and download. */
export function PrintPanel(props: PrintPanelProps) {
  const {
    certificate,
    language,
    onLanguage,
    rendering,
    margin,
    printDialog,
    download,
    proof,
    children,
  } = props;
  const isRendered = rendering.value !== undefined;
  return (
    <div className={styles.panel}>
      <div className={styles.header}>
        <span className={styles.issuer}>{certificate.company.name}</span>
        <LanguageSelect value={language} onChange={onLanguage} />
      </div>
      {proof}
      <div className={styles.actions}>
        <PrintButton disabled={!isRendered} onClick={printDialog.print} />
        <PdfButton download={download} disabled={!isRendered} />
      </div>
      <div className={styles.margin}>
        <Switch isOn={margin.hasMargin} onChange={margin.setHasMargin}>
          <FormattedMessage {...messages.margin} />
        </Switch>
        <p className={styles.hint}>
          <FormattedMessage {...messages.marginHint} />
        </p>
      </div>
      {printDialog.isIgnored && <PrintBlockedNote download={download} />}
      <MissingImageNote drawing={rendering} />
      {download.hasFailed && (
        <div role="alert">
          <RetryNote onRetry={download.start}>
            <FormattedMessage {...documentMessages.pdfFailed} />
          </RetryNote>
        </div>
      )}
      {children}
    </div>
  );
}
