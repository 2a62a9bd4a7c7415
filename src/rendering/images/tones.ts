import { encodeSrgb, decodeSrgb } from '#domain/color/srgb.ts';
import type { Pixels } from './formats/pixels.ts';

/**
 * Brightness map of an image, from which legible text colours are chosen. The image is divided into a grid. For each
 * grid cell, in rows from the top, `lows` and `highs` contain the darkest and the brightest grey level (0 to 255) in
 * the cell. A grey level represents all colours with the same luminance. A few extreme pixels of each cell are ignored.
 */
export interface BrightnessMap {
  columns: number;
  rows: number;
  lows: Uint8Array;
  highs: Uint8Array;
  /** The most common colour of the image, in hex digits with `#`: that of the paper on a designed page. */
  paper: string;
}

/**
 * Maximum number of columns of the grid; `maxRows` is the maximum number of rows. On an A4 page, such a grid has cells
 * of five by five points, about the size of a letter in small text.
 */
const maxColumns = 168;
const maxRows = 119;

/** Share of a cell's pixels that are ignored at either end: the darkest and the brightest pixels. */
const ignoredShare = 0.05;
const levels = 256;

/** Computes the brightness map of an image. Transparent pixels are mixed with white according to their opacity. */
export function computeBrightnessMap({ width, height, rgba }: Pixels): BrightnessMap {
  const columns = Math.min(maxColumns, width);
  const rows = Math.min(maxRows, height);
  const lows = new Uint8Array(columns * rows);
  const highs = new Uint8Array(columns * rows);
  const counts = new Uint32Array(levels);
  for (let cell = 0; cell < columns * rows; cell++) {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    const edges: Edges = {
      left: Math.floor((column * width) / columns),
      right: Math.floor(((column + 1) * width) / columns),
      top: Math.floor((row * height) / rows),
      bottom: Math.floor(((row + 1) * height) / rows),
    };
    counts.fill(0);
    const count = countLevels(rgba, width, edges, counts);
    lows[cell] = findLevel(counts, count * ignoredShare, 0, 1);
    highs[cell] = findLevel(counts, count * ignoredShare, levels - 1, -1);
  }
  const paper = findPaper({ width, height, rgba }, columns * rows);
  return { columns, rows, lows, highs, paper };
}

/** Finds the most common colour of an image, among at least `minPixels` pixels spread over it if it has so many. */
function findPaper({ width, height, rgba }: Pixels, minPixels: number): string {
  const counts = new Map<number, number>();
  const step = Math.floor((width * height) / minPixels);
  for (let offset = 0; offset < 4 * width * height; offset += 4 * step) {
    const opacity = rgba[offset + 3] ?? 0;
    const mixChannel = (channel: number) => mixWithWhite(rgba[offset + channel] ?? 0, opacity);
    const color = (mixChannel(0) << 16) | (mixChannel(1) << 8) | mixChannel(2);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const [[color]] = [...counts].sort(([, a], [, b]) => b - a) as [[number, number]];
  return `#${color.toString(16).padStart(6, '0').toUpperCase()}`;
}

/** Mixes a channel value of a colour with white according to the pixel's opacity. */
const mixWithWhite = (byte: number, opacity: number): number =>
  opacity === 255 ? byte : Math.round((byte * opacity) / 255 + 255 - opacity);

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Counts the pixels of each grey level in a grid cell. Adds them to `counts`.
 * @returns the number of pixels in the cell
 */
function countLevels(
  rgba: Uint8Array,
  width: number,
  { left, right, top, bottom }: Edges,
  counts: Uint32Array,
): number {
  for (let y = top; y < bottom; y++)
    for (let offset = 4 * (y * width + left); offset < 4 * (y * width + right); offset += 4) {
      const opacity = rgba[offset + 3] ?? 0;
      const light =
        0.2126 * getLight(rgba[offset] ?? 0, opacity) +
        0.7152 * getLight(rgba[offset + 1] ?? 0, opacity) +
        0.0722 * getLight(rgba[offset + 2] ?? 0, opacity);
      const level = greyByLight[Math.round(light * (greyByLight.length - 1))] ?? 0;
      counts[level] = (counts[level] ?? 0) + 1;
    }
  return (right - left) * (bottom - top);
}

/**
 * Finds the darkest or brightest grey level of a cell, without the ignored pixels.
 * @param allowed number of extreme pixels to ignore
 * @param from grey level at which the search starts: 0 or 255
 * @param step direction of the search
 */
function findLevel(counts: Uint32Array, allowed: number, from: number, step: 1 | -1): number {
  let level = from;
  for (let sum = counts[level] ?? 0; sum <= allowed; sum += counts[level] ?? 0) level += step;
  return level;
}

/** Returns the linear light (0 to 1) of a colour channel value, mixed with white according to the pixel's opacity. */
const getLight = (byte: number, opacity: number): number =>
  lightByByte[mixWithWhite(byte, opacity)] ?? 0;

// Lookup tables: computing a power for each channel of millions of pixels takes a second.
const lightByByte = Float64Array.from({ length: levels }, (_, byte) => decodeSrgb(byte / 255));

/** Table of the grey levels (0 to 255) for linear light from 0 to 1, in steps of 1/4095. */
const greyByLight = Uint8Array.from({ length: 4096 }, (_, light) =>
  Math.round(encodeSrgb(light / 4095) * 255),
);
