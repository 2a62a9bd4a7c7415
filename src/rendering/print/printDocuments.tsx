import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { languageTags } from '#domain/language.ts';
import { type RenderedCertificate, collectFaces } from '../renderCertificate.ts';
import { loadScreenFaces } from '../fonts/screenFonts.ts';
import { loadImage } from '../images/loadImage.ts';
import type { RenderedStatement } from '../statement/renderStatement.ts';
import { printCss } from './printCss.ts';
import { openPrintDialog, type PrintOutcome } from './printDialog.ts';
import { PrintPages } from './PrintPages.tsx';

/**
 * Time after which the hidden frame is removed once the print dialog has closed, milliseconds. Some browsers read the
 * frame once more.
 */
const frameLifetime = 1000;

/**
 * Prints a statement and both sides of certificates through a hidden frame. The frame is filled by script, so that it
 * has the content security policy of the page. If filling the frame fails, printing counts as ignored.
 * @param title default name of a file saved from the dialog. Default: the title of the first document
 * @param statement printed before the certificates, or alone
 */
export async function printDocuments(
  certificates: readonly RenderedCertificate[],
  title?: string,
  statement?: RenderedStatement,
): Promise<PrintOutcome> {
  const frame = await openFrame();
  try {
    return await printInFrame(frame, certificates, title, statement);
  } catch (error) {
    console.error(error);
    frame.remove();
    return 'ignored';
  }
}

async function printInFrame(
  frame: HTMLIFrameElement,
  certificates: readonly RenderedCertificate[],
  title: string | undefined,
  statement: RenderedStatement | undefined,
): Promise<PrintOutcome> {
  const { contentDocument: frameDocument, contentWindow: frameWindow } = frame;
  if (!frameDocument || !frameWindow) throw new Error('The frame has no document.');
  const sheet = new (frameWindow as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(printCss);
  frameDocument.adoptedStyleSheets = [sheet];
  const first = (statement ?? certificates[0])?.scene;
  frameDocument.title = title ?? first?.title ?? '';
  frameDocument.documentElement.lang = first ? languageTags[first.language] : '';
  const root = createRoot(frameDocument.body);
  flushSync(() => root.render(<PrintPages certificates={certificates} statement={statement} />));

  const sides = certificates.flatMap(({ scene }) => [scene.front, scene.back]);
  const faces = collectFaces(...(statement?.scene.pages ?? []), ...sides);
  await Promise.all([loadScreenFaces(faces, frameDocument), decodeImages(frameDocument)]);
  const remove = () => {
    root.unmount();
    frame.remove();
  };
  // Added before the dialog opens: some browsers block the script until it is closed.
  frameWindow.addEventListener('afterprint', () => setTimeout(remove, frameLifetime), {
    once: true,
  });
  const outcome = await openPrintDialog(frameWindow);
  if (outcome === 'ignored') remove();
  return outcome;
}

const frameAttribute = 'data-certs-print';

function openFrame(): Promise<HTMLIFrameElement> {
  // Removes frames whose `afterprint` event never came.
  document.querySelectorAll(`iframe[${frameAttribute}]`).forEach((frame) => frame.remove());
  const frame = document.createElement('iframe');
  frame.setAttribute(frameAttribute, '');
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  Object.assign(frame.style, {
    position: 'fixed',
    insetBlockStart: '0',
    insetInlineStart: '-400mm',
    width: '297mm',
    height: '210mm',
    border: '0',
    visibility: 'hidden',
  });
  return new Promise((resolve) => {
    // Firefox replaces the initial document when the frame loads.
    frame.addEventListener('load', () => resolve(frame), { once: true });
    document.body.append(frame);
  });
}

/** Waits until all images of the frame are decoded. Images that fail to load cause no delay. */
async function decodeImages(frameDocument: Document): Promise<void> {
  const urls = new Set(
    Array.from(frameDocument.querySelectorAll('image'), (image) => image.href.baseVal).filter(
      Boolean,
    ),
  );
  await Promise.allSettled(Array.from(urls, (url) => loadImage(url, frameDocument)));
}
