import { getOrCreate, getOrCreateLru } from '#runtime/getOrCreate.ts';
import { type AreaName, areaNames } from '#domain/template/template.ts';
import type { TextColorPicker } from './textColorPicker.ts';
import type { CertificateText } from './certificateText.ts';
import type { BrandImages, CertificateDesign } from './design.ts';
import type { DesignColors } from './designColors.ts';
import type { LoadedCertificateFonts } from './fonts/faces.ts';
import { ShapeCollector } from './layouts/composer.ts';
import type { Layout } from './layouts/layout.ts';
import {
  getDesignColors,
  isArtworkLayout,
  getBackgroundImageBox,
} from './layouts/layoutProperties.ts';
import { traceRectangle } from './layouts/ornaments/path.ts';
import { type PresentLayoutElements, getPresentLayoutElements } from './layouts/layoutContext.ts';
import { fitImageToCover } from './fitImage.ts';
import {
  createFilledPath,
  type BackgroundLayer,
  landscapePageSize,
  type Scene,
  type Shape,
  type Side,
  type SideName,
} from './scene.ts';
import { splitCustomTextAtLength } from './text/splitCustomTextAtLength.ts';

/**
 * Maximum length of a custom text on the front, in graphemes (user-perceived characters). The remainder of a longer
 * text is printed on the back.
 */
const maxOnFront = 400;

/**
 * Minimum length of a custom text on the front, in graphemes (user-perceived characters). If fewer fit, the whole text
 * is printed on the back.
 */
const minOnFront = 40;

/**
 * Factor by which the front part of a custom text is shortened if it does not fit even at the smallest font size.
 * Applied repeatedly until the text fits.
 */
const shorteningFactor = 0.8;

/**
 * Lays out both sides of a certificate. The same text, design and fonts always give the same result.
 * @param layout the layout that the design names
 * @param fonts must contain every certificate font that the text needs; characters that no certificate font has are
 * drawn as images
 * @throws UnwritableTextError if the environment cannot draw such characters as images
 */
export function layoutCertificate(
  text: CertificateText,
  design: CertificateDesign,
  fonts: LoadedCertificateFonts,
  layout: Layout,
): Scene {
  const context = getPresentLayoutElements(text, design);
  const { colors, getBackground, colorPicker } = prepareDesign(design, context, layout);
  const brand = getBrandImages(design);

  const { side, name, rests } = composeFront(text, design, fonts, layout);
  const back = new ShapeCollector(fonts, text.language, colorPicker);
  layout.drawBack({ composer: back, text, colors, context, brand }, rests);

  return {
    title: [text.title, text.name, text.course].filter(Boolean).join(' – '),
    language: text.language,
    front: side,
    back: { label: text.sides.back, background: getBackground('back'), shapes: back.shapes },
    fitting: {
      nameLines: name?.lines.length ?? 0,
      nameSize: name?.size ?? 0,
      isContinuedOnBack: rests.length > 0,
      fallbackTexts: findFallbackTexts([...side.shapes, ...back.shapes]),
    },
  };
}

/**
 * Lays out only the front of a certificate.
 * @throws UnwritableTextError if a text on the front has characters that no certificate font has, and the environment
 * cannot draw such characters as images
 */
export function layoutFront(
  text: CertificateText,
  design: CertificateDesign,
  fonts: LoadedCertificateFonts,
  layout: Layout,
): Side {
  return composeFront(text, design, fonts, layout).side;
}

/**
 * Lists the texts that are drawn as images because no certificate font has their characters. Each text is listed once,
 * in reading order.
 */
function findFallbackTexts(shapes: readonly Shape[]): string[] {
  const texts = shapes.flatMap((shape) => (shape.kind === 'fallbackText' ? [shape.text] : []));
  return [...new Set(texts)];
}

/**
 * Draws the front of a certificate. If custom texts do not fit, shortens them and draws the front again, until all
 * texts fit. What does not fit is returned as `rests`.
 */
function composeFront(
  text: CertificateText,
  design: CertificateDesign,
  fonts: LoadedCertificateFonts,
  layout: Layout,
) {
  const context = getPresentLayoutElements(text, design);
  const { colors, getBackground, colorPicker } = prepareDesign(design, context, layout);
  const brand = getBrandImages(design);
  const limits: Record<AreaName, number> = {
    header: maxOnFront,
    center: maxOnFront,
    footer: maxOnFront,
  };
  for (;;) {
    const parts = areaNames.map((area) => splitArea(text, area, limits[area]));
    const [header, center, footer] = parts.map(({ start }) => start) as [string, string, string];
    const composer = new ShapeCollector(fonts, text.language, colorPicker);
    const shortened = { ...text, header, center, footer };
    const front = layout.drawFront({ composer, text: shortened, colors, context, brand });
    const overflowing = front.overflowingAreas.filter((area) => shortened[area].length > 1);
    if (overflowing.length === 0) {
      const rests = parts.flatMap(({ area, remainder }) =>
        remainder === '' ? [] : [{ area, text: remainder }],
      );
      const { shapes } = composer;
      const side: Side = { label: text.sides.front, background: getBackground('front'), shapes };
      return { side, name: front.name, rests };
    }
    for (const area of overflowing) {
      const shorter = Math.floor(Math.min(limits[area], shortened[area].length) * shorteningFactor);
      limits[area] = getNextLimit(limits[area], shorter);
    }
  }
}

/** Limit of a custom text of which the front shows nothing, not even the note that it continues on the back. */
const withoutNote = -1;

const getNextLimit = (limit: number, shorterLimit: number) =>
  limit === 0 ? withoutNote : shorterLimit < minOnFront ? 0 : shorterLimit;

/** Splits a custom text into its beginning on the front, with a note that it continues, and its rest on the back. */
function splitArea(text: CertificateText, area: AreaName, limit: number) {
  const { start, remainder } = splitCustomTextAtLength(text[area], Math.max(0, limit));
  return remainder === '' || limit === withoutNote
    ? { area, start, remainder }
    : { area, start: `${start} (${text.continuation.front})`.trimStart(), remainder };
}

interface PreparedDesign {
  colors: DesignColors;
  colorPicker: TextColorPicker | undefined;
  /** Returns the background of a side. It is computed when first needed, because miniatures show only the front. */
  getBackground: (side: SideName) => BackgroundLayer;
}

const noImages: BrandImages = { signatures: [] };

/**
 * Returns the company's logo and signature images to draw. Layouts for a page designed by the company get no logo,
 * because such a page already contains the logo.
 */
const getBrandImages = ({ brand = noImages, layout }: CertificateDesign): BrandImages =>
  isArtworkLayout(layout) ? { ...brand, logo: undefined } : brand;

const preparedDesigns = new Map<string, PreparedDesign>();
const maxPreparedDesigns = 12;

/**
 * Computes the colours and backgrounds of a design. The result is cached, because many certificates have the same
 * design and the computation takes most of the layout time.
 */
function prepareDesign(
  design: CertificateDesign,
  context: PresentLayoutElements,
  layout: Layout,
): PreparedDesign {
  const { layout: layoutName, titleColor, contentColor, backgroundImage } = design;
  const key = [
    layoutName,
    titleColor,
    contentColor,
    backgroundImage?.url ?? '',
    // Without a brightness map the same image gives other colours.
    backgroundImage?.tones ? 'toned' : '',
    ...Object.values(backgroundImage?.focalPoint ?? {}).map(String),
    ...Object.values(context).map(String),
  ].join('|');
  return getOrCreateLru(preparedDesigns, maxPreparedDesigns, key, () => {
    const colors = getDesignColors(design);
    const pageFill = createFilledPath(
      traceRectangle(0, 0, landscapePageSize.width, landscapePageSize.height),
      colors.background,
    );
    const imageArea = getBackgroundImageBox(design);
    const withImage = backgroundImage
      ? [pageFill, fitImageToCover(backgroundImage, imageArea)]
      : [pageFill];
    const baseShapes = {
      front: withImage,
      back: isArtworkLayout(layoutName) ? withImage : [pageFill],
    };
    const drawBackground = (side: SideName) =>
      side === 'front'
        ? layout.drawFrontBackground(colors, context)
        : layout.drawBackBackground(colors, context);
    const backgrounds = new Map<string, BackgroundLayer>();
    return {
      colors,
      colorPicker: layout.createTextColorPicker?.(design, imageArea),
      getBackground: (side) =>
        getOrCreate(backgrounds, side, () => ({
          key: `${side}|${key}`,
          shapes: [...baseShapes[side], ...drawBackground(side)],
        })),
    };
  });
}
