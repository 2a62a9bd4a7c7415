import { inkOn, legibleTone } from './legibleTone.ts';
import { mix, parseHex } from './oklch.ts';

export interface AccentTokens {
  accent: string;
  'on-accent': string;
  'accent-ink': string;
  'accent-soft': string;
  focus: string;
}

/** The accent of a company without one of its own (docs/behaviour.md, Accent). */
export const defaultBrand = '#00CEB2';

/** Text contrast that WCAG AA asks for. */
const legible = 4.5;

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
  const ink = legibleTone(
    accent,
    [...ground.behind, soft],
    legible,
    mode === 'light' ? 'darker' : 'lighter',
  );
  return { accent, 'on-accent': inkOn(accent), 'accent-ink': ink, 'accent-soft': soft, focus: ink };
}
