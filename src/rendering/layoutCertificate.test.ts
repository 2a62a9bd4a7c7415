import { layoutNames } from '#domain/template/template.ts';
import { languages } from '#domain/language.ts';
import {
  createCertificate,
  certificateSamples,
  loadTestDocumentLocale,
} from '#testing/certificates.ts';
import { loadAllFonts } from '#testing/fonts.ts';
import { measureCpuTime } from '#testing/cpuTime.ts';
import { type CertificateText, createCertificateText } from './certificateText.ts';
import type { CertificateDesign } from './design.ts';
import { layoutFront } from './layoutCertificate.ts';
import { isArtworkLayout } from './layouts/layoutProperties.ts';
import { createTestScene } from '#testing/layouts.ts';
import { selectCases } from '#testing/selectCases.ts';
import { allLayouts } from './layouts/allLayouts.ts';
import {
  type FallbackTextShape,
  landscapePageSize,
  type Scene,
  type Shape,
  type Side,
  type TextShape,
} from './scene.ts';

const fonts = loadAllFonts();
const backgroundImage = { url: 'https://images.example/wide.jpg', width: 3000, height: 1500 };

type TextLikeShape = TextShape | FallbackTextShape;

const isTextLike = (shape: Shape): shape is TextLikeShape =>
  shape.kind === 'text' || shape.kind === 'fallbackText';
const listTextShapes = (side: Side) => side.shapes.filter(isTextLike);
const getLeft = (shape: TextLikeShape) => (shape.kind === 'text' ? (shape.xs[0] ?? 0) : shape.x);
const getRight = (shape: TextLikeShape) =>
  shape.kind === 'text' ? shape.right : shape.x + shape.width;
const getTop = (shape: TextLikeShape) => shape.y - shape.size * 0.7;
const getBottom = (shape: TextLikeShape) => shape.y + shape.size * 0.18;

function listSides({ front, back }: Scene) {
  return [front, back];
}

/** Extracts the text of a side in reading order, without spaces. */
function extractText(side: Side): string {
  let text = '';
  for (const shape of listTextShapes(side)) text += shape.text + (shape.isContinued ? ' ' : '');
  return removeSpaces(text);
}

const removeSpaces = (words: string) => words.replace(/[\s\u00a0]+/g, '');
const getStart = (words: string) => removeSpaces(words).slice(0, 20);
const getEnd = (words: string) => removeSpaces(words).slice(-20);

const isPartOf =
  (words: string) =>
  ({ text }: TextLikeShape) =>
    words.includes(text);

function findOverlaps(side: Side): string[] {
  const shapes = listTextShapes(side);
  return shapes.flatMap((a, index) =>
    shapes.slice(index + 1).flatMap((b) => {
      const areSideBySide = getLeft(a) >= getRight(b) - 1 || getLeft(b) >= getRight(a) - 1;
      const areOnOneLine = a.block === b.block && a.y === b.y;
      const areBelowEachOther = getTop(a) >= getBottom(b) - 0.4 || getTop(b) >= getBottom(a) - 0.4;
      return areOnOneLine || areSideBySide || areBelowEachOther ? [] : [`${a.text} / ${b.text}`];
    }),
  );
}

function findOutside(side: Side): string[] {
  return listTextShapes(side)
    .filter(
      (shape) =>
        getLeft(shape) < 18 ||
        getRight(shape) > landscapePageSize.width - 18 ||
        getTop(shape) < 14 ||
        getBottom(shape) > landscapePageSize.height - 14,
    )
    .map(({ text }) => text);
}

const texts = new Map<string, CertificateText>();

function getText(name: string): CertificateText {
  const text = texts.get(name);
  if (!text) throw new Error(`No text named ${name}`);
  return text;
}

beforeAll(async () => {
  for (const language of languages) {
    const documentLocale = await loadTestDocumentLocale(language);
    for (const [name, wish] of Object.entries(certificateSamples))
      texts.set(
        `${language} ${name}`,
        createCertificateText(createCertificate(wish), documentLocale),
      );
  }
});

const createDesign = (
  layout: CertificateDesign['layout'],
  changes: Partial<CertificateDesign> = {},
) => ({
  layout,
  titleColor: '#00CEB2',
  contentColor: '#323F47',
  ...changes,
});

describe.each(layoutNames)('%s', (layout) => {
  describe.each(languages)('in %s', (language) => {
    const offset = layoutNames.indexOf(layout) + languages.indexOf(language);
    test.each(selectCases(Object.keys(certificateSamples), languages.length, offset))(
      'holds %s texts: nothing is lost, overlaps or leaves the page, with an image or without',
      (wish) => {
        const text = getText(`${language} ${wish}`);
        for (const background of [undefined, backgroundImage]) {
          const scene = createTestScene(
            text,
            createDesign(layout, { backgroundImage: background }),
            fonts,
          );
          expect(listSides(scene).flatMap(findOverlaps)).toEqual([]);
          expect(listSides(scene).flatMap(findOutside)).toEqual([]);
          const front = extractText(scene.front);
          const back = extractText(scene.back);
          const withContinuation = scene.fitting.isContinuedOnBack ? [front, back] : [front];
          for (const words of [text.header, text.center, text.footer])
            for (const part of [getStart(words), getEnd(words)])
              expect(withContinuation.filter((side) => side.includes(part))).not.toEqual([]);
          for (const words of [
            text.name,
            text.course,
            text.certify,
            text.concluded,
            text.completionDate.value,
          ])
            expect(front).toContain(removeSpaces(words));
          for (const words of [
            text.name,
            text.course,
            text.validationId.value,
            text.duration.value,
          ])
            expect(back).toContain(removeSpaces(words));
        }
      },
    );
  });

  it.each(['typical', 'longest', 'missing', 'unbreakable'])(
    'makes the name the largest text in %s texts, and no text too small',
    (wish) => {
      const text = getText(`pt ${wish}`);
      for (const background of [undefined, backgroundImage]) {
        const { front, back, fitting } = createTestScene(
          text,
          createDesign(layout, { backgroundImage: background }),
          fonts,
        );
        for (const shape of listTextShapes(front)) {
          const isName = text.name.includes(shape.text.trim());
          if (!isName) expect(shape.size).toBeLessThanOrEqual(fitting.nameSize / 1.25 + 0.001);
        }
        const sizes = [front, back].flatMap(({ shapes }) =>
          shapes.flatMap((shape) => ('size' in shape ? [shape.size] : [])),
        );
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(6.5 - 0.001);
      }
    },
  );

  it('uses the two template colours unchanged', () => {
    const text = getText('pt typical');
    const { front } = createTestScene(text, createDesign(layout), fonts);
    const colors = [...front.background.shapes, ...front.shapes].flatMap((shape) =>
      'fill' in shape || 'stroke' in shape
        ? [shape.fill, 'stroke' in shape ? shape.stroke : '']
        : [],
    );
    // Artwork only has text, which may use a tone of the colour.
    if (!isArtworkLayout(layout)) expect(colors).toContain('#00CEB2');
    if (layout !== 'Layout5') expect(colors).toContain('#323F47');
  });

  it('has at most 60 KB of ornament per side', () => {
    const text = getText('pt typical');
    for (const { background } of listSides(createTestScene(text, createDesign(layout), fonts)))
      expect(
        background.shapes.reduce((sum, shape) => sum + ('d' in shape ? shape.d.length : 0), 0),
      ).toBeLessThanOrEqual(60 * 1024);
  });

  it('gives the same scene for the same text', () => {
    const text = getText('es longest');
    expect(createTestScene(text, createDesign(layout), fonts)).toEqual(
      createTestScene(text, createDesign(layout), loadAllFonts()),
    );
  });

  it('keeps the shape objects of lines that a change does not move', () => {
    const text = getText('pt typical');
    const previous = createTestScene(text, createDesign(layout), fonts);
    const next = createTestScene(
      { ...text, center: `${text.center}!` },
      createDesign(layout),
      fonts,
    );
    const listCourseShapes = ({ front }: Scene) =>
      listTextShapes(front).filter(isPartOf(text.course));
    expect(listCourseShapes(next)).not.toEqual([]);
    for (const [index, shape] of listCourseShapes(next).entries())
      expect(shape).toBe(listCourseShapes(previous)[index]);
    const recoloredDesign = createDesign(layout, {
      titleColor: '#7A1F5C',
      contentColor: '#7A1F5C',
    });
    expect(listCourseShapes(createTestScene(text, recoloredDesign, fonts))).not.toEqual(
      listCourseShapes(previous),
    );
  });

  it('lays out the front alone exactly as with the back', () => {
    const text = getText('pt longest');
    const { front } = createTestScene(text, createDesign(layout, { backgroundImage }), fonts);
    expect(
      layoutFront(text, createDesign(layout, { backgroundImage }), fonts, allLayouts[layout]),
    ).toEqual(front);
  });

  it('covers the image area with an image of any aspect ratio, centred', () => {
    const text = getText('pt typical');
    for (const [width, height] of [
      [100, 4000],
      [4000, 100],
      [842, 595],
    ] as const) {
      const background = { url: `https://images.example/${width}.jpg`, width, height };
      const { front, back } = createTestScene(
        text,
        createDesign(layout, { backgroundImage: background }),
        fonts,
      );
      const image = front.background.shapes.find((shape) => shape.kind === 'image');
      const clip = image?.clip;
      if (!image || !clip) throw new Error('No clipped image found');
      expect(image.x).toBeLessThanOrEqual(clip.x + 0.001);
      expect(image.y).toBeLessThanOrEqual(clip.y + 0.001);
      expect(image.x + image.width / 2).toBeCloseTo(clip.x + clip.width / 2, 6);
      expect(image.y + image.height / 2).toBeCloseTo(clip.y + clip.height / 2, 6);
      expect(image.width / image.height).toBeCloseTo(width / height, 6);
      const behind = back.background.shapes.filter(({ kind }) => kind === 'image');
      expect(behind).toEqual(isArtworkLayout(layout) ? [image] : []);
    }
  });
});

describe('layoutCertificate with 100,000 letters without a space', () => {
  it.each([
    ['name', 'é', 2],
    ['course', 'W', 2],
    ['header', 'Ж', 1],
    ['center', '山', 1],
    ['footer', 'कि', 1],
  ] as const)('lays out all of them in time, in the %s', (field, letter, times) => {
    const long = letter.repeat(100_000 / letter.length);
    const text = { ...getText('pt missing'), [field]: long };
    let scene = createTestScene(getText('pt missing'), createDesign('Layout2'), fonts);
    const duration = measureCpuTime(() => {
      scene = createTestScene(text, createDesign('Layout2'), fonts);
    });
    // A generous limit for slow machines. It took minutes when each attempt measured every letter of every line again.
    expect(duration).toBeLessThan(5_000);
    const letterCount = listSides(scene).map(extractText).join('').split(letter).length - 1;
    expect(letterCount).toBeGreaterThanOrEqual((times * long.length) / letter.length);
  });
});

describe.each(layoutNames)('custom areas too long for the front of %s', (layout) => {
  it.each([420, 2000, 4000])(
    'continues them on the back, at %s characters each, with an image or without',
    async (length) => {
      const long = `${'Aurora Energia '.repeat(400).slice(0, length - 4)} fim`;
      const wish = { ...certificateSamples.longest, areas: [long, long, long] as const };
      const text = createCertificateText(
        createCertificate(wish),
        await loadTestDocumentLocale('pt'),
      );
      for (const background of [undefined, backgroundImage]) {
        const scene = createTestScene(
          text,
          createDesign(layout, { backgroundImage: background }),
          fonts,
        );
        expect(scene.fitting.isContinuedOnBack).toBe(true);
        expect(listSides(scene).flatMap(findOverlaps)).toEqual([]);
        expect(listSides(scene).flatMap(findOutside)).toEqual([]);
        for (const shape of listTextShapes(scene.front))
          if (shape.text.includes('Aurora')) expect(shape.size).toBeGreaterThanOrEqual(6.5);
        const allText = listSides(scene).map(extractText).join('');
        expect(allText.split('AuroraEnergia').length + allText.split('…').length).toBeGreaterThan(
          (3 * length) / 'Aurora Energia '.length,
        );
        expect(allText.match(/fim/g)).toHaveLength(3);
      }
    },
  );
});

describe.each(layoutNames)('continuation of custom areas of %s', (layout) => {
  it.each(languages)(
    'is announced on the front and has a heading on the back, in %s',
    (language) => {
      for (const kind of ['typical', 'longest', 'missing', 'unbreakable']) {
        const text = getText(`${language} ${kind}`);
        const scene = createTestScene(text, createDesign(layout), fonts);
        const [front, back] = listSides(scene).map(extractText);
        const { isContinuedOnBack } = scene.fitting;
        expect(front?.includes(removeSpaces(`(${text.continuation.front})`))).toBe(
          isContinuedOnBack,
        );
        expect(back?.includes(removeSpaces(text.continuation.back))).toBe(isContinuedOnBack);
        for (const shape of listTextShapes(scene.front))
          if (shape.text.includes(text.continuation.front))
            expect(shape.size).toBeGreaterThanOrEqual(7.4 - 0.001);
      }
    },
  );
});
