import { type ReactNode, useEffect, useRef, useState } from 'react';
import { hasErrorStatus } from '#data/apiError.ts';
import type { Config } from '#domain/config.ts';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { ReportEvent } from '#runtime/pluginEvent.ts';
import type { Language } from '#domain/language.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { DocumentError, DocumentNotFound } from '#documents/DocumentState.tsx';
import type { RenderingConfig } from '#rendering/renderCertificate.ts';
import { preloadRendering } from '#rendering/preloadRendering.ts';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import type { PrintPanelProps } from './PrintPanel.tsx';
import type { DeferredComponent } from '#runtime/deferComponent.tsx';
import styles from './PrintDocument.module.css';
import './printPage.document.css';
import { PrintableCertificate, PrintableCertificateSkeleton } from './PrintableCertificate.tsx';
import { SidebarSkeleton } from './SidebarSkeleton.tsx';
import { usePrintDialog } from './usePrintDialog.ts';
import { usePrintableCertificate } from './usePrintableCertificate.ts';

export interface PrintDocumentProps {
  /** The certificate; undefined while it loads and after an error. */
  certificate: IssuedCertificate | undefined;
  /** Error that occurred while loading the certificate. Kept while a retry is in progress. */
  error: unknown;
  isLoading: boolean;
  /** Loads the certificate again after an error. */
  onRetry: () => void;
  config: RenderingConfig & Pick<Config, 'PDF_LEVEL'>;
  /** Whether to open the print dialog once the certificate is rendered. */
  autoPrint: boolean;
  canDownloadPdf: boolean;
  onEvent: ReportEvent;
  /** Called after the print dialog was opened. */
  onPrinted?: ((certificateId: string) => void) | undefined;
  /** Called when the certificate or an error message is displayed. */
  onReady?: (() => void) | undefined;
  /** Content that is shown if the certificate does not exist. Default: a sentence that says so. */
  notFoundContent?: ReactNode;
  /** Component of the panel beside the certificate, whose code is loaded on demand. */
  Panel: DeferredComponent<Omit<PrintPanelProps, 'proof'>>;
  /** Renders invisible content that needs the title of the document; undefined until it is rendered. */
  renderHead?: (title: string | undefined) => ReactNode;
  /** Renders additional content below the buttons of the panel. */
  renderBelow?: (certificate: IssuedCertificate) => ReactNode;
}

/** A printable certificate with a panel beside it. Works without a session, Redux store and router. */
export function PrintDocument({
  certificate,
  error,
  isLoading,
  onRetry,
  onReady,
  notFoundContent,
  ...documentProps
}: PrintDocumentProps) {
  useEffect(preloadRendering, []);
  const notifyReady = useStableCallback(() => onReady?.());
  const hasResult = certificate !== undefined || error !== undefined;
  const { Panel } = documentProps;
  useEffect(() => {
    // Loads in parallel with the request. An error is shown when the panel renders.
    Panel.preload().catch(() => undefined);
  }, [Panel]);
  useEffect(() => {
    if (hasResult) notifyReady();
  }, [hasResult, notifyReady]);

  if (certificate)
    return <LoadedDocument key={certificate.id} certificate={certificate} {...documentProps} />;
  if (notFoundContent && hasErrorStatus(error, 404)) return notFoundContent;
  if (hasErrorStatus(error, 403, 404)) return <DocumentNotFound />;
  if (error) return <DocumentError isRetrying={isLoading} onRetry={onRetry} headingLevel={1} />;
  return (
    <div className={styles.screen} aria-busy="true">
      <div className={styles.side}>
        <SidebarSkeleton />
      </div>
      <PrintableCertificateSkeleton />
    </div>
  );
}

type LoadedDocumentProps = Omit<
  PrintDocumentProps,
  'certificate' | 'error' | 'isLoading' | 'onRetry' | 'onReady' | 'notFoundContent'
> & {
  certificate: IssuedCertificate;
};

function LoadedDocument(props: LoadedDocumentProps) {
  const { certificate, config, autoPrint, canDownloadPdf, onEvent, onPrinted } = props;
  const { Panel, renderBelow, renderHead } = props;
  const screenRef = useRef<HTMLDivElement>(null);
  const [language, setLanguage] = useState<Language>(useLanguage());
  const { rendering, printedCertificate, margin } = usePrintableCertificate(
    certificate,
    language,
    config,
  );
  const rendered = rendering.value;
  const printDialog = usePrintDialog(screenRef, printedCertificate, autoPrint, onPrinted);

  return (
    <div ref={screenRef} className={styles.screen} aria-busy={!rendered || undefined}>
      {renderHead?.(rendered?.scene.title)}
      <div className={styles.side}>
        <Panel
          certificate={certificate}
          language={language}
          onLanguage={setLanguage}
          rendering={rendering}
          margin={margin}
          printDialog={printDialog}
          canDownloadPdf={canDownloadPdf}
          pdfLevel={config.PDF_LEVEL}
          onEvent={onEvent}
        >
          {renderBelow?.(certificate)}
        </Panel>
      </div>
      {printedCertificate ? <PrintableCertificate certificate={printedCertificate} /> : null}
      {!rendered && !rendering.error && <PrintableCertificateSkeleton />}
      {!rendered && rendering.error && (
        <DocumentError
          isRetrying={rendering.isLoading}
          onRetry={rendering.retry}
          headingLevel={2}
        />
      )}
    </div>
  );
}
