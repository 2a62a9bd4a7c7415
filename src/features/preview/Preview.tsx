import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFlag } from '#api/flags/flags.ts';
import { useServices } from '#api/services.ts';
import { useDownload } from '#documents/useDownload.ts';
import { FailedDocument } from '#documents/DocumentState.tsx';
import { PictureMissing } from '#documents/PictureMissing.tsx';
import { PrintIgnored } from '#documents/PrintIgnored.tsx';
import { SideChoice } from '#documents/SideChoice.tsx';
import { usePrinting } from '#rendering/print/printDialog.ts';
import { printSheets } from '#rendering/print/printSheets.tsx';
import { RetryNote } from '#ui/marks/RetryNote.tsx';
import { Actions } from './Actions.tsx';
import { BlankAreas } from './BlankAreas.tsx';
import { messages } from './messages.ts';
import { PreviewBar, PreviewTitle } from './PreviewBar.tsx';
import styles from './PreviewPage.module.css';
import { Stage } from './stage/Stage.tsx';
import { usePaper } from './usePaper.ts';
import type { Subject } from './usePreviewSubject.ts';
import { useShortcuts } from './useShortcuts.ts';
import { useZoom } from './stage/useZoom.ts';
import { ZoomPill } from './stage/ZoomPill.tsx';

interface PreviewProps {
  subject: Subject;
  /** The element that holds the preview. */
  screen: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Asks for the subject once more. */
  onRetry: () => void;
  isRetrying: boolean;
}

/** A certificate, or a template with sample data, on its stage, with all that can be done with it. */
export function Preview({ subject, screen, onClose, ...again }: PreviewProps) {
  const { config, reports } = useServices();
  const openedId = subject.kind === 'certificate' ? subject.certificate.id : undefined;
  useEffect(() => {
    if (openedId !== undefined) reports.opened(openedId);
  }, [reports, openedId]);
  const { drawing, ...paper } = usePaper(subject, screen, config);
  const { value: drawn } = drawing;
  const zoom = useZoom();
  const told = (id: string) => openedId !== undefined && reports.printed(id);
  const printing = usePrinting(drawn, printSheets, told);
  const isOffered = useFlag('certificates.pdf-download');
  const download = { isOffered, ...useDownload(() => drawn) };
  useShortcuts(screen, { Print: printing.print });
  // Single letters act only where the focus says so and nothing is typed (WCAG 2.1.4).
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === '+' || key === '=') zoom.zoomIn();
    else if (key === '-') zoom.zoomOut();
    else if (key === '0') zoom.fit();
    else if (key === 'f') paper.turn();
  };

  return (
    <>
      <PreviewBar onClose={onClose} title={<PreviewTitle subject={subject} />}>
        <div className={styles.sides}>
          <SideChoice value={paper.side} onChange={paper.show} />
        </div>
        <Actions
          language={paper.language}
          onLanguage={paper.choose}
          certificateId={openedId}
          isDrawn={drawn !== undefined}
          onPrint={printing.print}
          download={download}
        />
      </PreviewBar>
      <div className={styles.notes}>
        {subject.kind === 'template' && subject.isSubstitute && (
          <RetryNote type="warning" isRetrying={again.isRetrying} onRetry={again.onRetry}>
            <FormattedMessage {...messages.substitute} />
          </RetryNote>
        )}
        <BlankAreas template={paper.certificate.template} language={paper.language} />
        <PictureMissing drawing={drawing} />
        {printing.isIgnored && <PrintIgnored download={download} />}
      </div>
      {drawing.error && !drawn ? (
        <div className={styles.state}>
          <FailedDocument isRetrying={drawing.isLoading} onRetry={drawing.retry} headingLevel={2} />
        </div>
      ) : (
        <>
          <Stage
            stageRef={zoom.stageRef}
            paperRef={zoom.paperRef}
            width={zoom.width}
            drawn={drawn}
            side={paper.side}
            onKeyDown={press}
          />
          <div className={styles.zoom}>
            <ZoomPill {...zoom.pill} onKeyDown={press} />
          </div>
        </>
      )}
    </>
  );
}
