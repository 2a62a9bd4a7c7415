import { chooseTextColor, findLegibleTone } from '#domain/color/legibleTone.ts';
import { getContrastRatio, toHexColor, mixColors, toOklch } from '#domain/color/oklch.ts';
import type { CertificateDesign } from './design.ts';

/** The colours of a design by purpose. */
export interface DesignColors {
  background: string;
  /**
   * Colour of large text: the title colour, unchanged in a light design and adjusted until legible in a dark design.
   */
  title: string;
  /** Colour of the contour around the title's letters, where the title colour is not legible. */
  titleContour?: string | undefined;
  /** Colour of other text: the hue of the title colour, adjusted until legible. */
  accent: string;
  content: string;
  muted: string;
  /** Colour of ornamental lines: the hue of the title colour, adjusted until visible. */
  line: string;
  /** Colour of thin separating lines. */
  rule: string;
  /** The background colour mixed with a little of the title colour. */
  tint: string;
  /** Colour of bands, seals and tiles: the unchanged title colour. */
  fill: string;
  /** Colour of text and patterns on a background in the colour `fill`. */
  onFill: string;
  /** Colour of bars and ribbons: the unchanged content colour. */
  bar: string;
  onBar: string;
  /** Colours for a light panel on a dark page. */
  panel?: DesignColors;
}

const minTextContrast = 4.5;
/**
 * Minimum contrast of text. Higher than the usual 4.5, because small text is also drawn over ornaments such as
 * watermarks and rays.
 */
const minTextContrastOverOrnament = 5.4;
const minLineContrast = 2.2;
const minHairlineContrast = 1.5;

/** Creates the colours of a design with a light background. */
export function createLightColors(
  { titleColor, contentColor }: TemplateColors,
  background: string,
): DesignColors {
  const tone = (color: string, ratio: number) =>
    findLegibleTone(color, [background], ratio, 'darker');
  const accent = tone(titleColor, minTextContrast);
  const content = tone(contentColor, minTextContrast);
  return {
    ...createFillColors({ titleColor, contentColor }),
    background,
    title: titleColor,
    titleContour: getContrastRatio(titleColor, background) < minTextContrast ? accent : undefined,
    accent,
    content,
    muted: tone(mixColors(content, background, 0.7), minTextContrastOverOrnament),
    line: tone(titleColor, minLineContrast),
    rule: tone(mixColors(titleColor, background, 0.5), minHairlineContrast),
    tint: mixColors(titleColor, background, 0.1),
  };
}

/**
 * Creates the colours of a dark design: the content colour is the background, and text is white mixed with a little of
 * the content colour.
 */
export function createDarkColors({ titleColor, contentColor }: TemplateColors): DesignColors {
  const { L, C, H } = toOklch(contentColor);
  const background = toHexColor({ L: Math.min(L, 0.235), C: Math.min(C, 0.045), H });
  const tone = (color: string, ratio: number) =>
    findLegibleTone(color, [background], ratio, 'lighter');
  const title = tone(titleColor, minTextContrast);
  const content = mixColors('#FFFFFF', contentColor, 0.94);
  return {
    ...createFillColors({ titleColor, contentColor }),
    background,
    title,
    accent: title,
    content,
    muted: tone(mixColors(content, background, 0.7), minTextContrastOverOrnament),
    line: title,
    rule: mixColors(title, background, 0.5),
    tint: mixColors(title, background, 0.1),
    panel: createLightColors({ titleColor, contentColor }, mixColors(titleColor, '#FFFFFF', 0.03)),
  };
}

/**
 * Creates the text colours of a design whose background image fills the page, before the image's brightness is known:
 * the template's own colours.
 */
export function createArtworkColors(colors: TemplateColors): DesignColors {
  const { titleColor, contentColor } = colors;
  return {
    ...createLightColors(colors, '#FFFFFF'),
    title: titleColor,
    titleContour: undefined,
    accent: titleColor,
    content: contentColor,
    muted: blendWithGrey(contentColor),
    rule: mixColors(contentColor, '#FFFFFF', 0.4),
  };
}

/** Blends a colour with a little grey to make it less prominent, for a background whose colour is not known yet. */
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
