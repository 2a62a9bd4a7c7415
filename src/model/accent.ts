import { contrast, fromOklch, mix, parseHex, toOklch } from './oklch.ts';

export interface AccentTokens {
  accent: string;
  'on-accent': string;
  'accent-ink': string;
  'accent-soft': string;
  focus: string;
}

/** Spec §9, Default title colour: the accent of a company without one of its own. */
export const defaultBrand = '#00CEB2';

/** Text contrast that WCAG AA asks for. */
const legible = 4.5;
const lightnessStep = 0.004;

/** The surfaces that the derived colours must read on, as in tokens.css. */
const grounds = {
  light: { soft: '#FFFFFF', softShare: 0.12, behind: ['#F2F4F6', '#FFFFFF'] },
  dark: { soft: '#15191D', softShare: 0.16, behind: ['#0B0E11', '#1C2126'] },
} as const;

/**
 * The five accent tokens for a company's `branding.primary_color` (with or without `#`; anything else counts as missing).
 * The hue stays the company's; `accent-ink` is moved in lightness until it reads at 4.5:1 wherever it is used.
 */
export function accentTokens(
  brand: string | null | undefined,
  mode: 'light' | 'dark',
): AccentTokens {
  const accent = parseHex(brand) ?? defaultBrand;
  const ground = grounds[mode];
  const soft = mix(accent, ground.soft, ground.softShare);
  const ink = inkOf(
    accent,
    [...ground.behind, soft],
    mode === 'light' ? -lightnessStep : lightnessStep,
  );
  return {
    accent,
    'on-accent': onAccent(accent),
    'accent-ink': ink,
    'accent-soft': soft,
    focus: ink,
  };
}

/** White where it reads, else the brand's hue very dark, else whichever of black and white reads better. */
function onAccent(accent: string): string {
  if (contrast('#FFFFFF', accent) >= legible) return '#FFFFFF';
  const { C, H } = toOklch(accent);
  const tinted = fromOklch({ L: 0.235, C: Math.min(C, 0.05), H });
  if (contrast(tinted, accent) >= legible) return tinted;
  const black = '#05080A';
  return contrast(black, accent) >= contrast('#FFFFFF', accent) ? black : '#FFFFFF';
}

function inkOf(accent: string, behind: readonly string[], step: number): string {
  const reads = (color: string) => behind.every((ground) => contrast(color, ground) >= legible);
  if (reads(accent)) return accent;
  const { L, C, H } = toOklch(accent);
  for (let lightness = L + step; lightness > 0 && lightness < 1; lightness += step) {
    const color = fromOklch({ L: lightness, C, H });
    if (reads(color)) return color;
  }
  return step < 0 ? '#000000' : '#FFFFFF';
}
