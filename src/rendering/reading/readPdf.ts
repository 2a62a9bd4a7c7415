import {
  getDocument,
  OPS,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ReadPage, ReadPdf } from './readFile.ts';

const mostPages = 1_200;
const mostLines = 600;
const longestLine = 1_000;
const mostAttachments = 500;

/**
 * Reads any PDF with pdf.js. Meant for a thread of its own, which is ended when it takes too long.
 * @throws whatever pdf.js does for a file that is none, is damaged or wants a password
 */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({
    data: bytes,
    verbosity: 0,
    isEvalSupported: false,
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useWasm: false,
    stopAtErrors: false,
  });
  try {
    const opened = await task.promise;
    const pages: ReadPage[] = [];
    for (let number = 1; number <= Math.min(opened.numPages, mostPages); number++)
      pages.push(await readPage(await opened.getPage(number)));
    const { info: facts } = await opened.getMetadata();
    return {
      pageCount: opened.numPages,
      pages,
      language: 'Language' in facts ? String(facts.Language) : '',
      attachments: await attachmentsOf(opened),
    };
  } finally {
    await task.destroy();
  }
}

async function attachmentsOf(opened: PDFDocumentProxy): Promise<string[]> {
  const attached = (await opened.getAttachments()) as Record<
    string,
    { filename: string; content: Uint8Array }
  > | null;
  return Object.values(attached ?? {})
    .slice(0, mostAttachments)
    .sort((one, other) => numberIn(one.filename) - numberIn(other.filename))
    .map(({ content }) => new TextDecoder().decode(content));
}

/** `certificate-10.json` comes after `certificate-9.json`. */
const numberIn = (name: string) => Number(/\d+/.exec(name)?.[0] ?? 0);

async function readPage(page: PDFPageProxy): Promise<ReadPage> {
  const annotations = (await page.getAnnotations()) as { subtype: string; url?: string }[];
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: 0 });
  const { width, height } = page.getViewport({ scale: 1 });
  const read = {
    isUpright: height > width,
    lines: await linesOf(page),
    links: annotations.flatMap(({ url }) => url ?? []),
    overlays:
      picturesOverText(fnArray) + annotations.filter(({ subtype }) => subtype !== 'Link').length,
    drawing: fingerprintOf(fnArray, argsArray),
  };
  page.cleanup();
  return read;
}

async function linesOf(page: PDFPageProxy): Promise<string[]> {
  const { items: runs } = await page.getTextContent({ includeMarkedContent: true });
  const lines: string[] = [];
  const marks: string[] = [];
  let line = '';
  // Letters around a seal are ends of lines for pdf.js; their mark holds them together.
  let held = '';
  const end = () => {
    lines.push(line);
    line = '';
  };
  for (const run of runs) {
    if ('str' in run) {
      const isWithin = marks.includes('Span') && held + run.str !== '';
      if (isWithin) held += run.str;
      line += run.str;
      if (run.hasEOL && !isWithin) end();
    } else if (run.type !== 'endMarkedContent') {
      marks.push(tagOf(run));
      held = '';
    } else if (marks.pop() === 'Span' && held.length > 1) {
      line = line.slice(0, -held.length);
      end();
      line = held;
      end();
    }
  }
  end();
  return lines
    .map((one) => one.replace(/\s+/g, ' ').trim().slice(0, longestLine))
    .filter(Boolean)
    .slice(0, mostLines);
}

/** pdf.js says nothing of it in its types. */
const tagOf = (mark: object): string => ('tag' in mark ? String(mark.tag) : '');

const pictureOperators: readonly number[] = [
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintSolidColorImageMask,
];

/** Pictures of a template lie below all text. */
function picturesOverText(operators: readonly number[]): number {
  const first = operators.indexOf(OPS.showText);
  if (first < 0) return 0;
  return operators.slice(first).filter((operator) => pictureOperators.includes(operator)).length;
}

/** Their operands name objects, or say what the tags do. */
const isNameless: readonly number[] = [
  OPS.dependency,
  OPS.setGState,
  OPS.beginMarkedContent,
  OPS.beginMarkedContentProps,
  OPS.endMarkedContent,
];

/** Equal for pages that are drawn by the same steps, whatever their objects are called and how they are packed. */
function fingerprintOf(operators: readonly number[], operands: readonly unknown[]): string {
  let [one, other] = [0x811c9dc5, 0x1b873593];
  const mix = (value: number) => {
    one = Math.imul(one ^ value, 0x01000193);
    other = Math.imul(other ^ (value + 0x9e37), 0x85ebca6b);
  };
  // By hand: a page has tens of thousands of numbers, and JSON takes seconds.
  const take = (value: unknown): void => {
    if (typeof value === 'number') mix(Math.round(value * 100));
    else if (typeof value === 'string') takeText(value);
    else if (Array.isArray(value) || ArrayBuffer.isView(value))
      for (const part of value as Iterable<unknown>) take(part);
    else if (typeof value === 'object' && value) takeGlyph(value);
  };
  const takeText = (text: string) => {
    if (!/^(?:g_d|img_|mask_)/.test(text))
      for (let index = 0; index < text.length; index++) mix(text.charCodeAt(index));
  };
  const takeGlyph = (value: object) => {
    if ('unicode' in value) take(value.unicode);
    if ('width' in value) take(value.width);
  };
  operators.forEach((operator, index) => {
    if (isNameless.includes(operator)) return;
    mix(operator);
    take(operands[index]);
  });
  return [one, other].map((lane) => (lane >>> 0).toString(16)).join('-');
}
