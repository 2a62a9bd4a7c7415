import { findLegibleTone } from '#domain/color/legibleTone.ts';
import { getContrastRatio, mixColors } from '#domain/color/oklch.ts';
import { getOrCreateLru } from '#runtime/getOrCreate.ts';
import type { DesignImage, CertificateDesign } from './design.ts';
import { createArtworkColors, createDarkColors, blendWithGrey } from './designColors.ts';
import type { ImageTones } from './images/tones.ts';
import { fitImageToCover } from './fitImage.ts';
import type { Box } from './scene.ts';

/** The colour in which a text is legible at its position. */
export interface TextColor {
  fill: string;
  /** Colour of a contour around the letters, defined where no fill colour is legible on the whole background. */
  outline?: string;
}

/**
 * Function that returns a legible colour for a text.
 * @param boxes bounding boxes of the text's lines, in page coordinates
 */
export type TextColorPicker = (color: string, boxes: readonly Box[]) => TextColor;

/** Brightness range of a background: greys as bright as its darkest and brightest part. */
export interface BrightnessRange {
  darkest: string;
  brightest: string;
}

type TemplateColors = Pick<CertificateDesign, 'titleColor' | 'contentColor'>;

const white = '#FFFFFF';
const black = '#000000';
const minTextContrast = 4.5;
/** Minimum contrast between letters and their outline, for letters that are legible only because of the outline. */
const outlinedTextContrast = 7;
/** Minimum contrast of thin lines. */
const minHairlineContrast = 2;
/**
 * Minimum contrast ratio between white and a page that counts as dark. Dark pages get light letters with a dark
 * outline, since a white outline around dark letters would look like a white blur.
 */
const minDarkPageContrast = 3;

const maxCachedColors = 200;

/**
 * Creates the function that picks text colours on the background image. A picked colour is as near to the requested
 * colour as the image behind the text allows.
 */
export function createTextColorPicker(design: CertificateDesign, imageArea: Box): TextColorPicker {
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

/** Replacements for colours that are not legible on the background image. */
interface Palette {
  /**
   * Colour of thin lines, for which a lower contrast is enough than for text. Undefined if texts have the same colour.
   */
  rule: string | undefined;
  getLightColor: (color: string) => string | undefined;
  /** Colours of text that no fill colour makes legible. All such texts have the same colours, for a uniform look. */
  outlined: TextColor;
}

function createPalette(templateColors: TemplateColors, tones: ImageTones | undefined): Palette {
  const { content, muted, rule } = createArtworkColors(templateColors);
  const light = mixColors(white, templateColors.contentColor, 0.94);
  const darkBackground = createDarkColors(templateColors).background;
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
 * Picks the first colour that is legible on both the darkest and the brightest part of the background: the requested
 * colour, its light counterpart, a tone of its hue, or else the outlined colour.
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
 * Creates the function that returns the brightness range of an image in given boxes. Without a brightness map, returns
 * the full range from black to white.
 */
function createRangeReader(image: DesignImage, imageArea: Box) {
  const { tones } = image;
  const imageBox = fitImageToCover(image, imageArea);
  return (boxes: readonly Box[]): BrightnessRange =>
    tones ? getBrightnessRange(tones, imageBox, boxes) : { darkest: black, brightest: white };
}

/**
 * Returns the brightness range of an image in given boxes of the page.
 * @param imageBox position of the image on the page
 */
export function getBrightnessRange(
  tones: ImageTones,
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

/** Returns the average grey level of an image from its brightness map. */
function getMeanGrey({ lows, highs }: ImageTones): string {
  const sum = (levels: Uint8Array) => levels.reduce((total, level) => total + level, 0);
  return toGrey(Math.round((sum(lows) + sum(highs)) / (lows.length + highs.length)));
}

const toGrey = (level: number): string =>
  `#${level.toString(16).padStart(2, '0').toUpperCase().repeat(3)}`;
