import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { hasStatus } from '#api/apiError.ts';
import { usePdf } from '#documents/usePdf.ts';
import type { Config } from '#model/config.ts';
import type { IssuedCertificate } from '#model/certificate/issuedCertificate.ts';
import type { TellEvent } from '#model/pluginEvent.ts';
import { defaultLanguage, type Language, languageOf } from '#model/language.ts';
import { FailedDocument, MissingDocument } from '#documents/DocumentState.tsx';
import type { DrawingPlace } from '#rendering/drawCertificate.ts';
import { useCoreFaces } from '#rendering/fonts/useCoreFaces.ts';
import { useLoaded } from '#ui/useLoaded.ts';
import { useHandler } from '#ui/useHandler.ts';
import { Panel } from './laterParts.ts';
import styles from './PrintDocument.module.css';
import { Sheets, SheetSkeletons } from './Sheets.tsx';
import { PanelSkeleton } from './PanelSkeleton.tsx';
import { useOwnPage } from './useOwnPage.ts';
import { usePrintDialog } from './usePrintDialog.ts';
import { useSheets } from './useSheets.ts';

export interface PrintDocumentProps {
  /** Stable for as long as it loads the same certificate. */
  load: () => Promise<IssuedCertificate>;
  place: DrawingPlace & Pick<Config, 'PDF_LEVEL'>;
  /** Opens the print dialog once everything is there. */
  autoPrint: boolean;
  hasPdf: boolean;
  onEvent: TellEvent;
  /** The print dialog was opened. */
  onPrinted?: ((certificateId: string) => void) | undefined;
  /** The certificate, or why it is not there, is on the page. */
  onShown?: (() => void) | undefined;
  /** In place of a certificate that nobody knows. Default: a sentence. */
  unknown?: ReactNode;
  /** Below what one can do with it. */
  below?: (certificate: IssuedCertificate) => ReactNode;
}

/** The public printable certificate: both sides, a page each. Needs no session, no store and no router. */
export function PrintDocument({ load, onShown, unknown, ...rest }: PrintDocumentProps) {
  useCoreFaces();
  const { value: certificate, error, isLoading, retry } = useLoaded(load);
  const shown = useHandler(() => onShown?.());
  const isSettled = certificate !== undefined || error !== undefined;
  useEffect(() => {
    // Beside the call; whoever draws it says what failed.
    Panel.ask().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (isSettled) shown();
  }, [isSettled, shown]);

  if (certificate) return <Loaded key={certificate.id} certificate={certificate} {...rest} />;
  if (unknown && hasStatus(error, 404)) return unknown;
  if (hasStatus(error, 403, 404)) return <MissingDocument />;
  if (error) return <FailedDocument isRetrying={isLoading} onRetry={retry} headingLevel={1} />;
  return (
    <div className={styles.screen} aria-busy="true">
      <div className={styles.side}>
        <PanelSkeleton />
      </div>
      <SheetSkeletons />
    </div>
  );
}

type LoadedProps = Omit<PrintDocumentProps, 'load' | 'onShown' | 'unknown'> & {
  certificate: IssuedCertificate;
};

function Loaded(props: LoadedProps) {
  const { certificate, place, autoPrint, hasPdf, onEvent, onPrinted, below } = props;
  const intl = useIntl();
  const screen = useRef<HTMLDivElement>(null);
  const [language, setLanguage] = useState<Language>(languageOf(intl.locale) ?? defaultLanguage);
  const { drawing, sheets, margin } = useSheets(certificate, language, place);
  const drawn = drawing.value;
  const pdf = usePdf({ draw: () => drawn, tell: onEvent, level: place.PDF_LEVEL });
  const download = { isOffered: hasPdf, start: pdf.save, ...pdf };
  const dialog = usePrintDialog(screen, sheets, autoPrint, onPrinted);
  useOwnPage(screen, drawn?.scene.title);

  return (
    <div ref={screen} className={styles.screen} aria-busy={!drawn || undefined}>
      <div className={styles.side}>
        <Panel
          certificate={certificate}
          language={language}
          onLanguage={setLanguage}
          drawing={drawing}
          margin={margin}
          dialog={dialog}
          download={download}
          meanwhile={<PanelSkeleton />}
        >
          {below?.(certificate)}
        </Panel>
      </div>
      {sheets ? <Sheets drawn={sheets} /> : null}
      {!drawn && !drawing.error && <SheetSkeletons />}
      {!drawn && drawing.error && (
        <FailedDocument isRetrying={drawing.isLoading} onRetry={drawing.retry} headingLevel={2} />
      )}
    </div>
  );
}
