import { chooseTextColor, findLegibleTone } from '#domain/color/legibleTone.ts';
import { getContrastRatio, toHexColor, mixColors, toOklch } from '#domain/color/oklch.ts';
import type { CertificateDesign } from './design.ts';

/** Colours in which the parts of a certificate are drawn, by purpose. */
export interface DesignColors {
  background: string;
  /** Colour of large text: the template's title colour with its lightness changed until it is legible. */
  title: string;
  /** Colour of the outline around letters of the title that are not large. Only defined if they need more contrast. */
  smallTitleContour?: string | undefined;
  /** Colour of highlighted small text: the template's title colour with its lightness changed until it is legible. */
  accent: string;
  content: string;
  muted: string;
  /** Colour of ornamental lines: the template's title colour with its lightness changed until it is visible. */
  line: string;
  /** Colour of thin lines that separate parts of the page. */
  rule: string;
  /** Very faint colour for fills: the background colour mixed with a little of the title colour. */
  tint: string;
  /** Colour of bands, seals and tiles: the template's title colour, unchanged. */
  fill: string;
  /** Colour of text and patterns on areas that are filled with the colour `fill`. */
  onFill: string;
  /** Colour of bars and ribbons: the template's content colour, unchanged. */
  bar: string;
  onBar: string;
  /** Colours of a light panel on a dark page. Undefined for a light page. */
  panel?: DesignColors;
}

const minTextContrast = 4.5;
const minLargeTextContrast = 3;
/**
 * Minimum contrast ratio of small text that may be drawn over ornaments such as watermarks and rays. Higher than the
 * usual minimum of 4.5.
 */
const minTextContrastOverOrnament = 5.4;
const minLineContrast = 2.2;
/** Minimum contrast ratio between thin lines and their background. */
export const minHairlineContrast = 2;

/** Creates the colours of a certificate with a light background. */
export function createColorsForLightPage(
  { titleColor, contentColor }: TemplateColors,
  background: string,
): DesignColors {
  const tone = (color: string, ratio: number) =>
    findLegibleTone(color, [background], ratio, 'darker');
  const accent = tone(titleColor, minTextContrast);
  const content = tone(contentColor, minTextContrast);
  const contrast = getContrastRatio(titleColor, background);
  return {
    ...createFillColors({ titleColor, contentColor }),
    background,
    title: tone(titleColor, minLargeTextContrast),
    smallTitleContour: contrast < minTextContrast ? accent : undefined,
    accent,
    content,
    muted: tone(mixColors(content, background, 0.7), minTextContrastOverOrnament),
    line: tone(titleColor, minLineContrast),
    rule: tone(mixColors(titleColor, background, 0.5), minHairlineContrast),
    tint: mixColors(titleColor, background, 0.1),
  };
}

/** Returns the colour of thin rays behind the texts of a dark page. */
export const getRayColor = ({ line, background }: Pick<DesignColors, 'line' | 'background'>) =>
  mixColors(line, background, 0.18);

/**
 * Creates the colours of a certificate with a dark background. The background is a dark colour with the hue of the
 * content colour. Text is white mixed with a little of the content colour.
 */
export function createColorsForDarkPage({
  titleColor,
  contentColor,
}: TemplateColors): DesignColors {
  const { L, C, H } = toOklch(contentColor);
  const background = toHexColor({ L: Math.min(L, 0.235), C: Math.min(C, 0.045), H });
  const tone = (color: string, ratio: number) =>
    findLegibleTone(color, [background], ratio, 'lighter');
  const line = tone(titleColor, minTextContrast);
  const surfaces = [background, getRayColor({ line, background })];
  const title = findLegibleTone(titleColor, surfaces, minTextContrast, 'lighter');
  const content = mixColors('#FFFFFF', contentColor, 0.94);
  return {
    ...createFillColors({ titleColor, contentColor }),
    background,
    title,
    accent: title,
    content,
    muted: tone(mixColors(content, background, 0.7), minTextContrastOverOrnament),
    line,
    rule: mixColors(line, background, 0.5),
    tint: mixColors(line, background, 0.1),
    panel: createColorsForLightPage(
      { titleColor, contentColor },
      mixColors(titleColor, '#FFFFFF', 0.03),
    ),
  };
}

/**
 * Creates the colours of a certificate whose background image fills the page, for as long as the image's brightness is
 * not known. Title and text have the template's colours, unchanged.
 */
export function createArtworkColors(colors: TemplateColors): DesignColors {
  const { titleColor, contentColor } = colors;
  return {
    ...createColorsForLightPage(colors, '#FFFFFF'),
    title: titleColor,
    smallTitleContour: undefined,
    accent: titleColor,
    content: contentColor,
    muted: blendWithGrey(contentColor),
    rule: mixColors(contentColor, '#FFFFFF', 0.4),
  };
}

/** Mixes a colour with a little grey to make text less prominent. Suitable where the background colour is not known. */
export const blendWithGrey = (color: string): string => mixColors(color, '#808080', 0.8);

type TemplateColors = Pick<CertificateDesign, 'titleColor' | 'contentColor'>;

function createFillColors({ titleColor, contentColor }: TemplateColors) {
  return {
    fill: titleColor,
    onFill: chooseTextColor(titleColor),
    bar: contentColor,
    onBar: chooseTextColor(contentColor),
  };
}
