import { defaultBrand } from '#model/color/accent.ts';
import { legibleTone } from '#model/color/legibleTone.ts';
import { fromOklch, toOklch } from '#model/color/oklch.ts';

/** Hues around the brand's that go with it. */
const harmonies = [Math.PI, (2 * Math.PI) / 3, (-2 * Math.PI) / 3];
const leastChroma = 0.1;
const darkest = 0.45;
const lightest = 0.8;
const paper = '#FFFFFF';

/** Colours to choose from, each once: the brand and its legible tone, what the template has, and what goes with them. */
export function suggestedColors(
  brand: string | undefined,
  ...chosen: readonly string[]
): readonly string[] {
  const first = brand ?? defaultBrand;
  const legible = (color: string) => legibleTone(color, [paper], 4.5, 'darker');
  const { L, C, H } = toOklch(first);
  const lightness = Math.min(Math.max(L, darkest), lightest);
  const harmonious = harmonies.map((turn) =>
    legible(fromOklch({ L: lightness, C: Math.max(C, leastChroma), H: H + turn })),
  );
  return [...new Set([first, legible(first), ...chosen, ...harmonious])];
}
