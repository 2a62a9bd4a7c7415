import { getContrastRatio, toHexColor, toOklch } from './oklch.ts';

const lightnessStep = 0.004;

/**
 * Returns `color` if it is legible as text on every given background. Otherwise, changes its lightness until it is
 * legible. If no lightness is enough, returns black or white.
 * @param ratio WCAG contrast ratio that is required, 1 to 21
 * @param direction `darker` to darken the colour (for light backgrounds), `lighter` to lighten it
 */
export function findLegibleTone(
  color: string,
  backgrounds: readonly string[],
  ratio: number,
  direction: 'darker' | 'lighter',
): string {
  const isLegible = (tone: string) =>
    backgrounds.every((background) => getContrastRatio(tone, background) >= ratio);
  if (isLegible(color)) return color;
  const { L, C, H } = toOklch(color);
  const step = direction === 'darker' ? -lightnessStep : lightnessStep;
  for (let lightness = L + step; lightness > 0 && lightness < 1; lightness += step) {
    const tone = toHexColor({ L: lightness, C, H });
    if (isLegible(tone)) return tone;
  }
  return direction === 'darker' ? '#000000' : '#FFFFFF';
}

/**
 * Chooses a text colour with a contrast of at least 4.5:1 on a background. Returns the first legible colour of these:
 * white, a very dark colour with the background's hue, nearly black, black.
 */
export function chooseTextColor(background: string): string {
  const { C, H } = toOklch(background);
  const darkTone = toHexColor({ L: 0.235, C: Math.min(C, 0.05), H });
  const candidates = ['#FFFFFF', darkTone, '#05080A'];
  return (
    candidates.find((candidate) => getContrastRatio(candidate, background) >= 4.5) ?? '#000000'
  );
}
