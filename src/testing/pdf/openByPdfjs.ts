import {
  getDocument,
  OPS,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import {
  page as paper,
  type Scene,
  type RingShape,
  type Side,
  type TextShape,
} from '#rendering/scene.ts';

/** A glyph as pdf.js reads it, in the coordinates of the text around it: the scene's. */
export interface ReadGlyph {
  character: string;
  x: number;
  y: number;
  size: number;
}

/** Opens a file with pdf.js, which takes nothing of our word. Any complaint of its is an error. */
export async function openByPdfjs(
  pdf: Uint8Array,
  read: (opened: PDFDocumentProxy, complaints: readonly string[]) => Promise<void>,
): Promise<void> {
  const complaints: string[] = [];
  const { warn } = console;
  console.warn = (text: unknown) => complaints.push(String(text));
  const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 1, useSystemFonts: false });
  try {
    await read(await task.promise, complaints);
  } finally {
    console.warn = warn;
    await task.destroy();
  }
}

/** All text of a page without any white space. */
export async function wordsOf(page: PDFPageProxy): Promise<string> {
  const { items: runs } = await page.getTextContent();
  return runs
    .map((run) => ('str' in run ? run.str : ''))
    .join('')
    .replace(/\s+/g, '');
}

interface ShownGlyph {
  unicode: string;
  /** Thousandths of the size. */
  width: number;
}

/** Every visible glyph of a page that is drawn by its own operators, in their order. */
async function glyphsOf(page: PDFPageProxy): Promise<ReadGlyph[]> {
  const { fnArray: operators, argsArray } = await page.getOperatorList();
  const glyphs: ReadGlyph[] = [];
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
    for (const shown of operands[0] as (ShownGlyph | number)[]) {
      if (typeof shown === 'number') x -= (shown * size) / 1000;
      else {
        glyphs.push({ character: shown.unicode, x, y, size });
        x += (shown.width * size) / 1000;
      }
    }
  });
  return glyphs;
}

/** Points: what no eye or printer tells apart. */
const furthestGlyph = 0.01;

/** How the two pages of a certificate differ from its layout: in size, words, glyphs and their places. */
export async function differencesFromLayout(pdf: Uint8Array, scene: Scene): Promise<string[]> {
  const differences: string[] = [];
  await openByPdfjs(pdf, async (opened, complaints) => {
    if (opened.numPages !== 2) differences.push(`${opened.numPages} pages`);
    for (const [index, side] of [scene.front, scene.back].entries()) {
      const page = await opened.getPage(index + 1);
      if (page.view.join(' ') !== `0 0 ${paper.width} ${paper.height}`)
        differences.push(`Size ${page.view.join(' ')}`);
      const words = await wordsOf(page);
      if (words !== wordsIn(side)) differences.push(`${words} is not ${wordsIn(side)}`);
      differences.push(...misplaced(await glyphsOf(page), side));
    }
    differences.push(...complaints);
  });
  return differences;
}

const textsOn = (side: Side) =>
  side.shapes.filter(
    (shape): shape is TextShape | RingShape => shape.kind === 'text' || shape.kind === 'ring',
  );

type Wanted = Partial<Pick<ReadGlyph, 'character' | 'x' | 'y'>>;

function placeIn(shape: TextShape | RingShape, index: number) {
  if (shape.kind === 'text') return { x: shape.xs[index] ?? 0, y: shape.y };
  const [x, y] = shape.places[index] ?? [0, 0];
  return { x, y };
}

const wordsIn = (side: Side) =>
  textsOn(side)
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, '');

function misplaced(glyphs: readonly ReadGlyph[], side: Side): string[] {
  const wanted = textsOn(side).flatMap((shape) => [
    ...Array.from(shape.text, (character, place) => ({ character, ...placeIn(shape, place) })),
    // Nobody sees where the space after a line stands.
    ...(shape.kind === 'text' && shape.isContinued ? [{ character: ' ', y: shape.y }] : []),
  ]);
  if (glyphs.length !== wanted.length) return [`${glyphs.length} glyphs, not ${wanted.length}`];
  return glyphs.flatMap(({ character, x, y }, index) => {
    const { character: expected = '', x: toX = x, y: toY = y }: Wanted = wanted[index] ?? {};
    const distance = Math.max(Math.abs(x - toX), Math.abs(y - toY));
    return character === expected && distance <= furthestGlyph
      ? []
      : [`${character} is ${distance} from ${expected}`];
  });
}
