import { readFileSync } from 'node:fs';
import { printCss } from './printCss.ts';

const listDeclarations = (css: string, selector: string) =>
  (new RegExp(`\\${selector}\\s*\\{([^}]*)\\}`).exec(css)?.[1] ?? '')
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean);

test('text has the same styles in print as on screen', () => {
  const onScreen = readFileSync('src/rendering/svg/SceneSvg.module.css', 'utf8');
  const expected = listDeclarations(onScreen, '.side text');
  expect(expected.length).toBeGreaterThan(5);
  expect(listDeclarations(printCss, '.sheet text')).toEqual(expected);
});
