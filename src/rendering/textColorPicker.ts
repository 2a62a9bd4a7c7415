import { findLegibleTone } from '#domain/color/legibleTone.ts';
import { getContrastRatio, mixColors, toHexColor, toOklch } from '#domain/color/oklch.ts';
import { getOrCreate, getOrCreateLru } from '#runtime/getOrCreate.ts';
import type { DesignImage, CertificateDesign } from './design.ts';
import {
  blendWithGrey,
  createArtworkColors,
  createColorsForDarkPage,
  minHairlineContrast,
} from './designColors.ts';
import type { BrightnessMap } from './images/tones.ts';
import { fitImageToCover } from './fitImage.ts';
import type { Box } from './scene.ts';

/** Lines of text of one colour that have to be legible. */
export interface ColoredLines {
  color: string;
  /** Font size, points. */
  size: number;
  /** Bounding boxes of the lines, in page coordinates. */
  boxes: readonly Box[];
}

/** Chooses legible colours for texts on a background image. */
export interface TextColorPicker {
  /**
   * Returns a colour that is legible on every part of the given boxes of the page: the requested colour where possible,
   * otherwise a similar one. Returns undefined if no colour is.
   * @param hasVeil whether the veil covers the image there
   */
  pickColor(color: string, boxes: readonly Box[], hasVeil: boolean): string | undefined;
  /** Returns whether texts are legible on the image without a veil, each colour on the background of all texts. */
  areLegible(lines: readonly ColoredLines[]): boolean;
  /** Returns the contrast ratio between the darkest and the brightest part of the image in boxes of the page. */
  getBackgroundContrast(boxes: readonly Box[]): number;
  /** Colour and opacity of a veil that makes any part of the image a calm background for texts. */
  veil: { fill: string; opacity: number };
}

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
 * Small letters are hard to read across the edges of shapes, even in a legible colour. Texts smaller than
 * `minUnevenTextSize` points need a background with at most this contrast ratio between its darkest and brightest part.
 */
const maxBackgroundContrast = 1.6;
const minUnevenTextSize = 10;
const veilOpacity = 0.9;
/** Minimum contrast ratio between white and the average grey of a background image that counts as dark: its veil is dark. */
const minDarkPageContrast = 3;

const maxCachedColors = 200;

/** Creates the picker of legible text colours on the background image of a design. */
export function createTextColorPicker(design: CertificateDesign, imageArea: Box): TextColorPicker {
  const image = design.backgroundImage;
  const getRange = image ? createRangeReader(image, imageArea) : () => whiteRange;
  const palette = createPalette(design);
  const veil = {
    fill: isDark(image?.tones)
      ? createColorsForDarkPage(design).background
      : createVeilColor(image?.tones?.paper ?? white),
    opacity: veilOpacity,
  };
  const cover = (grey: string) => mixColors(veil.fill, grey, veilOpacity);
  const cache = new Map<string, { fill: string | undefined }>();
  const pickColor = (color: string, boxes: readonly Box[], hasVeil: boolean) => {
    const { darkest, brightest } = getRange(boxes);
    const range = hasVeil
      ? { darkest: cover(darkest), brightest: cover(brightest) }
      : { darkest, brightest };
    const key = [color, range.darkest, range.brightest].join('|');
    return getOrCreateLru(cache, maxCachedColors, key, () => ({
      fill: pickTextColor(range, color, palette),
    })).fill;
  };
  const getBackgroundContrast = (boxes: readonly Box[]) => {
    const { darkest, brightest } = getRange(boxes);
    return getContrastRatio(darkest, brightest);
  };
  return {
    pickColor,
    veil,
    getBackgroundContrast,
    areLegible(lines) {
      const boxes = lines.flatMap((line) => line.boxes);
      return lines.every(
        ({ color, size, boxes: own }) =>
          pickColor(color, boxes, false) !== undefined &&
          (size >= minUnevenTextSize || getBackgroundContrast(own) <= maxBackgroundContrast),
      );
    },
  };
}

/** Returns the colour of a light veil: that of the paper, light enough for dark texts. */
function createVeilColor(paper: string): string {
  const { L, C, H } = toOklch(paper);
  return toHexColor({ L: Math.max(L, 0.95), C: Math.min(C, 0.04), H });
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
}

function createPalette(templateColors: TemplateColors): Palette {
  const { content, muted, rule } = createArtworkColors(templateColors);
  const light = mixColors(white, templateColors.contentColor, 0.94);
  const darkBackground = createColorsForDarkPage(templateColors).background;
  const lightColors = new Map([
    [rule, mixColors(light, darkBackground, 0.4)],
    [muted, blendWithGrey(light)],
    [content, light],
  ]);
  const isTextColor = [templateColors.titleColor, content, muted].includes(rule);
  return {
    rule: isTextColor ? undefined : rule,
    getLightColor: (color) => lightColors.get(color),
  };
}

const isDark = (tones: BrightnessMap | undefined): boolean =>
  tones !== undefined && getContrastRatio(white, getMeanGrey(tones)) >= minDarkPageContrast;

/**
 * Returns the first colour that is legible on the darkest and the brightest part of the background. Tries in this
 * order: the requested colour, its light counterpart, and a darker or lighter variant. Returns undefined if none is.
 */
export function pickTextColor(
  { darkest, brightest }: BrightnessRange,
  color: string,
  palette: Palette,
): string | undefined {
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
  if (isLegible(color)) return color;
  if (isLegible(light)) return light;
  const tones = [
    findLegibleTone(color, backgrounds, ratio, 'darker'),
    findLegibleTone(light, backgrounds, ratio, 'lighter'),
  ];
  return tones.find(isLegible);
}

/**
 * Creates the function that returns the brightness range of an image within given boxes of the page. For an image
 * without a brightness map, the range is always from black to white.
 */
function createRangeReader(image: DesignImage, imageArea: Box) {
  const { tones } = image;
  const imageBox = fitImageToCover(image, imageArea);
  // The same boxes are read for each colour of the texts in them.
  const ranges = new WeakMap<readonly Box[], BrightnessRange>();
  return (boxes: readonly Box[]): BrightnessRange =>
    tones
      ? getOrCreate(ranges, boxes, () => getBrightnessRange(tones, imageBox, boxes))
      : { darkest: black, brightest: white };
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
