import { layoutDefinitions } from '#domain/template/layoutDefinitions.ts';
import type { LayoutName } from '#domain/template/template.ts';
import type { CertificateDesign } from '../design.ts';
import {
  createArtworkColors,
  createColorsForLightPage,
  type DesignColors,
  createColorsForDarkPage,
} from '../designColors.ts';
import { type Box, landscapePageSize } from '../scene.ts';

const white = '#FFFFFF';
const { width, height } = landscapePageSize;

/**
 * Returns whether a layout is for artwork: a background image that the company designed as a complete page. Such a
 * layout draws only texts.
 */
export const isArtworkLayout = (layout: LayoutName): layout is ArtworkLayoutName =>
  layoutDefinitions[layout].isArtwork ?? false;

/**
 * Boxes for the texts on artwork (a page designed by the company), points. For a page with a print margin,
 * `scaleToPrintArea` scales these boxes.
 */
export const artworkTextBoxes = {
  Layout7: {
    text: { x: 121, y: 92, width: 600, height: 340 },
    foot: { x: 121, y: 448, width: 600, height: 92 },
  },
  Layout8: {
    text: { x: 64, y: 84, width: 470, height: 346 },
    foot: { x: 64, y: 448, width: 470, height: 92 },
  },
  back: { x: 64, y: 72, width: 713.9, height: 452 },
} as const;

export type ArtworkLayoutName = Exclude<keyof typeof artworkTextBoxes, 'back'>;

/** Returns the colours of a design in its layout. With a print margin, the background is white. */
export function getDesignColors(design: CertificateDesign): DesignColors {
  const { scheme, getBackgroundColor, isArtwork } = layoutDefinitions[design.layout];
  if (isArtwork) return createArtworkColors(design);
  if (design.isMarginSafe) return createColorsForLightPage(design, white);
  return scheme === 'dark'
    ? createColorsForDarkPage(design)
    : createColorsForLightPage(design, getBackgroundColor?.(design) ?? white);
}

/** Width of the margin along the page's edges where printers cannot print, points (eight millimetres). */
const printMargin = 22.68;

/**
 * Returns the width of the empty margin along the page's edges, points: the print margin, or 0 if the page is printed
 * up to its edges.
 */
export const getPrintInset = ({ isMarginSafe }: Pick<CertificateDesign, 'isMarginSafe'>): number =>
  isMarginSafe ? printMargin : 0;

/** Scales a box of the full page to the page area inside the print margin. */
export function scaleToPrintArea(
  { x, y, ...size }: Box,
  design: Pick<CertificateDesign, 'isMarginSafe'>,
) {
  const factor = 1 - (2 * getPrintInset(design)) / width;
  const scale = (position: number, length: number) => length / 2 + (position - length / 2) * factor;
  return {
    x: scale(x, width),
    y: scale(y, height),
    width: size.width * factor,
    height: size.height * factor,
  };
}

/** Returns the position of a layout's background image, inside the print margin. */
export function getBackgroundImageBox(
  design: Pick<CertificateDesign, 'layout' | 'isMarginSafe'>,
): Box {
  const { imageArea } = layoutDefinitions[design.layout];
  const edge = getPrintInset(design);
  const [x, y] = [Math.max(imageArea.x, edge), Math.max(imageArea.y, edge)];
  return {
    x,
    y,
    width: Math.min(imageArea.x + imageArea.width, width - edge) - x,
    height: Math.min(imageArea.y + imageArea.height, height - edge) - y,
  };
}
