import { mix } from '#model/color/oklch.ts';
import type { LayoutName } from '#model/template/template.ts';
import type { CertificateDesign } from '../design.ts';
import { dayColors, type DesignColors, nightColors } from '../designColors.ts';
import { type Box, page } from '../scene.ts';

/** What is known of a layout before it is drawn. */
interface Look {
  /** Light on dark, where the colour of the content is that of the ground; without it, dark on light. */
  tone?: 'night';
  /** Of the paper by day: a breath of one of the colours. */
  paper?: (design: Pick<CertificateDesign, 'titleColor' | 'contentColor'>) => string;
  /** Where the front shows a picture; nothing that is written stands in it. */
  window: Box;
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
};

/** The colours that a design has on its layout's paper; for printers that leave a margin, on white. */
export function colorsOf(design: CertificateDesign): DesignColors {
  const { tone, paper } = looks[design.layout];
  if (design.isMarginSafe) return dayColors(design, white);
  return tone === 'night' ? nightColors(design) : dayColors(design, paper?.(design) ?? white);
}

/** What printers leave free of every edge, points: eight millimetres. */
const printMargin = 22.68;

/** How far from the page's edges that ends which would run over them. */
export const insetOf = ({ isMarginSafe }: Pick<CertificateDesign, 'isMarginSafe'>): number =>
  isMarginSafe ? printMargin : 0;

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
