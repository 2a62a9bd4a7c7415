import * as v from 'valibot';
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
const read = (changes: object = {}) => v.parse(templateSchema, { ...wire, ...changes });

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

test.each(['name', 'layout', 'colors', 'custom_fields'])(
  'a template without %s is refused',
  (key) => expect(() => read({ [key]: undefined })).toThrow(),
);
