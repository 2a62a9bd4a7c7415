import type { Language } from '../language.ts';
import { coverageOf, missingAreas, usedAreas } from './areaCoverage.ts';
import { type AreasByLanguage, defaultTemplate } from './template.ts';

const template = (texts: Partial<AreasByLanguage>) => ({
  customFields: { ...defaultTemplate().customFields, ...texts },
});

test('a template without texts uses no area', () => {
  expect(usedAreas(template({}))).toEqual([]);
  expect(coverageOf(template({}), 'pt')).toBeUndefined();
});

const mixed = template({ ptBr: ['', 'b', 'c'], esEs: ['', '', 'c'], enUs: ['', ' ', ''] });

test.each<[Language, string[], string, number]>([
  ['pt', [], 'full', 2],
  ['es', ['center'], 'part', 1],
  ['en', ['center', 'footer'], 'none', 0],
])('%s lacks %j of what any language has', (language, missing, extent, filled) => {
  expect(missingAreas(mixed, language)).toEqual(missing);
  expect(coverageOf(mixed, language)).toEqual({ extent, filled, used: 2 });
});

test('what no language has is missing in none', () => {
  const same = template({ ptBr: ['a', '', ''], enUs: ['b', '', ''], esEs: ['c', '', ''] });
  for (const language of ['pt', 'es', 'en'] as const)
    expect(coverageOf(same, language)?.extent).toBe('full');
});
