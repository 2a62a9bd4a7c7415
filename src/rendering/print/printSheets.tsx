import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { languageTags } from '#model/language.ts';
import { type DrawnCertificate, facesIn } from '../drawCertificate.ts';
import { readyFaces } from '../fonts/screenFonts.ts';
import { loadImage } from '../picture/loadImage.ts';
import type { DrawnStatement } from '../statement/drawStatement.ts';
import { printCss } from './printCss.ts';
import { openPrintDialog, type PrintOutcome } from './printDialog.ts';
import { Sheets } from './Sheets.tsx';

/** How long a frame stays after its dialog: some browsers read it once more. */
const keptFor = 1000;

/**
 * Prints a statement and both sides of certificates, and nothing else of the page, through a frame that nobody sees. The frame is filled
 * from here, so that the policy of the page around holds for it. Where that cannot be, printing counts as ignored.
 * @param title by which browsers name what is saved from there. Default: that of what comes first
 * @param statement comes before them, or alone
 */
export async function printSheets(
  drawn: readonly DrawnCertificate[],
  title?: string,
  statement?: DrawnStatement,
): Promise<PrintOutcome> {
  const frame = await openFrame();
  try {
    return await printThrough(frame, drawn, title, statement);
  } catch (error) {
    console.error(error);
    frame.remove();
    return 'ignored';
  }
}

async function printThrough(
  frame: HTMLIFrameElement,
  drawn: readonly DrawnCertificate[],
  title: string | undefined,
  statement: DrawnStatement | undefined,
): Promise<PrintOutcome> {
  const { contentDocument: page, contentWindow: view } = frame;
  if (!page || !view) throw new Error('The frame has no document.');
  const sheet = new (view as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(printCss);
  page.adoptedStyleSheets = [sheet];
  const first = (statement ?? drawn[0])?.scene;
  page.title = title ?? first?.title ?? '';
  page.documentElement.lang = first ? languageTags[first.language] : '';
  const root = createRoot(page.body);
  flushSync(() => root.render(<Sheets drawn={drawn} statement={statement} />));

  const sides = drawn.flatMap(({ scene }) => [scene.front, scene.back]);
  const faces = facesIn(...(statement?.scene.pages ?? []), ...sides);
  await Promise.all([readyFaces(faces, page), decodeImages(page)]);
  const remove = () => {
    root.unmount();
    frame.remove();
  };
  // Listens before the dialog opens: in some browsers the rest waits until it is closed.
  view.addEventListener('afterprint', () => setTimeout(remove, keptFor), { once: true });
  const outcome = await openPrintDialog(view);
  if (outcome === 'ignored') remove();
  return outcome;
}

const mark = 'data-certs-print';

function openFrame(): Promise<HTMLIFrameElement> {
  // One whose dialog nobody told us to be closed.
  document.querySelectorAll(`iframe[${mark}]`).forEach((frame) => frame.remove());
  const frame = document.createElement('iframe');
  frame.setAttribute(mark, '');
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
    // Firefox puts another document in place of the first one when this happens.
    frame.addEventListener('load', () => resolve(frame), { once: true });
    document.body.append(frame);
  });
}

/** Resolves when every picture can be painted at once; one that cannot be had is no reason to wait. */
async function decodeImages(page: Document): Promise<void> {
  const urls = new Set(
    Array.from(page.querySelectorAll('image'), (image) => image.href.baseVal).filter(Boolean),
  );
  await Promise.allSettled(Array.from(urls, (url) => loadImage(url, page)));
}
