import * as v from 'valibot';
import {
  isCompleteTemplateResponse,
  listedTemplateSchema,
  storedTemplateSchema,
  toTemplateBody,
} from './storedTemplateSchema.ts';
import { buildAreaTexts } from '#domain/template/template.ts';
import { templateSchema } from './templateSchema.ts';

const emptyTexts = buildAreaTexts(() => ['', '', '']);
const body = {
  id: 't1',
  name: 'Formatura',
  layout: 'Layout4',
  favorite: true,
  background_image: 'https://images.example/a.jpg',
  raw_image: 'https://images.example/a.jpg',
  colors: { title: '6D28D9', content: '323F47' },
  custom_fields: { ptBr: ['a', 'b', 'c'], enUs: ['', '', ''], esEs: ['', 'x', ''] },
};
const parse = (changes: object = {}) => v.parse(storedTemplateSchema, { ...body, ...changes });

test('parses a template in snake_case into camelCase', () =>
  expect(parse()).toEqual({
    id: 't1',
    name: 'Formatura',
    layout: 'Layout4',
    favorite: true,
    backgroundImage: 'https://images.example/a.jpg',
    rawImage: 'https://images.example/a.jpg',
    colors: { title: '6D28D9', content: '323F47' },
    customFields: { ...emptyTexts, ptBr: ['a', 'b', 'c'], esEs: ['', 'x', ''] },
  }));

test.each([
  ['replaces an unknown layout by the first one', { layout: 'Layout0' }, { layout: 'Layout1' }],
  ['accepts null as the id of the default template', { id: null }, { id: null }],
  ['accepts a missing id', { id: undefined }, { id: null }],
  [
    'drops images that are not on the web',
    { background_image: 'javascript:alert(1)', raw_image: 'data:image/svg+xml,<svg/>' },
    { backgroundImage: '', rawImage: '' },
  ],
  ['parses a missing image as an empty text', { background_image: null }, { backgroundImage: '' }],
  [
    'parses exactly three texts for each language',
    { custom_fields: { ptBr: ['a'], enUs: ['a', null, 'c', 'd'], esEs: null } },
    { customFields: { ...emptyTexts, ptBr: ['a', '', ''], enUs: ['a', '', 'c'] } },
  ],
  [
    'strips # from colours and replaces invalid ones by the default',
    { colors: { title: '#abc', content: 'red' } },
    { colors: { title: 'AABBCC', content: '323f47' } },
  ],
  [
    'keeps the case of the digits of a colour',
    { colors: { title: '0b5CAd', content: ' #323f47 ' } },
    { colors: { title: '0b5CAd', content: '323f47' } },
  ],
  [
    'replaces only the invalid one of two colours',
    { colors: { title: 'blue', content: '#123456' } },
    { colors: { title: '00CEB2', content: '123456' } },
  ],
  ['ignores unknown keys', { later: 1 }, { name: 'Formatura' }],
])('%s', (_name, changes, expected) => expect(parse(changes)).toMatchObject(expected));

test.each([
  ['name', { name: '' }],
  ['layout', { layout: 'Layout1' }],
  ['colors', { colors: { title: '00CEB2', content: '323f47' } }],
  ['custom_fields', { customFields: emptyTexts }],
])('uses the default when %s is missing, with nothing unread', (key, expected) => {
  const template = parse({ [key]: undefined });
  expect(template).toMatchObject(expected);
  expect(template).not.toHaveProperty('unread');
});

test.each(['colors', 'custom_fields', 'background_image'])(
  'treats an empty list as %s like a missing one',
  (key) => {
    const template = parse({ [key]: [] });
    expect(template).toEqual(parse({ [key]: null }));
    expect(template).not.toHaveProperty('unread');
  },
);

test.each<[string, unknown, boolean]>([
  ['true', true, true],
  ['false', false, false],
  ['the number 1', 1, true],
  ['the text "false"', 'false', false],
  ['another text', 'yes', false],
])('parses %s as the option of the code on the front', (_name, value, expected) => {
  const template = parse({ shows_code_on_front: value });
  expect(template.showsCodeOnFront).toBe(expected);
  expect(toTemplateBody(template).shows_code_on_front).toBe(expected);
});

test.each([undefined, null, ''])(
  'neither sets nor sends the option of the code on the front if the server sends %j',
  (value) => {
    const template = parse({ shows_code_on_front: value });
    expect(template).toEqual(parse());
    expect(template).not.toHaveProperty('showsCodeOnFront');
    expect(JSON.stringify(toTemplateBody(template))).toBe(JSON.stringify(toTemplateBody(parse())));
    expect(toTemplateBody(template)).not.toHaveProperty('shows_code_on_front');
  },
);

test.each([
  ['{}', {}],
  ['an id', { id: 't1' }],
  ['a list', []],
  ['null', null],
])('rejects %s as a template', (_name, body) => expect(v.is(templateSchema, body)).toBe(false));

test.each([
  ['layout', { layout: 'Layout0' }],
  ['colors', { colors: { title: 'blue', content: '123456' } }],
  ['custom_fields', { custom_fields: ['a', 'b', 'c'] }],
  ['custom_fields', { custom_fields: { pt: ['a', 'b', 'c'], en: [], es: [] } }],
  ['colors', { colors: { heading: '123456' } }],
  ['custom_fields', { custom_fields: { ptBr: ['a', 'b', 'c', 'd'], enUs: [], esEs: null } }],
  ['background_image', { background_image: { url: 'https://images.example/a.jpg' } }],
  ['raw_image', { raw_image: 'blob:x' }],
  ['raw_image', { raw_image: '0'.repeat(20_001) }],
  ['custom_fields', { custom_fields: { ptBr: ['0'.repeat(20_001), '', ''], enUs: [], esEs: [] } }],
  ['custom_fields', { custom_fields: { ptBr: Array(100_000).fill(0), enUs: [], esEs: [] } }],
])('sends %s back unchanged when it cannot be parsed entirely: %.60j', (part, changes) => {
  const template = parse(changes);
  expect(template.unread).toEqual(changes);
  expect(toTemplateBody(template)).toMatchObject({ name: 'Formatura', ...changes });
  expect(Object.keys(toTemplateBody(template))).toContain(part);
});

test.each([
  ['in snake_case', { pt_br: ['a', '', ''], en_us: [], es_es: null }],
  ['in camelCase', { ptBr: ['a', '', ''], enUs: [], esEs: null }],
])('parses texts with keys %s', (_name, custom_fields) =>
  expect(parse({ custom_fields }).customFields).toEqual({ ...emptyTexts, ptBr: ['a', '', ''] }),
);

test('truncates a long custom text and keeps a long image entirely', () => {
  const pixels = `data:image/png;base64,${'0'.repeat(1_000_000)}`;
  const long = { ptBr: ['0'.repeat(1_000_000)], enUs: Array(100_000).fill('a'), esEs: [] };
  const { customFields, rawImage } = parse({ custom_fields: long, raw_image: pixels });
  expect(customFields.ptBr).toEqual(['0'.repeat(20_000), '', '']);
  expect(customFields.enUs).toEqual(['a', 'a', 'a']);
  expect(rawImage).toBe(pixels);
});

test('isCompleteTemplateResponse accepts the response of a write only with every part', () => {
  expect(isCompleteTemplateResponse(body)).toBe(true);
  expect(isCompleteTemplateResponse({ template: body })).toBe(true);
  for (const key of Object.keys(body).filter((name) => name !== 'favorite')) {
    expect(isCompleteTemplateResponse({ ...body, [key]: undefined })).toBe(false);
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
])('parses the usage of a template sent %s', (_name, usage, expected) => {
  expect(v.parse(listedTemplateSchema, { ...body, usage }).usage).toEqual(expected);
});

test('the request body has blanks instead of control characters in the name', () => {
  const template = parse({ name: 'Energia\n2026\u202e!' });
  expect(toTemplateBody(template).name).toBe('Energia 2026 !');
});
