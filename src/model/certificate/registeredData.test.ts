import { mergeArea, parseArea } from './registeredData.ts';

it.each<[string, ReturnType<typeof parseArea>]>([
  ['', []],
  ['plain', [{ text: 'plain' }]],
  ['{{user.name}}', [{ field: 'user.name' }]],
  ['{{ user.name }}{{a-b_1}}', [{ field: 'user.name' }, { field: 'a-b_1' }]],
  ['to {{user.name}}, with', [{ text: 'to ' }, { field: 'user.name' }, { text: ', with' }]],
  ['{{user name}} {{}}', [{ text: '{{user name}} {{}}' }]],
  ['{{{a}}}', [{ text: '{' }, { field: 'a' }, { text: '}' }]],
])('%j is read as its parts', (text, parts) => {
  expect(parseArea(text)).toEqual(parts);
});

it.each([
  ['no fields', 'no fields'],
  ['{{name}} earned {{grade}}.', 'name=Ana earned grade=0.'],
  ['<{{missing}}>', '<>'],
  ['<{{nothing}}>', '<>'],
  ['<{{toString}}>', '<>'],
  ['{{nested}}', 'nested={{name}}'],
])('%j merged is %j', (text, merged) => {
  const registered = { name: 'Ana', grade: 0, nothing: null, nested: '{{name}}' };
  expect(mergeArea(text, registered, (field, value) => `${field}=${value}`)).toBe(merged);
});
