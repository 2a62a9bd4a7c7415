import { encodeSrgb, decodeSrgb } from './srgb.ts';

/** A colour in the OKLCH colour space: lightness L and chroma C as in CSS, hue H in radians. */
export interface Oklch {
  L: number;
  C: number;
  H: number;
}

type Triplet = readonly [number, number, number];

/**
 * Tolerance of the test whether sRGB can represent a colour. A channel value that is outside the range 0 to 1 by less
 * than this is rounded to a valid value.
 */
const gamutSlack = 0.002;

/**
 * Parses a hex colour of three, four, six or eight digits, with or without `#`. Returns the colour as `#RRGGBB` in
 * capitals, without its opacity; undefined for any other text.
 */
export function parseHexColor(text: string | null | undefined): string | undefined {
  const digits = /^\s*#?([0-9a-f]{3,8})\s*$/i.exec(text ?? '')?.[1]?.toUpperCase();
  if (digits === undefined || digits.length === 5 || digits.length === 7) return undefined;
  if (digits.length > 4) return `#${digits.slice(0, 6)}`;
  return `#${digits.slice(0, 3).replace(/./g, '$&$&')}`;
}

/** Computes the WCAG 2 contrast ratio of two `#RRGGBB` colours, from 1 to 21. */
export function getContrastRatio(firstColor: string, secondColor: string): number {
  const [high, low] = [getLuminance(firstColor), getLuminance(secondColor)].sort(
    (a, b) => b - a,
  ) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/**
 * Mixes two colours in sRGB, like CSS `color-mix(in srgb, …)`.
 * @param share share of `color` in the mixture, 0 to 1; the rest is `background`
 */
export function mixColors(color: string, background: string, share: number): string {
  const backgroundChannels = parseChannels(background);
  return formatHex(
    mapChannels(
      parseChannels(color),
      (value, index) => value * share + (backgroundChannels[index] ?? 0) * (1 - share),
    ),
  );
}

export function toOklch(color: string): Oklch {
  const [r, g, b] = mapChannels(parseChannels(color), decodeSrgb);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const L = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return { L, C: Math.hypot(A, B), H: Math.atan2(B, A) };
}

/**
 * Converts an OKLCH colour to `#RRGGBB`. If sRGB cannot represent the colour, reduces the chroma and keeps lightness
 * and hue.
 */
export function toHexColor({ L, C, H }: Oklch): string {
  let chroma = C;
  for (let step = 0; step < 40; step++) {
    const light = toLinearRgb({ L, C: chroma, H });
    if (light.every((value) => value >= -gamutSlack && value <= 1 + gamutSlack))
      return formatHex(mapChannels(light, encodeSrgb));
    chroma *= 0.94;
  }
  return formatHex(mapChannels(toLinearRgb({ L, C: 0, H }), encodeSrgb));
}

function toLinearRgb({ L, C, H }: Oklch): Triplet {
  const a = C * Math.cos(H);
  const b = C * Math.sin(H);
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function getLuminance(color: string): number {
  const [r, g, b] = mapChannels(parseChannels(color), decodeSrgb);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function parseChannels(color: string): Triplet {
  const parseChannel = (start: number) => parseInt(color.slice(start, start + 2), 16) / 255;
  return [parseChannel(1), parseChannel(3), parseChannel(5)];
}

function formatHex(values: Triplet): string {
  const digits = mapChannels(values, (value) => Math.round(Math.min(1, Math.max(0, value)) * 255));
  return `#${digits.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

function mapChannels(values: Triplet, change: (value: number, index: number) => number): Triplet {
  return [change(values[0], 0), change(values[1], 1), change(values[2], 2)];
}
