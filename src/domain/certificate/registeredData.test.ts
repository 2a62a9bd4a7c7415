import { fillInAreaText, parseAreaText } from './registeredData.ts';

it.each<[string, ReturnType<typeof parseAreaText>]>([
  ['', []],
  ['plain', [{ text: 'plain' }]],
  ['{{user.name}}', [{ field: 'user.name' }]],
  ['{{ user.name }}{{a-b_1}}', [{ field: 'user.name' }, { field: 'a-b_1' }]],
  ['to {{user.name}}, with', [{ text: 'to ' }, { field: 'user.name' }, { text: ', with' }]],
  ['{{user name}} {{}}', [{ text: '{{user name}} {{}}' }]],
  ['{{{a}}}', [{ text: '{' }, { field: 'a' }, { text: '}' }]],
])('parseArea splits %j into text and fields', (text, parts) => {
  expect(parseAreaText(text)).toEqual(parts);
});

it.each([
  ['no fields', 'no fields'],
  ['{{name}} earned {{grade}}.', 'name=Ana earned grade=0.'],
  ['<{{missing}}>', '<>'],
  ['<{{nothing}}>', '<>'],
  ['<{{toString}}>', '<>'],
  ['{{nested}}', 'nested={{name}}'],
])('mergeArea turns %j into %j', (text, expected) => {
  const data = { name: 'Ana', grade: 0, nothing: null, nested: '{{name}}' };
  expect(fillInAreaText(text, data, (field, value) => `${field}=${value}`)).toBe(expected);
});
