import { getOrCreate, getOrCreateLru } from '#runtime/getOrCreate.ts';
import { type AreaName, areaNames } from '#domain/template/template.ts';
import type { TextColorPicker } from './textColorPicker.ts';
import type { CertificateText } from './certificateText.ts';
import type { BrandImages, CertificateDesign } from './design.ts';
import type { DesignColors } from './designColors.ts';
import type { LayoutFonts } from './fonts/faces.ts';
import { drawBackBody } from './layouts/back/drawBackBody.ts';
import { Composer } from './layouts/composer.ts';
import type { Layout } from './layouts/layout.ts';
import { getDesignColors, isArtworkLayout, getImageArea } from './layouts/layoutLooks.ts';
import { traceRectangle } from './layouts/ornaments/path.ts';
import { type LayoutConditions, createLayoutConditions } from './layouts/layoutContext.ts';
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
import { splitArea } from './text/splitArea.ts';

/** Maximum number of graphemes of a custom text on the front. The remainder continues on the back. */
const maxOnFront = 400;

/** Minimum number of graphemes of a custom text on the front. If fewer fit, the whole text moves to the back. */
const minOnFront = 40;

/** Factor by which a custom text is shortened repeatedly until it fits at the smallest font size. */
const shorteningFactor = 0.8;

/**
 * Lays out both sides of a certificate. Deterministic: the same text, design and fonts always give the same scene.
 * @param layout the layout named in the design
 * @param fonts must contain every certificate font that the text needs; characters that no certificate font has become
 * images
 * @throws UnwritableTextError where such characters cannot be drawn as images
 */
export function layoutCertificate(
  text: CertificateText,
  design: CertificateDesign,
  fonts: LayoutFonts,
  layout: Layout,
): Scene {
  const context = createLayoutConditions(text, design);
  const { colors, getBackground, pickTextColor } = prepareDesign(design, context, layout);
  const brand = getBrandImages(design);

  const { side, name, remainder } = composeFront(text, design, fonts, layout);
  const back = new Composer(fonts, text.language, pickTextColor);
  layout.drawBackHeader?.({ composer: back, text, colors, context, brand });
  const panelColors = colors.panel ?? colors;
  drawBackBody(
    { composer: back, text, colors: panelColors, brand },
    layout.getBackLayout(context),
    remainder,
  );

  return {
    title: [text.title, text.name, text.course].filter(Boolean).join(' – '),
    language: text.language,
    front: side,
    back: { label: text.sides.back, background: getBackground('back'), shapes: back.shapes },
    fitting: {
      nameLines: name?.lines.length ?? 0,
      nameSize: name?.size ?? 0,
      isContinuedOnBack: remainder !== '',
      fallbackTexts: findFallbackTexts([...side.shapes, ...back.shapes]),
    },
  };
}

/**
 * Lays out the front of a certificate without the back.
 * @throws UnwritableTextError for front texts that no font has and that cannot be drawn as images
 */
export function layoutFront(
  text: CertificateText,
  design: CertificateDesign,
  fonts: LayoutFonts,
  layout: Layout,
): Side {
  return composeFront(text, design, fonts, layout).side;
}

/** Lists the texts that no certificate font has, each once, in reading order. */
function findFallbackTexts(shapes: readonly Shape[]): string[] {
  const texts = shapes.flatMap((shape) => (shape.kind === 'fallbackText' ? [shape.text] : []));
  return [...new Set(texts)];
}

/** Draws the front of a certificate. If custom texts do not fit, shortens them and draws the front again. */
function composeFront(
  text: CertificateText,
  design: CertificateDesign,
  fonts: LayoutFonts,
  layout: Layout,
) {
  const context = createLayoutConditions(text, design);
  const { colors, getBackground, pickTextColor } = prepareDesign(design, context, layout);
  const brand = getBrandImages(design);
  const limits: Record<AreaName, number> = {
    header: maxOnFront,
    center: maxOnFront,
    footer: maxOnFront,
  };
  for (;;) {
    const parts = areaNames.map((area) => splitArea(text[area], limits[area]));
    const [header, center, footer] = parts.map(({ start }) => start) as [string, string, string];
    const composer = new Composer(fonts, text.language, pickTextColor);
    const shortened = { ...text, header, center, footer };
    const front = layout.drawFront({ composer, text: shortened, colors, context, brand });
    const overflowing = front.overflowingAreas.filter((area) => shortened[area].length > 1);
    if (overflowing.length === 0) {
      const remainder = parts.map((part) => part.remainder).filter(Boolean);
      const { shapes } = composer;
      const side: Side = { label: text.sides.front, background: getBackground('front'), shapes };
      return { side, name: front.name, remainder: remainder.join('\n') };
    }
    for (const area of overflowing) {
      const shorter = Math.floor(Math.min(limits[area], shortened[area].length) * shorteningFactor);
      limits[area] = shorter < minOnFront ? 0 : shorter;
    }
  }
}

interface PreparedDesign {
  colors: DesignColors;
  pickTextColor: TextColorPicker | undefined;
  /**
   * Returns the background of a side. The background is created only when needed, because miniatures show only the
   * front.
   */
  getBackground: (side: SideName) => BackgroundLayer;
}

const noImages: BrandImages = { signatures: [] };

/**
 * Returns the company images to draw. Leaves out the logo if the background image is a page designed by the company,
 * because such a page already contains the logo.
 */
const getBrandImages = ({ brand = noImages, layout }: CertificateDesign): BrandImages =>
  isArtworkLayout(layout) ? { ...brand, logo: undefined } : brand;

const preparedDesigns = new Map<string, PreparedDesign>();
const maxPreparedDesigns = 12;

/**
 * Returns the colours and background layers of a design. The result is cached, because many certificates share it and
 * computing it takes most of the layout time.
 */
function prepareDesign(
  design: CertificateDesign,
  context: LayoutConditions,
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
    const imageArea = getImageArea(design);
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
      pickTextColor: layout.createTextColorPicker?.(design, imageArea),
      getBackground: (side) =>
        getOrCreate(backgrounds, side, () => ({
          key: `${side}|${key}`,
          shapes: [...baseShapes[side], ...drawBackground(side)],
        })),
    };
  });
}
