import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { useMatch } from 'react-router-dom';
import { useFlag } from '#api/flags/flags.ts';
import { useServices } from '#api/services.ts';
import { useDownload } from '#documents/useDownload.ts';
import { FailedDocument } from '#documents/DocumentState.tsx';
import { PrintIgnored } from '#documents/PrintIgnored.tsx';
import { SideChoice } from '#documents/SideChoice.tsx';
import { usePrinting } from '#rendering/print/printDialog.ts';
import { printSheets } from '#rendering/print/printSheets.tsx';
import { Actions } from './Actions.tsx';
import type { useNeighbours } from './neighbours/useNeighbours.ts';
import { useSwipe } from './neighbours/useSwipe.ts';
import { useIsShared } from './share/useIsShared.ts';
import { PreviewBar, PreviewTitle } from './PreviewBar.tsx';
import { PreviewNotes } from './PreviewNotes.tsx';
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
  /** The certificates beside it. */
  going: ReturnType<typeof useNeighbours>;
  onClose: () => void;
  /** Asks for the subject once more. */
  onRetry: () => void;
  isRetrying: boolean;
}

/** A certificate, or a template with sample data, on its stage, with all that can be done with it. */
export function Preview({ subject, screen, going, onClose, ...again }: PreviewProps) {
  const { config, reports } = useServices();
  const openedId = subject.kind === 'certificate' ? subject.certificate.id : undefined;
  useEffect(() => {
    if (openedId !== undefined) reports.opened(openedId);
  }, [reports, openedId]);
  const { drawing, ...paper } = usePaper(subject, screen, config);
  const { neighbours, way, go } = going;
  const shownId = neighbours?.current.id ?? openedId;
  // The one before stays on the stage until the next one is drawn, and can no longer be had.
  const isLeaving = neighbours !== undefined && drawing.value?.certificate.id !== shownId;
  const drawn = isLeaving ? undefined : drawing.value;
  const zoom = useZoom();
  const isFitting = zoom.width === undefined;
  useSwipe(zoom.stage, isFitting && neighbours !== undefined, go);
  const told = (id: string) => openedId !== undefined && reports.printed(id);
  const printing = usePrinting(drawn, printSheets, told);
  const isOffered = useFlag('certificates.pdf-download');
  const download = { isOffered, ...useDownload(() => drawn) };
  useShortcuts(screen, {
    Print: printing.print,
    // What is larger than the stage is moved by them.
    ...(isFitting && { ArrowLeft: () => go('previous'), ArrowRight: () => go('next') }),
  });
  const press = stageKeys(zoom, paper.turn);

  return (
    <>
      <PreviewBar
        onClose={onClose}
        title={<PreviewTitle subject={subject} neighbours={neighbours} />}
      >
        <div className={styles.sides}>
          <SideChoice value={paper.side} onChange={paper.show} />
        </div>
        <Actions
          language={paper.language}
          onLanguage={paper.choose}
          certificateId={shownId}
          templateId={useStoredId(subject)}
          drawn={drawn}
          isShared={useIsShared(subject)}
          onPrint={printing.print}
          download={download}
        />
      </PreviewBar>
      <PreviewNotes subject={subject} language={paper.language} drawing={drawing} {...again}>
        {printing.isIgnored && <PrintIgnored download={download} />}
      </PreviewNotes>
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
            drawn={drawing.value}
            isLeaving={isLeaving}
            from={way}
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

/** Of the template in the address. Of a draft the editor is where one came from; what stands in for another is not meant. */
function useStoredId(subject: Subject): string | undefined {
  const id = useMatch('/preview/:id')?.params.id;
  return subject.kind === 'template' && subject.template.id === id ? id : undefined;
}

/** Single letters act only where the focus says so and nothing is typed (WCAG 2.1.4). */
const stageKeys =
  ({ zoomIn, zoomOut, fit }: ReturnType<typeof useZoom>, turn: () => void) =>
  (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === '+' || key === '=') zoomIn();
    else if (key === '-') zoomOut();
    else if (key === '0') fit();
    else if (key === 'f') turn();
  };
