import { layoutNames } from '#domain/template/template.ts';
import { createTestScene, typicalText } from '#testing/layouts.ts';
import { imageUrl, cachedPdfResources, toPdfCertificate } from '#testing/pdf/documents.ts';
import { type ColorRaster, hasProgram, renderInColor } from '#testing/pdf/programs.ts';
import { PdfObjects, PdfStream, requireArray, requireDictionary } from '#testing/pdf/readPdf.ts';
import { selectCases } from '#testing/selectCases.ts';
import type { Scene } from '../scene.ts';
import * as bleedFunctions from './bleed.ts';
import { buildPdf } from './buildPdf.ts';
import type { PdfImage } from './pdfImages.ts';

const withPoppler = hasProgram('pdftoppm') ? test : test.skip;

/** Dots per inch. One millimetre has four pixels. */
const resolution = 101.6;
const pixels = { millimetre: 4, bleed: 12, margin: 40, width: 1188, height: 840, overlap: 1 };

/** A picture whose every edge changes along the page, so that a stretched or missing edge is noticed. */
const photograph: PdfImage = {
  kind: 'pixels',
  width: 30,
  height: 20,
  rgba: Uint8Array.from({ length: 30 * 20 * 4 }, (_, index) => {
    const [column, row] = [Math.floor(index / 4) % 30, Math.floor(index / 120)];
    return [60 + 6 * column, 40 + 9 * row, 120 - 4 * column, 255][index % 4] ?? 0;
  }),
};

const designs = {
  plain: { titleColor: '#00CEB2', contentColor: '#323F47' },
  dark: { titleColor: '#120A2C', contentColor: '#1B1030' },
  photograph: {
    titleColor: '#00CEB2',
    contentColor: '#323F47',
    backgroundImage: { url: imageUrl, width: 3000, height: 2000 },
  },
} as const;

const cases = layoutNames.flatMap((layout, index) =>
  selectCases(Object.entries(designs), 3, index).map(
    ([kind, design]) => [layout, kind, design] as const,
  ),
);

const createPdf = (scene: Scene, hasBleed: boolean): Uint8Array =>
  buildPdf([toPdfCertificate(scene)], {
    ...cachedPdfResources,
    images: new Map([[imageUrl, photograph]]),
    bleed: hasBleed ? bleedFunctions : undefined,
  });

/** Reads a box of each page, points. */
function readBoxes(pdf: Uint8Array, name: string): (number[] | undefined)[] {
  const objects = new PdfObjects(pdf);
  return objects.pages.map((page) => {
    const box = page.get(name);
    return box === undefined ? undefined : requireArray(box).map(Number);
  });
}

/** Reads the content stream of each page. */
function readContents(pdf: Uint8Array): string[] {
  const objects = new PdfObjects(pdf);
  return objects.pages.map((page) => {
    const contents = objects.resolve(page.get('Contents'));
    if (!(contents instanceof PdfStream)) throw new Error('A page without contents');
    return Buffer.from(contents.bytes).toString('latin1');
  });
}

/** Returns the largest difference of the channels of a pixel from a colour. */
function getDifference(
  { width, rgb }: ColorRaster,
  x: number,
  y: number,
  [red, green, blue]: readonly [number, number, number],
): number {
  const index = 3 * (y * width + x);
  return Math.max(
    Math.abs((rgb[index] ?? 0) - red),
    Math.abs((rgb[index + 1] ?? 0) - green),
    Math.abs((rgb[index + 2] ?? 0) - blue),
  );
}

function getPixel({ width, rgb }: ColorRaster, x: number, y: number): [number, number, number] {
  const index = 3 * (y * width + x);
  return [rgb[index] ?? 0, rgb[index + 1] ?? 0, rgb[index + 2] ?? 0];
}

/** Counts the pixels of an area for which a condition holds. */
function countPixels(
  [left, top, right, bottom]: readonly [number, number, number, number],
  isCounted: (x: number, y: number) => boolean,
): number {
  let count = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) if (isCounted(x, y)) count++;
  return count;
}

const { bleed, margin, width, height, overlap } = pixels;
/** Position of the trimmed page on the sheet. */
const [right, bottom] = [margin + width, margin + height];
const bleedArea = [margin - bleed, margin - bleed, right + bleed, bottom + bleed] as const;

/** Returns the position on the page of which a position in the bleed is the mirror image. */
function mirror(position: number, end: number): number {
  if (position < margin) return 2 * (margin + overlap) - 1 - position;
  return position < end ? position : 2 * (end - overlap) - 1 - position;
}

const isOnPage = (x: number, y: number): boolean =>
  x >= margin && x < right && y >= margin && y < bottom;

describe('buildPdf with bleed', () => {
  test('writes sheets with the trimmed page and 3 mm of bleed around it', () => {
    const scene = createTestScene(typicalText, { layout: 'Layout2', ...designs.plain });
    const pdf = createPdf(scene, true);
    const [sheets, bleeds, trims] = ['MediaBox', 'BleedBox', 'TrimBox'].map((name) =>
      readBoxes(pdf, name),
    );
    expect(trims).toEqual(Array(2).fill([28.346, 28.346, 870.236, 623.622]));
    for (const [left = 0, top = 0, boxRight = 0, boxBottom = 0] of bleeds?.map((b) => b ?? []) ??
      []) {
      expect(28.346 - left).toBeCloseTo(8.504, 2);
      expect(28.346 - top).toBeCloseTo(8.504, 2);
      expect(boxRight - 870.236).toBeCloseTo(8.504, 2);
      expect(boxBottom - 623.622).toBeCloseTo(8.504, 2);
    }
    expect(sheets).toEqual(Array(2).fill([0, 0, 898.583, 651.969]));
  });

  test('keeps links and figures at their places on the moved page', () => {
    const scene = createTestScene(typicalText, { layout: 'Layout1', ...designs.plain });
    const [plain, withBleed] = [false, true].map((hasBleed) => {
      const objects = new PdfObjects(createPdf(scene, hasBleed));
      const annotations = requireArray(objects.resolve(objects.pages[1]?.get('Annots')));
      return annotations.map((annotation) =>
        requireArray(requireDictionary(objects.resolve(annotation)).get('Rect')).map(Number),
      );
    });
    expect(plain).not.toEqual([]);
    const moved = withBleed?.flat() ?? [];
    for (const [index, coordinate] of (plain ?? []).flat().entries())
      expect(moved[index]).toBeCloseTo(coordinate + 28.346, 2);
  });

  test.each(layoutNames)('draws %s itself as without bleed', (layout) => {
    const scene = createTestScene(typicalText, { layout, ...designs.photograph });
    const [plain, withBleed] = [false, true].map((hasBleed) =>
      readContents(createPdf(scene, hasBleed)),
    );
    for (const [index, content] of (plain ?? []).entries()) {
      const [matrix, ...operators] = content.split('\n');
      expect(matrix).toBe('1 0 0 -1 0 595.276 cm');
      const [sheetMatrix, ...sheetOperators] = (withBleed?.[index] ?? '').split('\n');
      expect(sheetMatrix).toBe('1 0 0 -1 28.346 623.622 cm');
      const start = sheetOperators.indexOf('S Q') + 1;
      expect([sheetOperators[0], ...sheetOperators.slice(start)]).toEqual(operators);
    }
  });

  withPoppler.each(cases)(
    'continues %s, %s, in the bleed on each side of both pages',
    (layout, _kind, design) => {
      const scene = createTestScene(typicalText, { layout, ...design });
      const sheets = renderInColor(createPdf(scene, true), resolution);
      expect(sheets).toHaveLength(2);
      for (const sheet of sheets) {
        // Poppler rounds up to whole pixels.
        expect([sheet.width - 1, sheet.height - 1]).toEqual([
          width + 2 * margin,
          height + 2 * margin,
        ]);

        const brokenCount = countPixels(
          bleedArea,
          (x, y) =>
            !isOnPage(x, y) &&
            getDifference(sheet, x, y, getPixel(sheet, mirror(x, right), mirror(y, bottom))) > 40,
        );
        // Thin lines are smoothed differently. A line between page and bleed would have a thousand pixels.
        expect(brokenCount).toBeLessThan(100);
      }
    },
  );

  withPoppler.each([72, 90, 133])('shows no line at the cut at %s dpi', (dotsPerInch) => {
    const scene = createTestScene(typicalText, { layout: 'Layout4', ...designs.plain });
    const [, sheet] = renderInColor(createPdf(scene, true), dotsPerInch);
    if (!sheet) throw new Error('The back is missing');
    const toPixels = (millimetres: number) => Math.round((millimetres * dotsPerInch) / 25.4);
    const [start, inside, end] = [toPixels(7.5), toPixels(14), toPixels(27)];
    const isInBand = (x: number, y: number) =>
      y < inside || x < inside || x >= sheet.width - inside;
    const lineCount = countPixels(
      [start, start, sheet.width - start, end],
      (x, y) => isInBand(x, y) && getDifference(sheet, x, y, [0x00, 0xce, 0xb2]) > 3,
    );
    expect(lineCount).toBe(0);
  });

  withPoppler('draws crop marks outside the bleed and nothing else there', () => {
    const scene = createTestScene(typicalText, { layout: 'Layout5', ...designs.dark });
    for (const sheet of renderInColor(createPdf(scene, true), resolution)) {
      const isMarked = (x: number, y: number) => getDifference(sheet, x, y, [255, 255, 255]) > 8;
      const marks = { start: margin - 9 * pixels.millimetre, end: margin - 4 * pixels.millimetre };
      const isNear = (position: number, edges: readonly number[]) =>
        edges.some((edge) => Math.abs(position + 0.5 - edge) <= 1.5);
      const isInMark = (position: number, end: number) =>
        (position >= marks.start - 1 && position <= marks.end) ||
        (position >= end + 4 * pixels.millimetre - 1 && position <= end + 9 * pixels.millimetre);
      const strayCount = countPixels([0, 0, sheet.width, sheet.height], (x, y) => {
        const isInBleed =
          x >= bleedArea[0] - 1 && x <= bleedArea[2] && y >= bleedArea[1] - 1 && y <= bleedArea[3];
        const isCropMark =
          (isNear(y, [margin, bottom]) && isInMark(x, right)) ||
          (isNear(x, [margin, right]) && isInMark(y, bottom));
        return !isInBleed && !isCropMark && isMarked(x, y);
      });
      expect(strayCount).toBe(0);
      const middle = (marks.start + marks.end) / 2;
      const isMarkedNear = (x: number, y: number) =>
        countPixels([x - 1, y - 1, x + 2, y + 2], isMarked) > 0;
      for (const x of [middle, Math.round(right + margin - middle)])
        for (const y of [margin, bottom]) expect(isMarkedNear(Math.round(x), y)).toBe(true);
      for (const x of [margin, right])
        for (const y of [middle, Math.round(bottom + margin - middle)])
          expect(isMarkedNear(x, Math.round(y))).toBe(true);
    }
  });
});
