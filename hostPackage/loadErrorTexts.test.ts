import { getByLanguage } from './loadErrorTexts.ts';

const words = { pt: 'sim', en: 'yes', fr: 'oui' };

test.each([
  ['fr', 'oui'],
  ['pt_BR', 'sim'],
  ['FR-ca', 'oui'],
  ['de', 'yes'],
  ['', 'yes'],
  ['constructor', 'yes'],
])('getByLanguage finds the value for %j, or else the English one', (locale, word) => {
  expect(getByLanguage(words, locale)).toBe(word);
});
