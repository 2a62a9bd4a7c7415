import type { Theme } from '#entries/contract.ts';

const SHAPE: Theme = { canvas: 'transparent', font: 'inherit', 'font-size': '15px', radius: '6px' };

const LIGHT: Theme = {
  ...SHAPE,
  surface: '#ffffff',
  sunken: '#efece5',
  raised: '#ffffff',
  line: '#e3ded3',
};

const DARK: Theme = {
  ...SHAPE,
  surface: '#1a1e2b',
  sunken: '#10131c',
  raised: '#222737',
  line: '#2d3345',
};

/** The shell's own surfaces and type. The accent is the company's colour, which the plugin learns by itself. */
export function hostTheme(dark: boolean): Theme {
  return dark ? DARK : LIGHT;
}
