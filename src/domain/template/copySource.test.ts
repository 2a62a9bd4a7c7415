import { copyAreaTexts, findLanguageToCopyFrom } from './copySource.ts';
import { createDefaultTemplate } from './template.ts';

const { customFields } = createDefaultTemplate();
const template = {
  customFields: {
    ...customFields,
    ptBr: ['a {{user.name}}', 'b', ''],
    esEs: ['', 'dos', 'tres'],
    enUs: ['', ' ', ''],
  },
} as const;

test('findLanguageToCopyFrom returns the language with most of the missing texts, or the first tab of several', () => {
  expect(findLanguageToCopyFrom(template, 'en')).toEqual({
    language: 'pt',
    areas: ['header', 'center'],
  });
  expect(findLanguageToCopyFrom(template, 'es')).toEqual({ language: 'pt', areas: ['header'] });
  expect(findLanguageToCopyFrom(template, 'pt')).toEqual({ language: 'es', areas: ['footer'] });
});

test('findLanguageToCopyFrom returns undefined if no text is missing', () => {
  expect(findLanguageToCopyFrom({ customFields }, 'en')).toBeUndefined();
});

test('copyAreaTexts copies fields and keeps existing texts', () => {
  const copied = copyAreaTexts(template, 'es', { language: 'pt', areas: ['header'] });
  expect(copied.customFields).toEqual({
    ...template.customFields,
    esEs: ['a {{user.name}}', 'dos', 'tres'],
  });
});
