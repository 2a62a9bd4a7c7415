import { gamma, linear } from '#model/color/srgb.ts';
import type { Pixels } from './readPng.ts';

/**
 * How dark and how bright a picture is, part by part: in rows from the top, the level from 0 to 255 of the grey that is as
 * bright as its darkest and its brightest pixels, but for specks.
 */
export interface Tones {
  columns: number;
  rows: number;
  lows: Uint8Array;
  highs: Uint8Array;
}

/** Parts of A4, five points wide and high: about a letter of small text. */
const mostColumns = 168;
const mostRows = 119;

/** Of a part's pixels, on either end. */
const speck = 0.05;
const levels = 256;

/** What of a picture can be looked up fast. A transparent one lies on white. */
export function tonesOf({ width, height, rgba }: Pixels): Tones {
  const columns = Math.min(mostColumns, width);
  const rows = Math.min(mostRows, height);
  const lows = new Uint8Array(columns * rows);
  const highs = new Uint8Array(columns * rows);
  const counts = new Uint32Array(levels);
  for (let part = 0; part < columns * rows; part++) {
    const [column, row] = [part % columns, Math.floor(part / columns)];
    const edges: Edges = {
      left: Math.floor((column * width) / columns),
      right: Math.floor(((column + 1) * width) / columns),
      top: Math.floor((row * height) / rows),
      bottom: Math.floor(((row + 1) * height) / rows),
    };
    counts.fill(0);
    const count = countLevels(rgba, width, edges, counts);
    lows[part] = levelFrom(counts, count * speck, 0, 1);
    highs[part] = levelFrom(counts, count * speck, levels - 1, -1);
  }
  return { columns, rows, lows, highs };
}

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** @returns how many pixels there are */
function countLevels(
  rgba: Uint8Array,
  width: number,
  { left, right, top, bottom }: Edges,
  counts: Uint32Array,
): number {
  for (let y = top; y < bottom; y++)
    for (let at = 4 * (y * width + left); at < 4 * (y * width + right); at += 4) {
      const opacity = rgba[at + 3] ?? 0;
      const light =
        0.2126 * lightOf(rgba[at] ?? 0, opacity) +
        0.7152 * lightOf(rgba[at + 1] ?? 0, opacity) +
        0.0722 * lightOf(rgba[at + 2] ?? 0, opacity);
      const level = greys[Math.round(light * (greys.length - 1))] ?? 0;
      counts[level] = (counts[level] ?? 0) + 1;
    }
  return (right - left) * (bottom - top);
}

/** The first level from one end on beyond which there are no more pixels than a speck has. */
function levelFrom(counts: Uint32Array, allowed: number, from: number, step: 1 | -1): number {
  let level = from;
  for (let passed = counts[level] ?? 0; passed <= allowed; passed += counts[level] ?? 0)
    level += step;
  return level;
}

/** What light of a channel, 0 to 1, a byte of it is; where it shines through, on white. */
const lightOf = (byte: number, opacity: number): number =>
  lights[opacity === 255 ? byte : Math.round((byte * opacity) / 255 + 255 - opacity)] ?? 0;

// Tables: a power for each channel of millions of pixels takes a second.
const lights = Float64Array.from({ length: levels }, (_, byte) => linear(byte / 255));

/** The level of the grey that gives so many of 4095 parts of light. */
const greys = Uint8Array.from({ length: 4096 }, (_, part) => Math.round(gamma(part / 4095) * 255));
