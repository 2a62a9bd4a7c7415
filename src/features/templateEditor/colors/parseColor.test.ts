import { parseColor } from './parseColor.ts';
import { suggestColors } from './suggestColors.ts';

test.each([
  ['00CEB2', '00CEB2'],
  ['#00ceb2', '00CEB2'],
  ['  #00ceb2 ', '00CEB2'],
  ['0cb', '00CCBB'],
  ['#FFF', 'FFFFFF'],
  ['00CEB2FF', '00CEB2'],
  ['rgb(0, 206, 178)', '00CEB2'],
  ['rgb(0 206 178 / 50%)', '00CEB2'],
  ['RGBA(255,0,10,0.5)', 'FF000A'],
])('parses %p as the colour %s', (text, color) => {
  expect(parseColor(text)).toBe(color);
});

test.each([
  '',
  '#',
  '00CEB',
  '00CE',
  '00CEBG',
  'red',
  'rgb(0, 206)',
  'rgb(0, 206, 278)',
  '00CEB21',
])('rejects %p', (text) => {
  expect(parseColor(text)).toBeUndefined();
});

test('suggests each colour once, the brand colour first', () => {
  const colors = suggestColors('#00CEB2', '#00CEB2', '#323F47');
  expect(colors.slice(0, 3)).toEqual(['#00CEB2', '#008673', '#323F47']);
  expect(new Set(colors).size).toBe(colors.length);
  for (const color of colors) expect(color).toMatch(/^#[0-9A-F]{6}$/);
});

test('suggests the default colour to a company without one', () => {
  expect(suggestColors(undefined, '#112233')[0]).toBe('#00CEB2');
});
