import { type ReactNode, type Ref, useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import { LanguageSelect } from '#documents/LanguageSelect.tsx';
import { documentMessages } from '#documents/messages.ts';
import { PdfButton } from '#documents/PdfButton.tsx';
import { MissingImageNote } from '#documents/MissingImageNote.tsx';
import { PrintButton } from '#documents/PrintButton.tsx';
import { PrintBlockedNote } from '#documents/PrintBlockedNote.tsx';
import { useSaveCertificatePdf } from '#documents/useSaveCertificatePdf.ts';
import type { PdfConformanceLevel } from '#domain/config.ts';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { Language } from '#domain/language.ts';
import { getDisplayableImageUrl } from '#rendering/images/getDisplayableImageUrl.ts';
import type { RenderedCertificate } from '#rendering/renderCertificate.ts';
import { Switch } from '#ui/controls/Switch.tsx';
import { RetryNote } from '#ui/feedback/RetryNote.tsx';
import type { ReportEvent } from '#runtime/pluginEvent.ts';
import { type AsyncState, useAsync } from '#runtime/useAsync.ts';
import type { usePrintableCertificate } from './usePrintableCertificate.ts';
import { messages } from './messages.ts';
import styles from './PrintPanel.module.css';

export interface PrintPanelProps {
  ref?: Ref<HTMLDivElement>;
  certificate: IssuedCertificate;
  /** Language of the certificate. */
  language: Language;
  onLanguage: (language: Language) => void;
  rendering: AsyncState<RenderedCertificate>;
  margin: ReturnType<typeof usePrintableCertificate>['margin'];
  printDialog: { isIgnored: boolean; print: () => void };
  canDownloadPdf: boolean;
  pdfLevel: PdfConformanceLevel;
  onEvent: ReportEvent;
  /** Content above the buttons, such as the confirmation that the certificate is valid. */
  proof: ReactNode;
  /** Additional content at the end of the panel. */
  children: ReactNode;
}

/** The panel beside the printable certificate: choice of the language, and buttons to print and download. */
export function PrintPanel({
  ref,
  certificate,
  rendering,
  margin,
  printDialog,
  ...props
}: PrintPanelProps) {
  const { logoUrl } = certificate.brand;
  const isRendered = rendering.value !== undefined;
  const pdf = useSaveCertificatePdf({
    render: () => rendering.value,
    reportEvent: props.onEvent,
    level: props.pdfLevel,
  });
  const download = { isOffered: props.canDownloadPdf, isBusy: pdf.isBusy, start: pdf.save };
  return (
    <div ref={ref} className={styles.panel}>
      <div className={styles.header}>
        <span className={styles.issuer}>
          {logoUrl && <Logo url={logoUrl} />}
          {certificate.company.name}
        </span>
        <LanguageSelect value={props.language} onChange={props.onLanguage} />
      </div>
      {props.proof}
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
      {pdf.hasFailed && (
        <div role="alert">
          <RetryNote onRetry={pdf.save}>
            <FormattedMessage {...documentMessages.pdfFailed} />
          </RetryNote>
        </div>
      )}
      {props.children}
    </div>
  );
}

/** Logo of the issuer, whose name is next to it. Renders nothing if the image cannot be displayed. */
function Logo({ url }: { url: string }) {
  const load = useCallback(() => getDisplayableImageUrl(url), [url]);
  const { value: displayUrl } = useAsync(load);
  if (!displayUrl) return null;
  // The same mode as on the certificate, so that the image is requested only once.
  return <img className={styles.logo} src={displayUrl} alt="" crossOrigin="anonymous" />;
}
