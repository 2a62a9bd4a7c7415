import type { Language } from '../language.ts';
import { getTranslationStatus, getUntranslatedAreas, getUsedAreas } from './areaCoverage.ts';
import { type AreaTextsByLanguage, createDefaultTemplate } from './template.ts';

const createTemplate = (texts: Partial<AreaTextsByLanguage>) => ({
  customFields: { ...createDefaultTemplate().customFields, ...texts },
});

test('getTranslationStatus returns undefined for a template without texts', () => {
  expect(getUsedAreas(createTemplate({}))).toEqual([]);
  expect(getTranslationStatus(createTemplate({}), 'pt')).toBeUndefined();
});

const mixed = createTemplate({ ptBr: ['', 'b', 'c'], esEs: ['', '', 'c'], enUs: ['', ' ', ''] });

test.each<[Language, string[], string, number]>([
  ['pt', [], 'full', 2],
  ['es', ['center'], 'part', 1],
  ['en', ['center', 'footer'], 'none', 0],
])('getUntranslatedAreas of %s returns %j', (language, missing, completeness, filledCount) => {
  expect(getUntranslatedAreas(mixed, language)).toEqual(missing);
  expect(getTranslationStatus(mixed, language)).toEqual({
    completeness,
    filledCount,
    usedCount: 2,
  });
});

test('getTranslationStatus ignores areas that are blank in every language', () => {
  const same = createTemplate({ ptBr: ['a', '', ''], enUs: ['b', '', ''], esEs: ['c', '', ''] });
  for (const language of ['pt', 'es', 'en'] as const)
    expect(getTranslationStatus(same, language)?.completeness).toBe('full');
});
