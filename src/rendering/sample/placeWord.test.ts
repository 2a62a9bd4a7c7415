import { getContrastRatio } from '#domain/color/oklch.ts';
import type { Language } from '#domain/language.ts';
import { languageDefinitions } from '#domain/languageDefinitions.ts';
import { type LayoutName, layoutNames } from '#domain/template/template.ts';
import {
  createCertificate,
  certificateSamples,
  loadTestDocumentLocale,
} from '#testing/certificates.ts';
import { createTestScene } from '#testing/layouts.ts';
import { createCertificateText } from '../certificateText.ts';
import type { CertificateDesign } from '../design.ts';
import { computeBrightnessMap } from '../images/tones.ts';
import { type Box, landscapePageSize, type Side } from '../scene.ts';
import { listClearBoxes } from './clearBoxes.ts';
import type { ClippedLetter } from './clipLetter.ts';
import { placeWord } from './placeWord.ts';
import { type Line, lineLooks } from './sampleWord.ts';

/** Creates an image with its brightness map. */
function createImage(getLevel: (x: number, y: number) => number) {
  const [width, height] = [421, 298];
  const rgba = new Uint8Array(4 * width * height).fill(255);
  for (let index = 0; index < width * height; index += 1)
    rgba.fill(getLevel(index % width, Math.floor(index / width)), 4 * index, 4 * index + 3);
  const tones = computeBrightnessMap({ width, height, rgba });
  return { url: 'image.png', width, height, tones };
}

const darkImage = createImage(() => 30);
const brightImage = {
  ...createImage((x, y) => 190 + 65 * Math.sin(x / 4) * Math.cos(y / 3)),
  url: 'bright.png',
};
const busyImage = createImage((x, y) => 128 + 127 * Math.sin(x / 4) * Math.cos(y / 3));

const teal = { titleColor: '#0F766E', contentColor: '#22343C' };
const gold = { titleColor: '#C59A3D', contentColor: '#777777' };
const designs: Readonly<Record<string, Omit<CertificateDesign, 'layout'>>> = {
  plain: { titleColor: '#00CEB2', contentColor: '#323F47' },
  'with a QR code': { ...gold, showsCodeOnFront: true },
  'on a dark image': { ...gold, backgroundImage: darkImage },
  'on a busy image': { ...teal, backgroundImage: busyImage },
};

const textNames = ['typical', 'longest'] as const;

async function createSides(
  layout: LayoutName,
  design: Omit<CertificateDesign, 'layout'>,
  language: Language,
): Promise<Side[]> {
  const locale = await loadTestDocumentLocale(language);
  return textNames.flatMap((name) => {
    const text = createCertificateText(createCertificate(certificateSamples[name]), locale);
    const { front, back } = createTestScene(text, { layout, ...design });
    return [front, back];
  });
}

const measureLines = (lines: readonly Line[]) =>
  lines.reduce(
    (sum, { intervals }) => intervals.reduce((length, [start, end]) => length + end - start, sum),
    0,
  );

/** Returns the sums of the lengths of lines that touch each other. */
function measureParts(lines: readonly Line[]): number[] {
  const parts = lines.flatMap(({ y, intervals }) =>
    intervals.map((interval) => new Set([{ y, interval }])),
  );
  const all = parts.flatMap((part) => Array.from(part));
  const isTouching = (upper: (typeof all)[number], lower: (typeof all)[number]) =>
    lower.y - upper.y > 1 &&
    lower.y - upper.y < 4 &&
    lower.interval[0] < upper.interval[1] &&
    upper.interval[0] < lower.interval[1];
  const findPart = (line: (typeof all)[number]) => parts.findIndex((part) => part.has(line));
  for (const upper of all)
    for (const lower of all) {
      const [first, second] = [findPart(upper), findPart(lower)];
      if (first === second || !isTouching(upper, lower)) continue;
      for (const line of parts[second] ?? []) parts[first]?.add(line);
      parts.splice(second, 1);
    }
  return parts.map((part) =>
    Array.from(part).reduce((sum, { interval: [start, end] }) => sum + end - start, 0),
  );
}

/** Places the word on a page, and returns each letter with its length without texts. */
function listLetters(side: Side, language: Language): { letter: ClippedLetter; length: number }[] {
  const boxes = lineLooks.map(({ color }) => listClearBoxes(side, color, 0.5));
  const word = languageDefinitions[language].sampleWord.toUpperCase();
  const { sampleWord, lettersOfLooks } = placeWord(word, landscapePageSize, boxes);
  return lettersOfLooks.flatMap((letters, look) =>
    letters.map((letter, index) => {
      const lines = sampleWord.linesOfLooks[look]?.[index]?.lines ?? [];
      return { letter, length: measureLines(lines) };
    }),
  );
}

const cases = layoutNames.flatMap((layout) =>
  Object.keys(designs).map((design) => ({ layout, design })),
);

it.each(cases)(
  'keeps at least four fifths of each letter, in parts of at least a fifth of it, in $layout $design',
  async ({ layout, design }) => {
    for (const language of ['pt', 'en', 'es'] as const)
      for (const side of await createSides(layout, designs[design] ?? teal, language))
        for (const { letter, length } of listLetters(side, language)) {
          expect(measureLines(letter.lines)).toBeGreaterThanOrEqual(0.8 * length);
          if (letter.share < 1)
            expect(Math.min(...measureParts(letter.lines))).toBeGreaterThanOrEqual(0.2 * length);
        }
  },
);

it.each(['Layout7', 'Layout8'] as const)(
  'draws lines behind the dark texts that %s has on a veil over an image',
  async (layout) => {
    let count = 0;
    for (const { background, shapes } of await createSides(
      layout,
      { ...teal, backgroundImage: brightImage },
      'pt',
    )) {
      const darkTexts = shapes.filter(
        (shape) => shape.kind === 'text' && getContrastRatio(shape.fill, '#FFFFFF') > 11,
      );
      expect(shapes.some((shape) => shape.kind === 'path' && shape.opacity !== undefined)).toBe(
        true,
      );
      count += darkTexts.length;
      const veil = shapes.filter((shape) => shape.kind === 'path');
      expect(
        lineLooks.flatMap(({ color }) =>
          listClearBoxes({ label: '', background, shapes: [...veil, ...darkTexts] }, color, 0.5),
        ),
      ).toEqual(
        lineLooks.flatMap(({ color }) =>
          listClearBoxes({ label: '', background, shapes: veil }, color, 0.5),
        ),
      );
    }
    expect(count).toBeGreaterThan(5);
  },
);

it('draws no lines behind texts that are on the image itself, before a veil that is behind the foot only', async () => {
  const design = { ...teal, backgroundImage: brightImage };
  for (const { background, shapes } of await createSides('Layout7', design, 'pt')) {
    const texts = shapes.filter((shape) => shape.kind === 'text');
    const veil = shapes.filter((shape) => shape.kind === 'path' && shape.opacity !== undefined);
    expect(veil).not.toEqual([]);
    const listBoxes = (layers: Side['shapes']) =>
      listClearBoxes({ label: '', background, shapes: layers }, '#999999', 0.5);
    expect(listBoxes([...texts, ...veil])).toEqual(listBoxes(texts));
    expect(listBoxes([...veil, ...texts]).length).toBeLessThan(listBoxes(texts).length);
  }
});

it('draws a large word in the middle of a page without texts', () => {
  const { width, height } = landscapePageSize;
  const { sampleWord, centre } = placeWord('AMOSTRA', landscapePageSize, [[], []]);
  const boxes = sampleWord.linesOfLooks.flat().map(({ box }) => box);
  expect(centre).toEqual([width / 2, height / 2]);
  expect(Math.min(...boxes.map(({ x }) => x))).toBeLessThan(-0.38 * width);
  expect(Math.min(...boxes.map(({ y }) => y))).toBeLessThan(-0.33 * height);
});

it('draws the word between texts that no line may cross', () => {
  const { width, height } = landscapePageSize;
  const box: Box = { x: 0, y: 0, width, height: height / 2 };
  const { centre, lettersOfLooks } = placeWord('AMOSTRA', landscapePageSize, [[box], []]);
  expect(centre[1]).toBeGreaterThan(height / 2);
  expect(Math.min(...lettersOfLooks.flat().map(({ share }) => share))).toBeGreaterThan(0.8);
});

it('draws what is left of the word on a page that texts cover', () => {
  const [width, height] = [landscapePageSize.width, landscapePageSize.height - 80];
  const box: Box = { x: 0, y: 0, width, height };
  const { lettersOfLooks } = placeWord('AMOSTRA', landscapePageSize, [[box], [box]]);
  expect(lettersOfLooks.flat()).toHaveLength(14);
});

it('clips letters beside many small boxes, as of the letters on a seal', () => {
  const { width, height } = landscapePageSize;
  const boxes = Array.from({ length: 60 }, (_, index): Box => ({
    x: (index * width) / 60,
    y: height / 2 - 4,
    width: 4,
    height: 8,
  }));
  const { lettersOfLooks } = placeWord('AMOSTRA', landscapePageSize, [boxes, boxes]);
  expect(lettersOfLooks.flat()).toHaveLength(14);
});
