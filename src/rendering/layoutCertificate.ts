import { remembered, rememberedLately } from '#model/remembered.ts';
import { type AreaName, areaNames } from '#model/template/template.ts';
import type { InkAt } from './artworkInks.ts';
import type { CertificateText } from './certificateText.ts';
import type { BrandPictures, CertificateDesign } from './design.ts';
import type { DesignColors } from './designColors.ts';
import type { Fonts } from './fonts/faces.ts';
import { backBody } from './back/backBody.ts';
import { Composer } from './layouts/composer.ts';
import type { Layout } from './layouts/layout.ts';
import { colorsOf, isArtwork, windowOf } from './layouts/looks.ts';
import { rectangle } from './ornaments/path.ts';
import { type Setting, settingOf } from './layouts/setting.ts';
import { coveringPicture } from './placePicture.ts';
import { filled, type Ground, page, type Scene, type Shape, type Side } from './scene.ts';
import { splitArea } from './text/splitArea.ts';

/** The most graphemes of a custom area on the front; the rest goes on to the back. */
const mostOnFront = 400;

/** Less of an area, in graphemes, is not worth reading: then all of it goes on to the back. */
const leastOnFront = 40;

/** How much of an area stays when its place cannot hold it even at the smallest size. */
const shorterShare = 0.8;

/**
 * Where everything on both sides stands. Pure: the same text, design and fonts always give the same scene.
 * @param layout of the design
 * @param fonts must hold every face that the text needs; characters beyond them become pictures
 * @throws UnwritableText where such characters cannot be drawn
 */
export function layoutCertificate(
  text: CertificateText,
  design: CertificateDesign,
  fonts: Fonts,
  layout: Layout,
): Scene {
  const setting = settingOf(text, design);
  const { colors, groundOf, inkAt } = drawnDesign(design, setting, layout);
  const brand = brandOn(design);

  const { side, name, rest } = composeFront(text, design, fonts, layout);
  const back = new Composer(fonts, text.language, inkAt);
  layout.backHead?.({ composer: back, text, colors, setting, brand });
  const onPaper = colors.panel ?? colors;
  backBody({ composer: back, text, colors: onPaper, brand }, layout.back(setting), rest);

  return {
    title: [text.title, text.name, text.course].filter(Boolean).join(' – '),
    language: text.language,
    front: side,
    back: { label: text.sides.back, ground: groundOf('back'), shapes: back.shapes },
    fitting: {
      nameLines: name?.lines.length ?? 0,
      nameSize: name?.size ?? 0,
      isContinuedOnBack: rest !== '',
      foreign: foreignIn([...side.shapes, ...back.shapes]),
    },
  };
}

/** The front of that scene alone. @throws UnwritableText as `layoutCertificate` does, but for the front only */
export function layoutFront(
  text: CertificateText,
  design: CertificateDesign,
  fonts: Fonts,
  layout: Layout,
): Side {
  return composeFront(text, design, fonts, layout).side;
}

/** Each once, in reading order. */
function foreignIn(shapes: readonly Shape[]): string[] {
  const texts = shapes.flatMap((shape) => (shape.kind === 'foreign' ? [shape.text] : []));
  return [...new Set(texts)];
}

/** Shortens areas that are too long for their place until the front holds what is left of them. */
function composeFront(
  text: CertificateText,
  design: CertificateDesign,
  fonts: Fonts,
  layout: Layout,
) {
  const setting = settingOf(text, design);
  const { colors, groundOf, inkAt } = drawnDesign(design, setting, layout);
  const brand = brandOn(design);
  const limits: Record<AreaName, number> = {
    header: mostOnFront,
    center: mostOnFront,
    footer: mostOnFront,
  };
  for (;;) {
    const parts = areaNames.map((area) => splitArea(text[area], limits[area]));
    const [header, center, footer] = parts.map(({ start }) => start) as [string, string, string];
    const composer = new Composer(fonts, text.language, inkAt);
    const shown = { ...text, header, center, footer };
    const front = layout.front({ composer, text: shown, colors, setting, brand });
    const tooLong = front.overfull.filter((area) => shown[area].length > 1);
    if (tooLong.length === 0) {
      const rest = parts.map((part) => part.rest).filter(Boolean);
      const { shapes } = composer;
      const side: Side = { label: text.sides.front, ground: groundOf('front'), shapes };
      return { side, name: front.name, rest: rest.join('\n') };
    }
    for (const area of tooLong) {
      const shorter = Math.floor(Math.min(limits[area], shown[area].length) * shorterShare);
      limits[area] = shorter < leastOnFront ? 0 : shorter;
    }
  }
}

interface DrawnDesign {
  colors: DesignColors;
  inkAt: InkAt | undefined;
  /** Made when it is asked for: miniatures have no back. */
  groundOf: (side: 'front' | 'back') => Ground;
}

const noPictures: BrandPictures = { signatures: [] };

/** The company's pictures that are drawn: a page that somebody finished has its logo where it should be. */
const brandOn = ({ brand = noPictures, layout }: CertificateDesign): BrandPictures =>
  isArtwork(layout) ? { ...brand, logo: undefined } : brand;

const drawnDesigns = new Map<string, DrawnDesign>();
const mostDrawnDesigns = 12;

/** Colours and what lies below the text. Both take longer than all else and are the same for many certificates. */
function drawnDesign(design: CertificateDesign, setting: Setting, drawing: Layout): DrawnDesign {
  const { layout, titleColor, contentColor, background } = design;
  const key = [
    layout,
    titleColor,
    contentColor,
    background?.url ?? '',
    // The same picture, not looked at yet.
    background?.tones ? 'toned' : '',
    ...Object.values(background?.focalPoint ?? {}).map(String),
    ...Object.values(setting).map(String),
  ].join('|');
  return rememberedLately(drawnDesigns, mostDrawnDesigns, key, () => {
    const colors = colorsOf(design);
    const paper = filled(rectangle(0, 0, page.width, page.height), colors.paper);
    const window = windowOf(design);
    const pictured = background ? [paper, coveringPicture(background, window)] : [paper];
    const below = { front: pictured, back: isArtwork(layout) ? pictured : [paper] };
    const grounds = new Map<string, Ground>();
    return {
      colors,
      inkAt: drawing.inksOn?.(design, window),
      groundOf: (side) =>
        remembered(grounds, side, () => ({
          key: `${side}|${key}`,
          shapes: [...below[side], ...drawing[`${side}Ground`](colors, setting)],
        })),
    };
  });
}
