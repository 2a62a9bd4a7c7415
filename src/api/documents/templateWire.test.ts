import * as v from 'valibot';
import {
  isWhole,
  listedTemplateSchema,
  storedTemplateSchema,
  toTemplateBody,
} from './storedTemplateWire.ts';
import { templateSchema } from './templateWire.ts';

const wire = {
  id: 't1',
  name: 'Formatura',
  layout: 'Layout4',
  favorite: true,
  background_image: 'https://images.example/a.jpg',
  raw_image: 'https://images.example/a.jpg',
  colors: { title: '6D28D9', content: '323F47' },
  custom_fields: { ptBr: ['a', 'b', 'c'], enUs: ['', '', ''], esEs: ['', 'x', ''] },
};
const read = (changes: object = {}) => v.parse(storedTemplateSchema, { ...wire, ...changes });

test('a template arrives in snake_case and is kept in camelCase', () =>
  expect(read()).toEqual({
    id: 't1',
    name: 'Formatura',
    layout: 'Layout4',
    favorite: true,
    backgroundImage: 'https://images.example/a.jpg',
    rawImage: 'https://images.example/a.jpg',
    colors: { title: '6D28D9', content: '323F47' },
    customFields: { ptBr: ['a', 'b', 'c'], enUs: ['', '', ''], esEs: ['', 'x', ''] },
  }));

test.each([
  ['an unknown layout is drawn as the first', { layout: 'Layout9' }, { layout: 'Layout1' }],
  ['the default template has no id', { id: null }, { id: null }],
  ['an id may be left out', { id: undefined }, { id: null }],
  [
    'pictures are on the web or nowhere',
    { background_image: 'javascript:alert(1)', raw_image: 'data:image/svg+xml,<svg/>' },
    { backgroundImage: '', rawImage: '' },
  ],
  ['no picture is an empty text', { background_image: null }, { backgroundImage: '' }],
  [
    'each language holds exactly three texts',
    { custom_fields: { ptBr: ['a'], enUs: ['a', null, 'c', 'd'], esEs: null } },
    { customFields: { ptBr: ['a', '', ''], enUs: ['a', '', 'c'], esEs: ['', '', ''] } },
  ],
  [
    'colours are kept without #, and what is no colour gives way to the default',
    { colors: { title: '#abc', content: 'red' } },
    { colors: { title: 'AABBCC', content: '323f47' } },
  ],
  [
    'either of them gives way alone',
    { colors: { title: 'blue', content: '#123456' } },
    { colors: { title: '00CEB2', content: '123456' } },
  ],
  ['unknown keys pass', { later: 1 }, { name: 'Formatura' }],
])('%s', (_name, changes, expected) => expect(read(changes)).toMatchObject(expected));

test.each([
  ['name', { name: '' }],
  ['layout', { layout: 'Layout1' }],
  ['colors', { colors: { title: '00CEB2', content: '323f47' } }],
  [
    'custom_fields',
    { customFields: { ptBr: ['', '', ''], enUs: ['', '', ''], esEs: ['', '', ''] } },
  ],
])('without %s it has the default’s, and nothing is kept aside', (key, expected) => {
  const template = read({ [key]: undefined });
  expect(template).toMatchObject(expected);
  expect(template).not.toHaveProperty('unread');
});

test.each([
  ['{}', {}],
  ['an id', { id: 't1' }],
  ['a list', []],
  ['null', null],
])('%s is no template', (_what, body) => expect(v.is(templateSchema, body)).toBe(false));

test.each([
  ['layout', { layout: 'Layout9' }],
  ['colors', { colors: { title: 'blue', content: '123456' } }],
  ['custom_fields', { custom_fields: ['a', 'b', 'c'] }],
  ['custom_fields', { custom_fields: { pt: ['a', 'b', 'c'], en: [], es: [] } }],
  ['colors', { colors: { heading: '123456' } }],
  ['custom_fields', { custom_fields: { ptBr: ['a', 'b', 'c', 'd'], enUs: [], esEs: null } }],
  ['background_image', { background_image: { url: 'https://images.example/a.jpg' } }],
  ['raw_image', { raw_image: 'blob:x' }],
])('%s that cannot be read as a whole goes back as it came: %j', (part, changes) => {
  const template = read(changes);
  expect(template.unread).toEqual(changes);
  expect(toTemplateBody(template)).toMatchObject({ name: 'Formatura', ...changes });
  expect(Object.keys(toTemplateBody(template))).toContain(part);
});

test.each([
  ['in snake_case', { pt_br: ['a', '', ''], en_us: [], es_es: null }],
  ['in camelCase', { ptBr: ['a', '', ''], enUs: [], esEs: null }],
])('texts are read %s', (_spelling, custom_fields) =>
  expect(read({ custom_fields }).customFields).toEqual({
    ptBr: ['a', '', ''],
    enUs: ['', '', ''],
    esEs: ['', '', ''],
  }),
);

test('the answer to a write counts only where it says everything', () => {
  expect(isWhole(wire)).toBe(true);
  expect(isWhole({ template: wire })).toBe(true);
  for (const key of Object.keys(wire).filter((name) => name !== 'favorite')) {
    expect(isWhole({ ...wire, [key]: undefined })).toBe(false);
  }
});

test.each([
  ['as numbers', { certificates: 142, missions: 8 }, { certificates: 142, missions: 8 }],
  ['as text', { certificates: '142', missions: '0' }, { certificates: 142, missions: 0 }],
  ['in part', { missions: 8 }, { certificates: null, missions: 8 }],
  [
    'as something else',
    { certificates: {}, missions: 'many' },
    { certificates: null, missions: null },
  ],
  ['as no object', 150, null],
  ['not at all', undefined, null],
])('how much uses a template may be told %s', (_how, usage, expected) => {
  expect(v.parse(listedTemplateSchema, { ...wire, usage }).usage).toEqual(expected);
});
