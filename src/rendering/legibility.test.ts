import { getContrastRatio, parseHexColor } from '#domain/color/oklch.ts';
import { layoutNames } from '#domain/template/template.ts';
import {
  createCertificate,
  certificateSamples,
  loadTestDocumentLocale,
} from '#testing/certificates.ts';
import { loadAllFonts } from '#testing/fonts.ts';
import {
  drawLayout,
  testColors,
  getTestColors,
  createTestScene,
  getTestColorPurpose,
} from '#testing/layouts.ts';
import { type CertificateText, createCertificateText } from './certificateText.ts';
import type { CertificateDesign } from './design.ts';
import type { DesignColors } from './designColors.ts';
import { allLayouts } from './layouts/allLayouts.ts';
import {
  getDesignColors,
  isArtworkLayout,
  getBackgroundImageBox,
} from './layouts/layoutProperties.ts';
import { traceRectangle } from './layouts/ornaments/path.ts';
import {
  type Box,
  type FallbackTextShape,
  type ImageShape,
  landscapePageSize,
  type Shape,
  type TextShape,
} from './scene.ts';

const backgroundImage = { url: 'https://images.example/wide.jpg', width: 3000, height: 1500 };
const image: ImageShape = { kind: 'image', ...backgroundImage, x: 0, y: 0 };
const pagePath = {
  kind: 'path',
  d: traceRectangle(0, 0, landscapePageSize.width, landscapePageSize.height),
} as const;

/** Minimum font size of text for which less contrast is enough, points. */
const largeTextSize = 18;

type TextLikeShape = TextShape | FallbackTextShape;
type Layer = 'image' | { fill: string };

/** A text with its colour and the colours of the layers below the text, the lowest layer first. */
interface LayeredText {
  shape: TextLikeShape;
  textColor: string;
  /** Colour of the contour around the letters; undefined without a contour. */
  contour: string | undefined;
  layers: Layer[];
}

const isTextLike = (shape: Shape): shape is TextLikeShape =>
  shape.kind === 'text' || shape.kind === 'fallbackText';

/** Lists each text twice: with the layers below its left end, and with the layers below its right end. */
function listLayeredTexts(shapes: readonly Shape[]): LayeredText[] {
  return shapes.flatMap((shape, index) => {
    if (!isTextLike(shape)) return [];
    const left = shape.kind === 'text' ? (shape.xs[0] ?? 0) : shape.x;
    const right = shape.kind === 'text' ? shape.right : shape.x + shape.width;
    const below = shapes.slice(0, index);
    return [left + 2, right - 2].map((x) => ({
      shape,
      textColor: shape.fill,
      contour: shape.kind === 'text' ? shape.contour?.color : undefined,
      layers: below.flatMap((lower) => findLayers(lower, x, shape.y - 2)),
    }));
  });
}

function findLayers(lower: Shape, x: number, y: number): Layer[] {
  if (lower.kind === 'image') return isInBox(lower.clip ?? lower, x, y) ? ['image'] : [];
  if (lower.kind !== 'path' || !lower.fill || !containsPoint(lower.d, x, y)) return [];
  return [{ fill: lower.fill }];
}

/**
 * Returns whether a point is inside a rectangle with sharp or round corners, given as path data in the form that
 * layouts write.
 */
function containsPoint(d: string, x: number, y: number): boolean {
  const sharp = /^M([\d.]+) ([\d.]+)l([\d.]+) 0l0 ([\d.]+)l-/.exec(d);
  const round = /^M([\d.]+) ([\d.]+)l([\d.]+) 0c[^l]+l0 ([\d.]+)c/.exec(d);
  const match = sharp ?? round;
  if (!match) return false;
  const [left = 0, top = 0, width = 0, height = 0] = match.slice(1).map(Number);
  return isInBox({ x: left, y: top, width, height }, x, y);
}

const isInBox = (box: Box, x: number, y: number) =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

let text: CertificateText;

beforeAll(async () => {
  const longest = createCertificateText(
    createCertificate(certificateSamples.longest),
    await loadTestDocumentLocale('pt'),
  );
  // As much of each text as fits on every front.
  text = {
    ...longest,
    name: longest.name.slice(0, 60),
    header: longest.header.slice(0, 80),
    center: longest.center.slice(0, 80),
    footer: longest.footer.slice(0, 80),
  };
});

/**
 * Layouts without artwork. Texts on artwork have the colours of `createLegibleTextColorGetter`; see
 * artworkLegibility.test.ts.
 */
const designedLayouts = layoutNames.filter((name) => !isArtworkLayout(name));

describe.each(designedLayouts)('%s', (name) => {
  const layout = allLayouts[name];

  describe.each([
    ['without an image', undefined, false],
    ['beside an image', backgroundImage, false],
    ['with the code on the front', undefined, true],
    ['with the code on an image', backgroundImage, true],
  ])('%s', (_where, background, hasCodeOnFront) => {
    const hasBackgroundImage = background !== undefined;

    /** Draws both sides once, with a distinct colour for each purpose. */
    const listTexts = () => {
      const colors = getTestColors(name);
      const { front, back, context } = drawLayout(name, text, {
        hasBackgroundImage,
        hasCodeOnFront,
      });
      const below = { ...pagePath, fill: testColors.background };
      const images = hasBackgroundImage
        ? [{ ...image, ...getBackgroundImageBox({ layout: name }) }]
        : [];
      return [
        ...listLayeredTexts([
          below,
          ...images,
          ...layout.drawFrontBackground(colors, context),
          ...front,
        ]),
        ...listLayeredTexts([below, ...layout.drawBackBackground(colors, context), ...back]),
      ];
    };
    const designs = createColorPairs().map(([titleColor, contentColor]): CertificateDesign => ({
      layout: name,
      titleColor,
      contentColor,
      backgroundImage: background,
      showsCodeOnFront: hasCodeOnFront,
    }));

    it('draws every text on the background that its colour is meant for', () => {
      const purposes = listTexts().map(({ shape, textColor, layers }) => {
        const top = layers.at(-1) ?? 'nothing';
        return [
          shape.text,
          getTestColorPurpose(textColor),
          typeof top === 'string' ? top : getTestColorPurpose(top.fill),
        ];
      });
      expect(purposes.length).toBeGreaterThan(30);
      expect(purposes).toEqual(
        purposes.map(([words, textColor = '', below]) => [
          words,
          textColor,
          // In Layout6, the tile with the code is one of the mosaic.
          name === 'Layout6' && below === 'tint'
            ? getTileColor(textColor)
            : (expectedBackgrounds[textColor] ?? getExpectedBackground(textColor)),
        ]),
      );
    });

    it('is legible in any two template colours', () => {
      // One text per combination of colours; the others are as legible.
      const keyedTexts = listTexts().map((item) => [createKey(item), item] as const);
      const texts = [...new Map(keyedTexts).values()];
      for (const design of designs) {
        const colors = getDesignColors(design);
        expect(texts.flatMap((item) => describeIllegible(recolor(item, colors)))).toEqual([]);
      }
    });

    it.each([
      ['#1F3A5F', true],
      ['#E4572E', true],
      ['#C59A3D', false],
      ['#FFD400', false],
    ])(
      'keeps large letters in %s only if they are legible, without a contour',
      (titleColor, isKept) => {
        const design = {
          layout: name,
          titleColor,
          contentColor: '#22343C',
          backgroundImage: background,
        };
        const { front } = createTestScene({ ...text, course: 'Redes' }, design, fonts);
        const large = front.shapes.filter(
          (shape) => shape.kind === 'text' && shape.size >= largeTextSize,
        );
        expect(large.filter((shape) => 'contour' in shape)).toEqual([]);
        // Letters are on the band of Layout4, and pale letters are legible on the dark front of Layout5.
        if (name === 'Layout4' || name === 'Layout5') return;
        expect(large.some((shape) => 'fill' in shape && shape.fill === titleColor)).toBe(isKept);
      },
    );

    it('uses the colours of the design in the scene', () => {
      const texts = listTexts();
      for (const design of designs.slice(3, 5)) {
        const { front, back } = createTestScene(text, design, fonts);
        const sceneTexts = [front, back].flatMap(({ background, shapes }) =>
          listLayeredTexts([...background.shapes, ...shapes]),
        );
        const getLook = ({ shape, textColor, contour, layers }: LayeredText) => [
          shape.text,
          textColor,
          contour,
          layers,
        ];
        const colors = getDesignColors(design);
        expect(sceneTexts.map(getLook)).toEqual(
          texts.map((item) => getLook(recolor(item, colors))),
        );
      }
    });
  });
});

const fonts = loadAllFonts();

/**
 * Expected backgrounds of text colours that are not used on the page itself: text on bands, and two colours on the
 * white tile of the QR code.
 */
const expectedBackgrounds: Readonly<Record<string, string>> = {
  onFill: 'fill',
  onBar: 'bar',
  '#101418': '#FFFFFF',
  '#4A5560': '#FFFFFF',
};

const getTileColor = (textColor: string) =>
  ['#101418', '#4A5560'].includes(textColor) ? 'tint' : undefined;

/** Returns the expected background of a text colour. Light panels on a dark page have their own colours. */
const getExpectedBackground = (textColor: string) =>
  textColor.startsWith('panel ') ? 'panel background' : 'background';

/** Creates a key from all properties of a text that affect its legibility. */
const createKey = ({ shape, textColor, contour, layers }: LayeredText) =>
  JSON.stringify([textColor, contour, layers, shape.size >= largeTextSize]);

/** Replaces the placeholder colours by the colours of a design. */
function recolor(
  { shape, textColor, contour, layers }: LayeredText,
  colors: DesignColors,
): LayeredText {
  const purposes = new Map<string, string>();
  for (const [purpose, color] of Object.entries({ ...colors, panel: '' }))
    if (typeof color === 'string') purposes.set(purpose, color);
  for (const [purpose, color] of Object.entries(colors.panel ?? {}))
    if (typeof color === 'string') purposes.set(`panel ${purpose}`, color);
  const getColor = (marker: string) => purposes.get(getTestColorPurpose(marker)) ?? marker;
  return {
    shape,
    textColor: getColor(textColor),
    contour: contour && purposes.get(getTestColorPurpose(contour)),
    layers: layers.map((layer) => (layer === 'image' ? layer : { fill: getColor(layer.fill) })),
  };
}

/** Creates pairs of template colours: extreme colours, and samples of all colours. */
function createColorPairs(): [string, string][] {
  const walk = Array.from({ length: 14 }, (_, step) => [
    (step * 0x1f3d5b + 0x123) & 0xffffff,
    (step * 0x5a17c3 + 0x777777) & 0xffffff,
  ]);
  const toHex = (value: number) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`;
  return [
    ['#000000', '#000000'],
    ['#FFFFFF', '#000000'],
    ['#FFD400', '#111111'],
    ...walk.map(([title = 0, content = 0]) => [toHex(title), toHex(content)] as [string, string]),
  ];
}

/**
 * Describes a text with a contrast below 4.5:1, or below 3:1 from 18 points. For letters with a contour, the contrast
 * of the contour counts.
 */
function describeIllegible({ shape, textColor, contour, layers }: LayeredText): string[] {
  const topLayer = layers.at(-1);
  if (!topLayer || topLayer === 'image') return [`nothing plain lies under ${shape.text}`];
  const ratio = getContrastRatio(contour ?? textColor, parseHexColor(topLayer.fill) ?? '');
  const minRatio = shape.size >= largeTextSize ? 3 : 4.5;
  return ratio >= minRatio - 0.05 ? [] : [`${ratio.toFixed(2)} ${textColor} ${shape.text}`];
}
