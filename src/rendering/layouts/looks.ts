import { mix } from '#model/color/oklch.ts';
import type { LayoutName } from '#model/template/template.ts';
import type { CertificateDesign } from '../design.ts';
import { artworkColors, dayColors, type DesignColors, nightColors } from '../designColors.ts';
import { type Box, page } from '../scene.ts';

/** What is known of a layout before it is drawn. */
interface Look {
  /** Light on dark, where the colour of the content is that of the ground; without it, dark on light. */
  tone?: 'night';
  /** Of the paper by day: a breath of one of the colours. */
  paper?: (design: Pick<CertificateDesign, 'titleColor' | 'contentColor'>) => string;
  /** Where the front shows a picture; nothing that is written stands in it. */
  window: Box;
  /** The picture is the page, front and back, and words stand on it. */
  isArtwork?: true;
}

const white = '#FFFFFF';
const { width, height } = page;

/** Every layout's look by its name. */
export const looks: Readonly<Record<LayoutName, Look>> = {
  Layout1: {
    paper: ({ titleColor }) => mix(titleColor, white, 0.018),
    window: { x: 75, y: 75, width: 202, height: 445.3 },
  },
  Layout2: {
    paper: ({ titleColor }) => mix(titleColor, white, 0.012),
    window: { x: 0, y: 0, width: 198, height },
  },
  Layout3: { window: { x: 572, y: 0, width: width - 572, height } },
  Layout4: {
    paper: ({ contentColor }) => mix(contentColor, white, 0.012),
    window: { x: 0, y: 0, width, height: 126 },
  },
  Layout5: { tone: 'night', window: { x: 567, y: 52, width: 224, height: 491.3 } },
  Layout6: { window: { x: width - height / 3, y: 0, width: height / 3, height: height * (2 / 3) } },
  Layout7: { window: { x: 0, y: 0, width, height }, isArtwork: true },
  Layout8: { window: { x: 0, y: 0, width, height }, isArtwork: true },
};

/** Whether a layout's picture is a finished page, with words alone on it. */
export const isArtwork = (layout: LayoutName): boolean => looks[layout].isArtwork ?? false;

/** Where words stand on somebody's own page, front and back, while its edges are those of the paper. */
export const artworkZones = {
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

/** The colours that a design has on its layout's paper; for printers that leave a margin, on white. */
export function colorsOf(design: CertificateDesign): DesignColors {
  const { tone, paper, isArtwork } = looks[design.layout];
  if (isArtwork) return artworkColors(design);
  if (design.isMarginSafe) return dayColors(design, white);
  return tone === 'night' ? nightColors(design) : dayColors(design, paper?.(design) ?? white);
}

/** What printers leave free of every edge, points: eight millimetres. */
const printMargin = 22.68;

/** How far from the page's edges that ends which would run over them. */
export const insetOf = ({ isMarginSafe }: Pick<CertificateDesign, 'isMarginSafe'>): number =>
  isMarginSafe ? printMargin : 0;

/** A box of a page whose edges are the paper's, where that page is shown smaller, so that it leaves a margin. */
export function insetBox({ x, y, ...size }: Box, setting: Pick<CertificateDesign, 'isMarginSafe'>) {
  const share = 1 - (2 * insetOf(setting)) / width;
  const along = (place: number, whole: number) => whole / 2 + (place - whole / 2) * share;
  return {
    x: along(x, width),
    y: along(y, height),
    width: size.width * share,
    height: size.height * share,
  };
}

/** A layout's window as far as its paper is printed. */
export function windowOf(design: Pick<CertificateDesign, 'layout' | 'isMarginSafe'>): Box {
  const { window } = looks[design.layout];
  const edge = insetOf(design);
  const [x, y] = [Math.max(window.x, edge), Math.max(window.y, edge)];
  return {
    x,
    y,
    width: Math.min(window.x + window.width, width - edge) - x,
    height: Math.min(window.y + window.height, height - edge) - y,
  };
}
