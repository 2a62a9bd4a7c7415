import { gamma, linear } from './srgb.ts';

/** OKLCH colour arithmetic and WCAG contrast. Colours are `#RRGGBB`; lightness L and chroma C as in CSS, hue H in radians. */
export interface Oklch {
  L: number;
  C: number;
  H: number;
}

type Triplet = readonly [number, number, number];

/** Tolerance of the gamut test: a colour this far outside still rounds to one inside. */
const gamutSlack = 0.002;

/** `#RRGGBB` in capitals, from three, four, six or eight digits with or without `#` (alpha is dropped). */
export function parseHex(text: string | null | undefined): string | undefined {
  const digits = /^\s*#?([0-9a-f]{3,8})\s*$/i.exec(text ?? '')?.[1]?.toUpperCase();
  if (digits === undefined || digits.length === 5 || digits.length === 7) return undefined;
  if (digits.length > 4) return `#${digits.slice(0, 6)}`;
  return `#${digits.slice(0, 3).replace(/./g, '$&$&')}`;
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** `share` of `color` laid over `ground`, in sRGB, as `color-mix(in srgb, …)` does. */
export function mix(color: string, ground: string, share: number): string {
  const under = channels(ground);
  return toHex(
    map(channels(color), (value, index) => value * share + (under[index] ?? 0) * (1 - share)),
  );
}

export function toOklch(color: string): Oklch {
  const [r, g, b] = map(channels(color), linear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const L = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return { L, C: Math.hypot(A, B), H: Math.atan2(B, A) };
}

/** The nearest sRGB colour of the same lightness and hue: chroma is reduced until it fits. */
export function fromOklch({ L, C, H }: Oklch): string {
  let chroma = C;
  for (let step = 0; step < 40; step++) {
    const light = linearOf({ L, C: chroma, H });
    if (light.every((value) => value >= -gamutSlack && value <= 1 + gamutSlack))
      return toHex(map(light, gamma));
    chroma *= 0.94;
  }
  return toHex(map(linearOf({ L, C: 0, H }), gamma));
}

function linearOf({ L, C, H }: Oklch): Triplet {
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

function luminance(color: string): number {
  const [r, g, b] = map(channels(color), linear);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function channels(color: string): Triplet {
  const at = (start: number) => parseInt(color.slice(start, start + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

function toHex(values: Triplet): string {
  const digits = map(values, (value) => Math.round(Math.min(1, Math.max(0, value)) * 255));
  return `#${digits.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

function map(values: Triplet, change: (value: number, index: number) => number): Triplet {
  return [change(values[0], 0), change(values[1], 1), change(values[2], 2)];
}
