import { findLegibleTone } from '#domain/color/legibleTone.ts';
import { getContrastRatio, mixColors } from '#domain/color/oklch.ts';
import { getOrCreateLru } from '#runtime/getOrCreate.ts';
import type { DesignImage, CertificateDesign } from './design.ts';
import { createArtworkColors, createColorsForDarkPage, blendWithGrey } from './designColors.ts';
import type { BrightnessMap } from './images/tones.ts';
import { fitImageToCover } from './fitImage.ts';
import type { Box } from './scene.ts';

/** A text colour that is legible at a certain place on the page, with an outline if needed. */
export interface TextColor {
  fill: string;
  /**
   * Colour of a contour around the letters. Defined only if no colour of the letters alone is legible on the whole
   * background.
   */
  outline?: string;
}

/**
 * Function that returns a legible colour for a text.
 * @param boxes bounding boxes of the text's lines, in page coordinates
 */
export type GetLegibleTextColor = (color: string, boxes: readonly Box[]) => TextColor;

/** Brightness range of a background: two greys, as bright as the background's darkest and brightest part. */
export interface BrightnessRange {
  darkest: string;
  brightest: string;
}

type TemplateColors = Pick<CertificateDesign, 'titleColor' | 'contentColor'>;

const white = '#FFFFFF';
const black = '#000000';
const minTextContrast = 4.5;
/**
 * Minimum contrast ratio between letters and their outline. Applies to letters that are not legible without an outline.
 */
const outlinedTextContrast = 7;
/** Minimum contrast ratio between thin lines and their background. */
const minHairlineContrast = 2;
/**
 * Minimum contrast ratio between white and the average grey of a background image that counts as dark. On a dark image,
 * letters that need an outline are light with a dark outline: a white outline around dark letters would look like a
 * white blur.
 */
const minDarkPageContrast = 3;

const maxCachedColors = 200;

/**
 * Creates the function that chooses legible text colours on the background image. The function keeps the requested
 * colour where possible, and otherwise returns a similar colour.
 */
export function createLegibleTextColorGetter(
  design: CertificateDesign,
  imageArea: Box,
): GetLegibleTextColor {
  const getRange = design.backgroundImage
    ? createRangeReader(design.backgroundImage, imageArea)
    : () => whiteRange;
  const palette = createPalette(design, design.backgroundImage?.tones);
  const cache = new Map<string, TextColor>();
  return (color, boxes) => {
    const range = getRange(boxes);
    const key = [color, range.darkest, range.brightest].join('|');
    return getOrCreateLru(cache, maxCachedColors, key, () => pickTextColor(range, color, palette));
  };
}

const whiteRange: BrightnessRange = { darkest: white, brightest: white };

/** Colours that replace requested colours if these are not legible on the background image. */
interface Palette {
  /**
   * Requested colour of thin lines, for which a lower contrast is enough than for text. Undefined if a text has the
   * same colour, because that colour then needs the contrast of text.
   */
  rule: string | undefined;
  getLightColor: (color: string) => string | undefined;
  /**
   * Colours of letters and their outline, for text that is not legible in any colour without an outline. All such texts
   * have these colours, for a uniform look.
   */
  outlined: TextColor;
}

function createPalette(templateColors: TemplateColors, tones: BrightnessMap | undefined): Palette {
  const { content, muted, rule } = createArtworkColors(templateColors);
  const light = mixColors(white, templateColors.contentColor, 0.94);
  const darkBackground = createColorsForDarkPage(templateColors).background;
  const lightColors = new Map([
    [rule, mixColors(light, darkBackground, 0.4)],
    [muted, blendWithGrey(light)],
    [content, light],
  ]);
  const isTextColor = [templateColors.titleColor, content, muted].includes(rule);
  const isDark =
    tones !== undefined && getContrastRatio(white, getMeanGrey(tones)) >= minDarkPageContrast;
  const outlined: TextColor = isDark
    ? {
        fill: findLegibleTone(light, [darkBackground], outlinedTextContrast, 'lighter'),
        outline: darkBackground,
      }
    : { fill: findLegibleTone(content, [white], outlinedTextContrast, 'darker'), outline: white };
  return {
    rule: isTextColor ? undefined : rule,
    getLightColor: (color) => lightColors.get(color),
    outlined,
  };
}

/**
 * Returns the first colour that is legible on the darkest and the brightest part of the background. Tries in this
 * order: the requested colour, its light counterpart, a darker or lighter variant, and letters with an outline.
 */
export function pickTextColor(
  { darkest, brightest }: BrightnessRange,
  color: string,
  palette: Palette,
): TextColor {
  const backgrounds = [darkest, brightest];
  const ratio = color === palette.rule ? minHairlineContrast : minTextContrast;
  // A colour between both ends is as bright as some part of the background.
  const isBetween = (fill: string) =>
    getContrastRatio(fill, black) > getContrastRatio(darkest, black) &&
    getContrastRatio(fill, black) < getContrastRatio(brightest, black);
  const isLegible = (fill: string) =>
    backgrounds.every((background) => getContrastRatio(fill, background) >= ratio) &&
    !isBetween(fill);
  const light = palette.getLightColor(color) ?? color;
  if (isLegible(color)) return { fill: color };
  if (isLegible(light)) return { fill: light };
  const tones = [
    findLegibleTone(color, backgrounds, ratio, 'darker'),
    findLegibleTone(light, backgrounds, ratio, 'lighter'),
  ];
  const fill = tones.find(isLegible);
  return fill === undefined ? palette.outlined : { fill };
}

/**
 * Creates the function that returns the brightness range of an image within given boxes of the page. For an image
 * without a brightness map, the range is always from black to white.
 */
function createRangeReader(image: DesignImage, imageArea: Box) {
  const { tones } = image;
  const imageBox = fitImageToCover(image, imageArea);
  return (boxes: readonly Box[]): BrightnessRange =>
    tones ? getBrightnessRange(tones, imageBox, boxes) : { darkest: black, brightest: white };
}

/**
 * Returns the brightness range of an image within given boxes of the page.
 * @param imageBox position of the image on the page, points
 */
export function getBrightnessRange(
  tones: BrightnessMap,
  imageBox: Box,
  boxes: readonly Box[],
): BrightnessRange {
  let [low, high] = [255, 0];
  const { columns, rows, lows, highs } = tones;
  for (const box of boxes) {
    const across = getCellRange(box.x - imageBox.x, box.width, imageBox.width, columns);
    const down = getCellRange(box.y - imageBox.y, box.height, imageBox.height, rows);
    for (let row = down.first; row <= down.last; row++)
      for (let column = across.first; column <= across.last; column++) {
        low = Math.min(low, lows[row * columns + column] ?? 255);
        high = Math.max(high, highs[row * columns + column] ?? 0);
      }
  }
  return { darkest: toGrey(Math.min(low, high)), brightest: toGrey(high) };
}

function getCellRange(start: number, length: number, total: number, count: number) {
  const getCellIndex = (position: number) =>
    Math.min(count - 1, Math.max(0, Math.floor((position / total) * count)));
  return { first: getCellIndex(start), last: getCellIndex(start + length) };
}

/** Returns the average grey of an image, computed from its brightness map. */
function getMeanGrey({ lows, highs }: BrightnessMap): string {
  const sum = (levels: Uint8Array) => levels.reduce((total, level) => total + level, 0);
  return toGrey(Math.round((sum(lows) + sum(highs)) / (lows.length + highs.length)));
}

const toGrey = (level: number): string =>
  `#${level.toString(16).padStart(2, '0').toUpperCase().repeat(3)}`;
