import { BadgeCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { hasStatus } from '#api/apiError.ts';
import { usePdf } from '#documents/usePdf.ts';
import { documentMessages } from '#documents/messages.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import type { IssuedCertificate } from '#model/certificate/issuedCertificate.ts';
import type { TellEvent } from '#model/pluginEvent.ts';
import { defaultLanguage, type Language, languageOf } from '#model/language.ts';
import { FailedDocument, MissingDocument } from '#documents/DocumentState.tsx';
import { LanguageSelect } from '#documents/LanguageSelect.tsx';
import { PdfButton } from '#documents/PdfButton.tsx';
import { PictureMissing } from '#documents/PictureMissing.tsx';
import { PrintButton } from '#documents/PrintButton.tsx';
import { PrintIgnored } from '#documents/PrintIgnored.tsx';
import type { DrawingPlace } from '#rendering/drawCertificate.ts';
import { useCoreFaces } from '#rendering/fonts/useCoreFaces.ts';
import { useCertificateScene } from '#rendering/screen/useScene.ts';
import { RetryNote } from '#ui/marks/RetryNote.tsx';
import { useLoaded } from '#ui/useLoaded.ts';
import { useHandler } from '#ui/useHandler.ts';
import { messages } from './messages.ts';
import styles from './PrintDocument.module.css';
import { Sheets, SheetSkeletons } from './Sheets.tsx';
import { useOwnPage } from './useOwnPage.ts';
import { usePrintDialog } from './usePrintDialog.ts';

export interface PrintDocumentProps {
  /** Stable for as long as it loads the same certificate. */
  load: () => Promise<IssuedCertificate>;
  place: DrawingPlace;
  /** Opens the print dialog once everything is there. */
  autoPrint: boolean;
  hasPdf: boolean;
  onEvent: TellEvent;
  /** The print dialog was opened. */
  onPrinted?: ((certificateId: string) => void) | undefined;
  /** The certificate, or why it is not there, is on the page. */
  onShown?: (() => void) | undefined;
}

/** The public printable certificate: both sides, a page each. Needs no session, no store and no router. */
export function PrintDocument({ load, onShown, ...rest }: PrintDocumentProps) {
  useCoreFaces();
  const { value: certificate, error, isLoading, retry } = useLoaded(load);
  const shown = useHandler(() => onShown?.());
  const isSettled = certificate !== undefined || error !== undefined;
  useEffect(() => {
    if (isSettled) shown();
  }, [isSettled, shown]);

  if (certificate) return <Loaded key={certificate.id} certificate={certificate} {...rest} />;
  if (hasStatus(error, 403, 404)) return <MissingDocument />;
  if (error) return <FailedDocument isRetrying={isLoading} onRetry={retry} headingLevel={1} />;
  return (
    <div className={styles.screen} aria-busy="true">
      <SheetSkeletons />
    </div>
  );
}

type LoadedProps = Omit<PrintDocumentProps, 'load' | 'onShown'> & {
  certificate: IssuedCertificate;
};

function Loaded({ certificate, place, autoPrint, hasPdf, onEvent, onPrinted }: LoadedProps) {
  const intl = useIntl();
  const screen = useRef<HTMLDivElement>(null);
  const [language, setLanguage] = useState<Language>(languageOf(intl.locale) ?? defaultLanguage);
  const drawing = useCertificateScene(certificate, language, place);
  const drawn = drawing.value;
  const company = certificate.company.name;
  const pdf = usePdf({ draw: () => drawn, tell: onEvent });
  const download = { isOffered: hasPdf, isBusy: pdf.isBusy, start: pdf.save };
  const dialog = usePrintDialog(screen, drawn, autoPrint, onPrinted);
  useOwnPage(screen, drawn?.scene.title);

  return (
    <div ref={screen} className={styles.screen} aria-busy={!drawn || undefined}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.heading}>
            {certificate.course.name || <FormattedMessage {...sharedMessages.unnamed} />}
          </h1>
          <p className={styles.valid}>
            <BadgeCheck aria-hidden />
            {company ? (
              <FormattedMessage {...messages.valid} values={{ company }} />
            ) : (
              <FormattedMessage {...messages.validPlain} />
            )}
          </p>
        </div>
        <div className={styles.actions}>
          <LanguageSelect value={language} onChange={setLanguage} />
          <PrintButton disabled={!drawn} onClick={dialog.print} />
          <PdfButton download={download} disabled={!drawn} />
        </div>
      </header>
      <div className={styles.notes}>
        {dialog.isIgnored && <PrintIgnored download={download} />}
        <PictureMissing drawing={drawing} />
        {pdf.hasFailed && (
          <div role="alert">
            <RetryNote onRetry={pdf.save}>
              <FormattedMessage {...documentMessages.pdfFailed} />
            </RetryNote>
          </div>
        )}
      </div>
      {drawn ? <Sheets drawn={drawn} /> : null}
      {!drawn && !drawing.error && <SheetSkeletons />}
      {!drawn && drawing.error && (
        <FailedDocument isRetrying={drawing.isLoading} onRetry={drawing.retry} headingLevel={2} />
      )}
    </div>
  );
}
