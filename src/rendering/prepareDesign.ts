import { getOrCreate, getOrCreateLru } from '#runtime/getOrCreate.ts';
import type { TextColorPicker } from './textColorPicker.ts';
import type { BrandImages, CertificateDesign } from './design.ts';
import type { DesignColors } from './designColors.ts';
import type { Layout } from './layouts/layout.ts';
import {
  getDesignColors,
  isArtworkLayout,
  getBackgroundImageBox,
} from './layouts/layoutProperties.ts';
import { traceRectangle } from './layouts/ornaments/path.ts';
import type { PresentLayoutElements } from './layouts/layoutContext.ts';
import { fitImageToCover } from './fitImage.ts';
import {
  createFilledPath,
  type BackgroundLayer,
  landscapePageSize,
  type SideName,
} from './scene.ts';

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
export const getBrandImages = ({ brand = noImages, layout }: CertificateDesign): BrandImages =>
  isArtworkLayout(layout) ? { ...brand, logo: undefined } : brand;

const preparedDesigns = new Map<string, PreparedDesign>();
const maxPreparedDesigns = 12;

/**
 * Computes the colours and backgrounds of a design. The result is cached, because many certificates have the same
 * design and the computation takes most of the layout time.
 */
export function prepareDesign(
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
    // Another image may be at the same address now.
    backgroundImage && `${backgroundImage.width}x${backgroundImage.height}`,
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
