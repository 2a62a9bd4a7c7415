import {
  getDocument,
  OPS,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfPageContent, PdfContent } from './readPdfInWorker.ts';

const maxPages = 1_200;
const maxLines = 600;
const maxLineLength = 1_000;
const maxAttachments = 500;

/**
 * Reads the content of any PDF with pdf.js. Must run in a worker that can be terminated.
 * @throws the errors of pdf.js for a file that is not a PDF, is damaged or needs a password
 */
export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
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
    const pdf = await task.promise;
    const pages: PdfPageContent[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number++)
      pages.push(await readPage(await pdf.getPage(number)));
    const { info } = await pdf.getMetadata();
    return {
      pageCount: pdf.numPages,
      pages,
      language: 'Language' in info ? String(info.Language) : '',
      attachments: await readAttachments(pdf),
    };
  } finally {
    await task.destroy();
  }
}

async function readAttachments(pdf: PDFDocumentProxy): Promise<string[]> {
  const attachments = (await pdf.getAttachments()) as Record<
    string,
    { filename: string; content: Uint8Array }
  > | null;
  return Object.values(attachments ?? {})
    .slice(0, maxAttachments)
    .sort((a, b) => parseNumber(a.filename) - parseNumber(b.filename))
    .map(({ content }) => new TextDecoder().decode(content));
}

/**
 * Returns the number in the name of an attached file, or 0. Files are sorted by this number, so `certificate-10.json`
 * comes after `certificate-9.json`.
 */
const parseNumber = (name: string) => Number(/\d+/.exec(name)?.[0] ?? 0);

async function readPage(page: PDFPageProxy): Promise<PdfPageContent> {
  const annotations = (await page.getAnnotations()) as { subtype: string; url?: string }[];
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: 0 });
  const { width, height } = page.getViewport({ scale: 1 });
  const content: PdfPageContent = {
    isPortrait: height > width,
    lines: await readLines(page),
    links: annotations.flatMap(({ url }) => url ?? []),
    overlays:
      countImagesOverText(fnArray) + annotations.filter(({ subtype }) => subtype !== 'Link').length,
    drawingFingerprint: computeFingerprint(fnArray, argsArray),
  };
  page.cleanup();
  return content;
}

async function readLines(page: PDFPageProxy): Promise<string[]> {
  const { items: runs } = await page.getTextContent({ includeMarkedContent: true });
  const lines: string[] = [];
  const marks: string[] = [];
  let line = '';
  // pdf.js ends a line after each letter of circular text. Its marked-content span keeps the letters together.
  let spanText = '';
  const endLine = () => {
    lines.push(line);
    line = '';
  };
  for (const run of runs) {
    if ('str' in run) {
      const isInSpan = marks.includes('Span') && spanText + run.str !== '';
      if (isInSpan) spanText += run.str;
      line += run.str;
      if (run.hasEOL && !isInSpan) endLine();
    } else if (run.type !== 'endMarkedContent') {
      marks.push(getTag(run));
      spanText = '';
    } else if (marks.pop() === 'Span' && spanText.length > 1) {
      line = line.slice(0, -spanText.length);
      endLine();
      line = spanText;
      endLine();
    }
  }
  endLine();
  return lines
    .map((text) => text.replace(/\s+/g, ' ').trim().slice(0, maxLineLength))
    .filter(Boolean)
    .slice(0, maxLines);
}

/**
 * Returns the tag (such as `Span`) of an operator that begins marked content. The TypeScript types of pdf.js lack this
 * property.
 */
const getTag = (mark: object): string => ('tag' in mark ? String(mark.tag) : '');

const imageOperators: readonly number[] = [
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintSolidColorImageMask,
];

/**
 * Counts the images drawn after the first text of a page, because such images may hide text. Background images do not
 * count: they are drawn before all text.
 */
function countImagesOverText(operators: readonly number[]): number {
  const first = operators.indexOf(OPS.showText);
  if (first < 0) return 0;
  return operators.slice(first).filter((operator) => imageOperators.includes(operator)).length;
}

/**
 * PDF operators whose operands are left out of a page's hash. These operands are object names and tags, and do not
 * affect what is drawn.
 */
const ignoredOperators: readonly number[] = [
  OPS.dependency,
  OPS.setGState,
  OPS.beginMarkedContent,
  OPS.beginMarkedContentProps,
  OPS.endMarkedContent,
];

/** Computes a hash of a page's drawing operations. Object names and compression do not affect the hash. */
function computeFingerprint(operators: readonly number[], operands: readonly unknown[]): string {
  let [first, second] = [0x811c9dc5, 0x1b873593];
  const mix = (value: number) => {
    first = Math.imul(first ^ value, 0x01000193);
    second = Math.imul(second ^ (value + 0x9e37), 0x85ebca6b);
  };
  // Not through JSON, which takes seconds for the tens of thousands of numbers on a page.
  const mixValue = (value: unknown): void => {
    if (typeof value === 'number') mix(Math.round(value * 100));
    else if (typeof value === 'string') mixText(value);
    else if (Array.isArray(value) || ArrayBuffer.isView(value))
      for (const part of value as Iterable<unknown>) mixValue(part);
    else if (typeof value === 'object' && value) mixGlyph(value);
  };
  const mixText = (text: string) => {
    if (!/^(?:g_d|img_|mask_)/.test(text))
      for (let index = 0; index < text.length; index++) mix(text.charCodeAt(index));
  };
  const mixGlyph = (value: object) => {
    if ('unicode' in value) mixValue(value.unicode);
    if ('width' in value) mixValue(value.width);
  };
  operators.forEach((operator, index) => {
    if (ignoredOperators.includes(operator)) return;
    mix(operator);
    mixValue(operands[index]);
  });
  return [first, second].map((lane) => (lane >>> 0).toString(16)).join('-');
}
