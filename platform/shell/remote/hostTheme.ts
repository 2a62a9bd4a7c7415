import type { Theme } from '#entries/contract.ts';

const BASE_THEME: Theme = {
  canvas: 'transparent',
  font: 'inherit',
  'font-size': '15px',
  radius: '6px',
};

const LIGHT_THEME: Theme = {
  ...BASE_THEME,
  surface: '#ffffff',
  sunken: '#efece5',
  raised: '#ffffff',
  line: '#e3ded3',
};

const DARK_THEME: Theme = {
  ...BASE_THEME,
  surface: '#1a1e2b',
  sunken: '#10131c',
  raised: '#222737',
  line: '#2d3345',
};

/**
 * Gets the surface colours and fonts of the shell as a theme for the plugin. There is no accent colour, because the
 * plugin loads the company's colour.
 */
export function getHostTheme(isDark: boolean): Theme {
  return isDark ? DARK_THEME : LIGHT_THEME;
}
