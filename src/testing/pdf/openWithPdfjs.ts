import {
  getDocument,
  OPS,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { landscapePageSize, type Scene, type Side, type TextShape } from '#rendering/scene.ts';

/** A glyph as pdf.js reads it, in scene coordinates. */
export interface PdfjsGlyph {
  character: string;
  x: number;
  y: number;
  size: number;
}

/** Opens a file with pdf.js and passes it to a callback, together with the warnings of pdf.js. */
export async function openWithPdfjs(
  pdf: Uint8Array,
  callback: (document: PDFDocumentProxy, warnings: readonly string[]) => Promise<void>,
): Promise<void> {
  const warnings: string[] = [];
  const { warn } = console;
  console.warn = (text: unknown) => warnings.push(String(text));
  const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 1, useSystemFonts: false });
  try {
    await callback(await task.promise, warnings);
  } finally {
    console.warn = warn;
    await task.destroy();
  }
}

/** Reads the text of a page without white space. */
export async function readWords(page: PDFPageProxy): Promise<string> {
  const { items: runs } = await page.getTextContent();
  return (
    runs
      .map((run) => ('str' in run ? run.str : ''))
      .join('')
      // pdf.js leaves out joiners.
      .replace(/[\s\u200d]+/g, '')
  );
}

interface TextGlyph {
  unicode: string;
  /** Width in thousandths of the font size. */
  width: number;
}

/** Reads the visible glyphs that the operators of a page draw, in order. */
async function readGlyphs(page: PDFPageProxy): Promise<PdfjsGlyph[]> {
  const { fnArray: operators, argsArray } = await page.getOperatorList();
  const glyphs: PdfjsGlyph[] = [];
  let [x, y, size, mode] = [0, 0, 0, 0];
  operators.forEach((operator, index) => {
    const operands = (argsArray[index] ?? []) as unknown[];
    if (operator === OPS.setFont) size = Number(operands[1]);
    if (operator === OPS.setTextRenderingMode) mode = Number(operands[0]);
    if (operator === OPS.setTextMatrix) {
      const matrix = operands[0] as Float32Array;
      [x, y] = [matrix[4] ?? NaN, matrix[5] ?? NaN];
    }
    if (operator !== OPS.showText || mode === 3) return;
    for (const glyph of operands[0] as (TextGlyph | number)[]) {
      if (typeof glyph === 'number') x -= (glyph * size) / 1000;
      else {
        glyphs.push({ character: glyph.unicode, x, y, size });
        x += (glyph.width * size) / 1000;
      }
    }
  });
  return glyphs;
}

/**
 * Largest accepted distance between a glyph in the PDF and its position in the layout, in points. It is too small to
 * see.
 */
const maxGlyphOffset = 0.01;

/**
 * Compares the two pages of a certificate's PDF with the certificate's layout.
 * @returns the differences in page sizes, texts and positions of glyphs
 */
export async function findLayoutDifferences(pdf: Uint8Array, scene: Scene): Promise<string[]> {
  const differences: string[] = [];
  await openWithPdfjs(pdf, async (document, warnings) => {
    if (document.numPages !== 2) differences.push(`${document.numPages} pages`);
    for (const [index, side] of [scene.front, scene.back].entries()) {
      const page = await document.getPage(index + 1);
      if (page.view.join(' ') !== `0 0 ${landscapePageSize.width} ${landscapePageSize.height}`)
        differences.push(`Size ${page.view.join(' ')}`);
      const words = await readWords(page);
      if (words !== getWords(side)) differences.push(`${words} is not ${getWords(side)}`);
      differences.push(...findMisplacedGlyphs(await readGlyphs(page), side));
    }
    differences.push(...warnings);
  });
  return differences;
}

// Text on a circle is drawn as paths.
const getTextShapes = (side: Side) =>
  side.shapes.filter((shape): shape is TextShape => shape.kind === 'text');

type ExpectedGlyph = Partial<Pick<PdfjsGlyph, 'character' | 'x' | 'y'>>;

/** Returns the texts of a side without white space, with those that lie invisibly over an image. */
const getWords = (side: Side) =>
  side.shapes
    .flatMap((shape) => ('text' in shape ? [shape.text] : []))
    .join('')
    // pdf.js leaves out joiners.
    .replace(/[\s\u200d]+/g, '');

function findMisplacedGlyphs(glyphs: readonly PdfjsGlyph[], side: Side): string[] {
  const expectedGlyphs = getTextShapes(side).flatMap((shape) => [
    ...Array.from(shape.text, (character, index) => ({
      character,
      x: shape.xs[index] ?? 0,
      y: shape.y,
    })),
    // The space at a line break is invisible, so only its baseline counts.
    ...(shape.isContinued ? [{ character: ' ', y: shape.y }] : []),
  ]);
  if (glyphs.length !== expectedGlyphs.length)
    return [`${glyphs.length} glyphs, not ${expectedGlyphs.length}`];
  return glyphs.flatMap(({ character, x, y }, index) => {
    const {
      character: expected = '',
      x: expectedX = x,
      y: expectedY = y,
    }: ExpectedGlyph = expectedGlyphs[index] ?? {};
    const distance = Math.max(Math.abs(x - expectedX), Math.abs(y - expectedY));
    return character === expected && distance <= maxGlyphOffset
      ? []
      : [`${character} is ${distance} from ${expected}`];
  });
}
