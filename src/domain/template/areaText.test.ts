import {
  countFields,
  truncateAreaText,
  listFields,
  truncateInsertedText,
  findInsertedText,
  maxAreaLength,
  trimSpacesInsideMergeFields,
  removeField,
} from './areaText.ts';

it.each<[string, string[]]>([
  ['plain', []],
  ['{{user.name}} and {{ mission.grade }}, {{user.name}}', ['user.name', 'mission.grade']],
  ['{user.name} {{}} {{user name}} {{{user.email}}}', ['user.email']],
])('listFields lists the fields of %j', (text, fields) => {
  expect(listFields(text)).toEqual(fields);
});

it.each([
  ['plain', 0],
  ['{{user.name}} and {{ mission.grade }}, {{user.name}}', 3],
  ['{user.name} {{}}', 0],
])('countFields of %j returns %i', (text, count) => {
  expect(countFields(text)).toBe(count);
});

it.each([
  ['plain { text }', 'plain { text }'],
  ['to {{ user.name }}, {{mission.grade}}!', 'to {{user.name}}, {{mission.grade}}!'],
])('trimSpacesInsideMergeFields turns %j into %j', (text, expected) => {
  expect(trimSpacesInsideMergeFields(text)).toBe(expected);
});

it.each([
  ['a {{user.gone}} b {{user.gone}}', 'user.gone', 'a  b '],
  ['a {{user.name}}', 'user.gone', 'a {{user.name}}'],
])('removeField removes from %j the field %s: %j', (text, field, expected) => {
  expect(removeField(text, field)).toBe(expected);
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
])('truncateAreaText truncates %j at %i to %j', (text, maxLength, expected) => {
  expect(truncateAreaText(text, maxLength)).toBe(expected);
});

it.each([
  ['', 'a', { prefix: '', inserted: 'a', suffix: '' }],
  ['ac', 'abc', { prefix: 'a', inserted: 'b', suffix: 'c' }],
  ['acd', 'abcd', { prefix: 'a', inserted: 'b', suffix: 'cd' }],
  ['abc', 'abc', { prefix: 'abc', inserted: '', suffix: '' }],
  ['aa', 'aaa', { prefix: 'aa', inserted: 'a', suffix: '' }],
  ['abc', 'ac', { prefix: 'a', inserted: '', suffix: 'c' }],
  ['abc', 'xyz', { prefix: '', inserted: 'xyz', suffix: '' }],
])('findInsertedText between %j and %j returns %j', (text, next, expected) => {
  expect(findInsertedText(text, next)).toEqual(expected);
});

const full = 'x'.repeat(maxAreaLength);

it.each([
  ['typing at the end', full, `${full}y`, full, maxAreaLength],
  ['typing at the start', full, `y${full}`, full, 0],
  [
    'a paste that fits in part',
    full.slice(3),
    `${full.slice(3)}12345`,
    `${full.slice(3)}123`,
    maxAreaLength,
  ],
  ['deleting', full, full.slice(1), full.slice(1), maxAreaLength - 1],
])(
  'truncateInsertedText limits %s to the maximum length',
  (_name, text, next, expectedText, caret) => {
    expect(truncateInsertedText(text, next)).toEqual({ text: expectedText, caret });
  },
);
