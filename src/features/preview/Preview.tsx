import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { useMatch } from 'react-router-dom';
import { useFlag } from '#session/useFlag.ts';
import { usePluginContext } from '#session/pluginContext.ts';
import { useSavePdfAndNotify } from '#documents/useSavePdfAndNotify.ts';
import { DocumentError } from '#documents/DocumentState.tsx';
import { PrintBlockedNote } from '#documents/PrintBlockedNote.tsx';
import { SideSwitch } from '#documents/SideSwitch.tsx';
import { usePrint } from '#rendering/print/printDialog.ts';
import { printDocuments } from '#rendering/print/printDocuments.tsx';
import { PreviewActions } from './PreviewActions.tsx';
import { type useNeighbours, useSwipe } from './neighbours/index.ts';
import { useCanShare } from './share/index.ts';
import { PreviewBar, PreviewTitle } from './PreviewBar.tsx';
import { PreviewNotes, type PreviewNotesProps } from './PreviewNotes.tsx';
import styles from './PreviewPage.module.css';
import { DocumentViewer, useZoom, ZoomControls } from './stage/index.ts';
import { useRenderedPreview } from './useRenderedPreview.ts';
import type { PreviewSource } from './usePreviewSource.ts';
import { useKeyboardShortcuts } from './useKeyboardShortcuts.ts';

interface PreviewProps {
  subject: PreviewSource;
  /** Ref of the element around the preview. */
  screenRef: RefObject<HTMLElement | null>;
  /** Neighbours of the certificate in the list, and the functions that open the previous or the next certificate. */
  navigation: ReturnType<typeof useNeighbours>;
  onClose: () => void;
  /** Loads the previewed certificate or template again after an error. */
  onRetry: () => void;
  isRetrying: boolean;
}

/** Preview of a certificate, or of a template filled with sample data, with the actions for the previewed document. */
export function Preview({ subject, screenRef, navigation, onClose, ...retryProps }: PreviewProps) {
  const { hostCallbacks } = usePluginContext();
  const openedId = subject.kind === 'certificate' ? subject.certificate.id : undefined;
  useEffect(() => {
    if (openedId !== undefined) hostCallbacks.onCertificateOpened(openedId);
  }, [hostCallbacks, openedId]);
  const { rendering, ...preview } = useRenderedPreview(subject, screenRef);
  const { neighbours, direction, goTo } = navigation;
  const certificateId = neighbours?.current.id ?? openedId;
  // The previous certificate stays on the stage until the next one is rendered, but cannot be printed or saved any more.
  const isReplacing = neighbours !== undefined && rendering.value?.certificate.id !== certificateId;
  const renderedCertificate = isReplacing ? undefined : rendering.value;
  const zoom = useZoom();
  const isFitting = zoom.width === undefined;
  useSwipe(zoom.stage, isFitting && neighbours !== undefined, goTo);
  const reportPrinted = (id: string) => openedId !== undefined && hostCallbacks.onPrinted(id);
  const printing = usePrint(renderedCertificate, printDocuments, reportPrinted);
  const isOffered = useFlag('certificates.pdf-download');
  const download = { isOffered, ...useSavePdfAndNotify(() => renderedCertificate) };
  useKeyboardShortcuts(screenRef, {
    Print: printing.print,
    // Arrow keys scroll a document that is larger than the stage.
    ...(isFitting && { ArrowLeft: () => goTo('previous'), ArrowRight: () => goTo('next') }),
  });
  const handleKeyDown = createStageKeyHandler(zoom, preview.turnOver);
  const title = <PreviewTitle subject={subject} neighbours={neighbours} />;

  return (
    <>
      <PreviewBar onClose={onClose} title={title}>
        <div className={styles.sides}>
          <SideSwitch value={preview.side} onChange={preview.showSide} />
        </div>
        <PreviewActions
          language={preview.language}
          onLanguageChange={preview.changeLanguage}
          certificateId={certificateId}
          templateId={useStoredTemplateId(subject)}
          renderedCertificate={renderedCertificate}
          canShare={useCanShare(subject)}
          onPrint={printing.print}
          download={download}
        />
      </PreviewBar>
      <PreviewNotes
        subject={subject}
        language={preview.language}
        rendering={rendering}
        {...retryProps}
      >
        {printing.isIgnored && <PrintBlockedNote download={download} />}
      </PreviewNotes>
      {rendering.error && !renderedCertificate ? (
        <StageError rendering={rendering} />
      ) : (
        <>
          <DocumentViewer
            zoom={zoom}
            renderedCertificate={rendering.value}
            isReplacing={isReplacing}
            direction={direction}
            side={preview.side}
            onKeyDown={handleKeyDown}
          />
          <div className={styles.zoom}>
            <ZoomControls zoom={zoom} onKeyDown={handleKeyDown} />
          </div>
        </>
      )}
    </>
  );
}

function StageError({ rendering }: Pick<PreviewNotesProps, 'rendering'>) {
  const { isLoading, retry } = rendering;
  return (
    <div className={styles.state}>
      <DocumentError isRetrying={isLoading} onRetry={retry} headingLevel={2} />
    </div>
  );
}

/**
 * Returns the id in the address if the template with this id is previewed. Returns undefined if the preview shows
 * another template: a draft from the editor, or a default template because the requested one is unavailable.
 */
function useStoredTemplateId(subject: PreviewSource): string | undefined {
  const id = useMatch('/preview/:id')?.params.id;
  return subject.kind === 'template' && subject.template.id === id ? id : undefined;
}

/** Creates the key handler of the viewer and the zoom controls, where single characters are allowed (WCAG 2.1.4). */
const createStageKeyHandler =
  ({ zoomIn, zoomOut, fit }: ReturnType<typeof useZoom>, turnOver: () => void) =>
  (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === '+' || key === '=') zoomIn();
    else if (key === '-') zoomOut();
    else if (key === '0') fit();
    else if (key === 'f') turnOver();
  };
