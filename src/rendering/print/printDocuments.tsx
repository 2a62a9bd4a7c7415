import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { languageTags } from '#domain/language.ts';
import { type RenderedCertificate, collectFaces } from '../renderCertificate.ts';
import { addFontsToDocument } from '../fonts/screenFonts.ts';
import { loadImage } from '../images/loadImage.ts';
import type { RenderedStatement } from '../statement/renderStatement.ts';
import { printCss } from './printCss.ts';
import { openPrintDialog, type PrintOutcome } from './printDialog.ts';
import { PrintPages } from './PrintPages.tsx';

/**
 * Time from closing the print dialog until the hidden frame is removed, milliseconds. Some browsers still read the
 * frame after the dialog has closed.
 */
const frameLifetime = 1000;

/**
 * Prints a statement and both sides of certificates through a hidden frame. A script fills the frame, so that the
 * page's content security policy applies to the frame as well. If the frame cannot be filled, the result is `ignored`.
 * @param title default name of a file saved from the print dialog. Default: the title of the first document
 * @param statement statement to print, alone or before the certificates
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
  await Promise.all([addFontsToDocument(faces, frameDocument), decodeImages(frameDocument)]);
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

/** Waits until all images of the frame are decoded. Does not wait for images that fail to load. */
async function decodeImages(frameDocument: Document): Promise<void> {
  const urls = new Set(
    Array.from(frameDocument.querySelectorAll('image'), (image) => image.href.baseVal).filter(
      Boolean,
    ),
  );
  await Promise.allSettled(Array.from(urls, (url) => loadImage(url, frameDocument)));
}
