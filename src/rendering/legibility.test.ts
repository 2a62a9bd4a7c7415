import { contrast, parseHex } from '#model/color/oklch.ts';
import { layoutNames } from '#model/template/template.ts';
import { certificateOf, certificateWishes, wordingIn } from '#testing/certificates.ts';
import { allFonts } from '#testing/fonts.ts';
import { allLayouts, drawLayout, inks, inksOf, layOut, purposeOf } from '#testing/layouts.ts';
import { type CertificateText, certificateText } from './certificateText.ts';
import type { CertificateDesign } from './design.ts';
import type { DesignColors } from './designColors.ts';
import { colorsOf, isArtwork, windowOf } from './layouts/looks.ts';
import { rectangle } from './ornaments/path.ts';
import {
  type Box,
  type ForeignShape,
  type ImageShape,
  page,
  type Shape,
  type TextShape,
} from './scene.ts';

const picture = { url: 'https://images.example/wide.jpg', width: 3000, height: 1500 };
const image: ImageShape = { kind: 'image', ...picture, x: 0, y: 0 };
const sheet = { kind: 'path', d: rectangle(0, 0, page.width, page.height) } as const;

/** Points from which less contrast is needed. */
const large = 18;

type Written = TextShape | ForeignShape;
type Layer = 'picture' | { fill: string };

/** A text in one ink with all that lies below it, the lowest first. */
interface Standing {
  shape: Written;
  ink: string;
  /** What its edge is drawn in, where that is another ink. */
  contour: string | undefined;
  layers: Layer[];
}

const isWritten = (shape: Shape): shape is Written =>
  shape.kind === 'text' || shape.kind === 'foreign';

/** Each text at both of its ends. */
function standingOn(shapes: readonly Shape[]): Standing[] {
  return shapes.flatMap((shape, index) => {
    if (!isWritten(shape)) return [];
    const left = shape.kind === 'text' ? (shape.xs[0] ?? 0) : shape.x;
    const right = shape.kind === 'text' ? shape.right : shape.x + shape.width;
    const below = shapes.slice(0, index);
    return [left + 2, right - 2].map((x) => ({
      shape,
      ink: shape.fill,
      contour: shape.kind === 'text' ? shape.contour?.color : undefined,
      layers: below.flatMap((under) => layerAt(under, x, shape.y - 2)),
    }));
  });
}

function layerAt(under: Shape, x: number, y: number): Layer[] {
  if (under.kind === 'image') return isIn(under.window ?? under, x, y) ? ['picture'] : [];
  if (under.kind !== 'path' || !under.fill || !covers(under.d, x, y)) return [];
  return [{ fill: under.fill }];
}

/** Whether a rectangle as the layouts write it, with sharp or round corners, has the point inside. */
function covers(d: string, x: number, y: number): boolean {
  const sharp = /^M([\d.]+) ([\d.]+)l([\d.]+) 0l0 ([\d.]+)l-/.exec(d);
  const round = /^M([\d.]+) ([\d.]+)l([\d.]+) 0c[^l]+l0 ([\d.]+)c/.exec(d);
  const match = sharp ?? round;
  if (!match) return false;
  const [left = 0, top = 0, width = 0, height = 0] = match.slice(1).map(Number);
  return isIn({ x: left, y: top, width, height }, x, y);
}

const isIn = (box: Box, x: number, y: number) =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

let text: CertificateText;

beforeAll(async () => {
  const longest = certificateText(certificateOf(certificateWishes.longest), await wordingIn('pt'));
  // As much of the footer as every front holds.
  text = { ...longest, footer: longest.footer.slice(0, 80) };
});

/** On a picture of somebody's, words have the inks of `artworkInks`. */
const onPaper = layoutNames.filter((name) => !isArtwork(name));

describe.each(onPaper)('%s', (name) => {
  const layout = allLayouts[name];

  describe.each([
    ['without a picture', undefined],
    ['beside a picture', picture],
  ])('%s', (_where, background) => {
    const hasPicture = background !== undefined;

    /** Both sides drawn once, each purpose in an ink of its own. */
    const standing = () => {
      const colors = inksOf(name);
      const { front, back, setting } = drawLayout(name, text, { hasPicture });
      const below = { ...sheet, fill: inks.paper };
      const shown = hasPicture ? [{ ...image, ...windowOf({ layout: name }) }] : [];
      return [
        ...standingOn([below, ...shown, ...layout.frontGround(colors, setting), ...front]),
        ...standingOn([below, ...layout.backGround(colors, setting), ...back]),
      ];
    };
    const designs = colorPairs().map(([titleColor, contentColor]): CertificateDesign => ({
      layout: name,
      titleColor,
      contentColor,
      background,
    }));

    it('writes every text on the ground that its ink is for', () => {
      const purposes = standing().map(({ shape, ink, layers }) => {
        const top = layers.at(-1) ?? 'nothing';
        return [shape.text, purposeOf(ink), typeof top === 'string' ? top : purposeOf(top.fill)];
      });
      expect(purposes.length).toBeGreaterThan(30);
      expect(purposes).toEqual(
        purposes.map(([words, ink = '']) => [words, ink, groundOf[ink] ?? groundLike(ink)]),
      );
    });

    it('is legible in any two colours', () => {
      // One text of each look: the others read as well as it does.
      const looks = standing().map((one) => [lookOf(one), one] as const);
      const texts = [...new Map(looks).values()];
      for (const design of designs) {
        const colors = colorsOf(design);
        expect(texts.flatMap((one) => illegible(recoloured(one, colors), design))).toEqual([]);
      }
    });

    it('is coloured in the scene as its colours say', () => {
      const texts = standing();
      for (const design of designs.slice(3, 5)) {
        const { front, back } = layOut(text, design, fonts);
        const drawn = [front, back].flatMap(({ ground, shapes }) =>
          standingOn([...ground.shapes, ...shapes]),
        );
        const look = ({ shape, ink, contour, layers }: Standing) => [
          shape.text,
          ink,
          contour,
          layers,
        ];
        const colors = colorsOf(design);
        expect(drawn.map(look)).toEqual(texts.map((one) => look(recoloured(one, colors))));
      }
    });
  });
});

const fonts = allFonts();

/** What inks are written on that are not for paper: those of bands, and the two of the code's white tile. */
const groundOf: Readonly<Record<string, string>> = {
  onFill: 'fill',
  onBar: 'bar',
  '#101418': '#FFFFFF',
  '#4A5560': '#FFFFFF',
};

/** Paper that lies on the night has inks of its own. */
const groundLike = (ink: string) => (ink.startsWith('panel ') ? 'panel paper' : 'paper');

/** All that legibility depends on. */
const lookOf = ({ shape, ink, contour, layers }: Standing) =>
  JSON.stringify([ink, contour, layers, shape.size >= large]);

/** The same in the colours of a design. */
function recoloured({ shape, ink, contour, layers }: Standing, colors: DesignColors): Standing {
  const purposes = new Map<string, string>();
  for (const [purpose, color] of Object.entries({ ...colors, panel: '' }))
    if (typeof color === 'string') purposes.set(purpose, color);
  for (const [purpose, color] of Object.entries(colors.panel ?? {}))
    if (typeof color === 'string') purposes.set(`panel ${purpose}`, color);
  const colorOf = (marker: string) => purposes.get(purposeOf(marker)) ?? marker;
  return {
    shape,
    ink: colorOf(ink),
    contour: contour && purposes.get(purposeOf(contour)),
    layers: layers.map((layer) => (layer === 'picture' ? layer : { fill: colorOf(layer.fill) })),
  };
}

/** Pairs that are chosen by nobody and so by somebody: extremes, and a walk through all colours. */
function colorPairs(): [string, string][] {
  const walk = Array.from({ length: 14 }, (_, step) => [
    (step * 0x1f3d5b + 0x123) & 0xffffff,
    (step * 0x5a17c3 + 0x777777) & 0xffffff,
  ]);
  const hex = (value: number) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`;
  return [
    ['#000000', '#000000'],
    ['#FFFFFF', '#000000'],
    ['#FFD400', '#111111'],
    ...walk.map(([one = 0, other = 0]) => [hex(one), hex(other)] as [string, string]),
  ];
}

/** What is below 4.5:1, or below 3:1 from 18 points on. Letters on a contour are read by it. */
function illegible({ shape, ink, contour, layers }: Standing, chosen: CertificateDesign): string[] {
  if (!contour && ink === chosen.titleColor) return [];
  const ground = layers.at(-1);
  if (!ground || ground === 'picture') return [`nothing plain lies under ${shape.text}`];
  const ratio = contrast(contour ?? ink, parseHex(ground.fill) ?? '');
  const needed = shape.size >= large ? 3 : 4.5;
  return ratio >= needed - 0.05 ? [] : [`${ratio.toFixed(2)} ${ink} ${shape.text}`];
}
