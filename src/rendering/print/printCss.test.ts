import { readFileSync } from 'node:fs';
import { printCss } from './printCss.ts';

const declarationsIn = (css: string, selector: string) =>
  (new RegExp(`\\${selector}\\s*\\{([^}]*)\\}`).exec(css)?.[1] ?? '')
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean);

test('text prints by the rules it has on screen', () => {
  const onScreen = readFileSync('src/rendering/screen/SceneSvg.module.css', 'utf8');
  const expected = declarationsIn(onScreen, '.side text');
  expect(expected.length).toBeGreaterThan(5);
  expect(declarationsIn(printCss, '.sheet text')).toEqual(expected);
});
