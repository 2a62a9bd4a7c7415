import { defaultAccentColor } from '#domain/color/accent.ts';
import { findLegibleTone } from '#domain/color/legibleTone.ts';
import { toHexColor, toOklch } from '#domain/color/oklch.ts';

/** Differences in hue, in radians, between the brand colour and the suggested colours that match it. */
const hueOffsets = [Math.PI, (2 * Math.PI) / 3, (-2 * Math.PI) / 3];
const minChroma = 0.1;
const minLightness = 0.45;
const maxLightness = 0.8;
const white = '#FFFFFF';

/**
 * Suggests colours as `#RRGGBB`, without repetitions: the brand colour, a variant of it that is legible on white, the
 * colours of the template, and legible colours whose hues match the brand colour.
 */
export function suggestColors(
  brand: string | undefined,
  ...templateColors: readonly string[]
): readonly string[] {
  const brandColor = brand ?? defaultAccentColor;
  const makeLegible = (color: string) => findLegibleTone(color, [white], 4.5, 'darker');
  const { L, C, H } = toOklch(brandColor);
  const lightness = Math.min(Math.max(L, minLightness), maxLightness);
  const harmonyColors = hueOffsets.map((offset) =>
    makeLegible(toHexColor({ L: lightness, C: Math.max(C, minChroma), H: H + offset })),
  );
  return [...new Set([brandColor, makeLegible(brandColor), ...templateColors, ...harmonyColors])];
}
