import { chooseTextColor, findLegibleTone } from './legibleTone.ts';
import { mixColors, parseHexColor } from './oklch.ts';

export interface AccentTokens {
  accent: string;
  'on-accent': string;
  'accent-ink': string;
  'accent-soft': string;
  focus: string;
}

/** Accent colour of companies without a primary colour (docs/behaviour.md, Accent). */
export const defaultAccentColor = '#00CEB2';

/** Minimum contrast ratio of text, according to WCAG level AA. */
const minContrast = 4.5;

/**
 * Background colours on which the accent text must be legible, in light and dark mode. The same colours are in
 * tokens.css.
 */
const surfaces = {
  light: { softBase: '#FFFFFF', softShare: 0.12, backgrounds: ['#F2F4F6', '#FFFFFF'] },
  dark: { softBase: '#15191D', softShare: 0.16, backgrounds: ['#0B0E11', '#1C2126'] },
} as const;

/**
 * Builds the five CSS colours that the interface derives from a company's primary colour. The primary colour may start
 * with `#`; if it is invalid, the default accent colour replaces it. The text colour `accent-ink` has the hue of the
 * primary colour and a contrast of at least 4.5:1 on every background of the interface.
 */
export function buildAccentTokens(
  brandColor: string | null | undefined,
  mode: 'light' | 'dark',
): AccentTokens {
  const accent = parseHexColor(brandColor) ?? defaultAccentColor;
  const surface = surfaces[mode];
  const soft = mixColors(accent, surface.softBase, surface.softShare);
  const ink = findLegibleTone(
    accent,
    [...surface.backgrounds, soft],
    minContrast,
    mode === 'light' ? 'darker' : 'lighter',
  );
  return {
    accent,
    'on-accent': chooseTextColor(accent),
    'accent-ink': ink,
    'accent-soft': soft,
    focus: ink,
  };
}
