import {
  countFields,
  cutArea,
  fieldsIn,
  fittedEdit,
  insertionIn,
  longestArea,
  normalArea,
  withoutField,
} from './areaText.ts';

it.each<[string, string[]]>([
  ['plain', []],
  ['{{user.name}} and {{ mission.grade }}, {{user.name}}', ['user.name', 'mission.grade']],
  ['{user.name} {{}} {{user name}} {{{user.email}}}', ['user.email']],
])('fields of %j', (text, fields) => {
  expect(fieldsIn(text)).toEqual(fields);
});

it.each([
  ['plain', 0],
  ['{{user.name}} and {{ mission.grade }}, {{user.name}}', 3],
  ['{user.name} {{}}', 0],
])('%j has %i fields', (text, count) => {
  expect(countFields(text)).toBe(count);
});

it.each([
  ['plain { text }', 'plain { text }'],
  ['to {{ user.name }}, {{mission.grade}}!', 'to {{user.name}}, {{mission.grade}}!'],
])('%j is written %j', (text, written) => {
  expect(normalArea(text)).toBe(written);
});

it.each([
  ['a {{user.gone}} b {{user.gone}}', 'user.gone', 'a  b '],
  ['a {{user.name}}', 'user.gone', 'a {{user.name}}'],
])('%j without %s is %j', (text, field, rest) => {
  expect(withoutField(text, field)).toBe(rest);
});

it.each([
  ['fits', 10, 'fits'],
  ['{{ user.name }}', 15, '{{ user.name }}'],
  ['{{ user.name }}', 14, '{{user.name}}'],
  ['abcdef', 4, 'abcd'],
  ['ab{{user.name}}cd', 10, 'ab'],
  ['ab{{user.name}}cd', 15, 'ab{{user.name}}'],
  ['ab😀', 3, 'ab'],
  ['ab😀', 4, 'ab😀'],
])('%j cut at %i is %j', (text, most, cut) => {
  expect(cutArea(text, most)).toBe(cut);
});

it.each([
  ['', 'a', { before: '', inserted: 'a', after: '' }],
  ['ac', 'abc', { before: 'a', inserted: 'b', after: 'c' }],
  ['acd', 'abcd', { before: 'a', inserted: 'b', after: 'cd' }],
  ['abc', 'abc', { before: 'abc', inserted: '', after: '' }],
  ['aa', 'aaa', { before: 'aa', inserted: 'a', after: '' }],
  ['abc', 'ac', { before: 'a', inserted: '', after: 'c' }],
  ['abc', 'xyz', { before: '', inserted: 'xyz', after: '' }],
])('%j became %j by %j', (text, next, expected) => {
  expect(insertionIn(text, next)).toEqual(expected);
});

const full = 'x'.repeat(longestArea);

it.each([
  ['typing at the end', full, `${full}y`, full, longestArea],
  ['typing at the start', full, `y${full}`, full, 0],
  [
    'a paste that fits in part',
    full.slice(3),
    `${full.slice(3)}12345`,
    `${full.slice(3)}123`,
    longestArea,
  ],
  ['deleting', full, full.slice(1), full.slice(1), longestArea - 1],
])('there is room for %s as far as it goes', (_title, text, next, kept, caret) => {
  expect(fittedEdit(text, next)).toEqual({ text: kept, caret });
});
