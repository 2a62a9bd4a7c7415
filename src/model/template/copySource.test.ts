import { copiedAreas, copySourceOf } from './copySource.ts';
import { defaultTemplate } from './template.ts';

const { customFields } = defaultTemplate();
const template = {
  customFields: {
    ...customFields,
    ptBr: ['a {{user.name}}', 'b', ''],
    esEs: ['', 'dos', 'tres'],
    enUs: ['', ' ', ''],
  },
} as const;

test('it is the language that has most of what is missing, of several the first tab', () => {
  expect(copySourceOf(template, 'en')).toEqual({ language: 'pt', areas: ['header', 'center'] });
  expect(copySourceOf(template, 'es')).toEqual({ language: 'pt', areas: ['header'] });
  expect(copySourceOf(template, 'pt')).toEqual({ language: 'es', areas: ['footer'] });
});

test('without anything missing there is none', () => {
  expect(copySourceOf({ customFields }, 'en')).toBeUndefined();
});

test('what is copied keeps its fields, and what was there stays', () => {
  const copied = copiedAreas(template, 'es', { language: 'pt', areas: ['header'] });
  expect(copied.customFields).toEqual({
    ...template.customFields,
    esEs: ['a {{user.name}}', 'dos', 'tres'],
  });
});
