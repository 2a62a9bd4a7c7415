import { contrast, fromOklch, toOklch } from './oklch.ts';

const lightnessStep = 0.004;

/**
 * `color` when it reads on every ground, else the nearest tone of its hue that does; black or white when none does.
 * @param ratio WCAG contrast to reach, 1 to 21
 * @param direction where to look for it: 'darker' on light grounds
 */
export function legibleTone(
  color: string,
  grounds: readonly string[],
  ratio: number,
  direction: 'darker' | 'lighter',
): string {
  const reads = (tone: string) => grounds.every((ground) => contrast(tone, ground) >= ratio);
  if (reads(color)) return color;
  const { L, C, H } = toOklch(color);
  const step = direction === 'darker' ? -lightnessStep : lightnessStep;
  for (let lightness = L + step; lightness > 0 && lightness < 1; lightness += step) {
    const tone = fromOklch({ L: lightness, C, H });
    if (reads(tone)) return tone;
  }
  return direction === 'darker' ? '#000000' : '#FFFFFF';
}

/** Text on a ground of any colour, at 4.5:1: white where it reads, else the ground's hue very dark, else nearly or quite black. */
export function inkOn(ground: string): string {
  const { C, H } = toOklch(ground);
  const tinted = fromOklch({ L: 0.235, C: Math.min(C, 0.05), H });
  const inks = ['#FFFFFF', tinted, '#05080A'];
  return inks.find((ink) => contrast(ink, ground) >= 4.5) ?? '#000000';
}
