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

/** Background colours on which the accent colours must be legible, as in tokens.css. */
const surfaces = {
  light: { softBase: '#FFFFFF', softShare: 0.12, backgrounds: ['#F2F4F6', '#FFFFFF'] },
  dark: { softBase: '#15191D', softShare: 0.16, backgrounds: ['#0B0E11', '#1C2126'] },
} as const;

/**
 * Builds the five CSS colours derived from a company's primary colour, given with or without `#`. The default accent
 * replaces an invalid colour. `accent-ink`, the text colour, has the hue of the primary colour, with its lightness
 * changed until the contrast is 4.5:1 on every background.
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
