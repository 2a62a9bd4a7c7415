import * as v from 'valibot';
import {
  flag,
  identifier,
  list,
  nested,
  number,
  optionalId,
  readEach,
  record,
  spelled,
  text,
} from './reading.ts';

test.each<[string, v.GenericSchema, (readonly [sent: unknown, read: unknown])[]]>([
  [
    'text',
    text,
    [
      ['a', 'a'],
      [2024, '2024'],
      ['', ''],
      [null, null],
      [{}, null],
      [true, null],
    ],
  ],
  [
    'a number',
    number,
    [
      [90, 90],
      ['9.5', 9.5],
      ['-1', -1],
      ['', null],
      ['9,5', null],
      [[], null],
    ],
  ],
  [
    'a flag',
    flag,
    [
      [true, true],
      [1, true],
      ['true', true],
      ['yes', false],
      [undefined, false],
    ],
  ],
  [
    'an id that may be missing',
    optionalId,
    [
      ['a', 'a'],
      [7, '7'],
      ['', null],
      [{}, null],
    ],
  ],
])('%s', (_what, schema, cases) => {
  for (const [sent, read] of cases) expect(v.parse(schema, sent)).toEqual(read);
});

test('an id is text or a number', () => {
  expect(v.parse(identifier, 0)).toBe('0');
  for (const sent of [null, undefined, '', {}, true]) expect(v.is(identifier, sent)).toBe(false);
});

describe('an object', () => {
  const person = spelled({ id: identifier, firstName: text, ptBr: text });

  test.each([
    ['in snake_case', { id: 1, first_name: 'Ana', later: 1 }],
    ['in camelCase', { id: 1, firstName: 'Ana' }],
  ])('is read %s, and what is missing is null', (_spelling, sent) =>
    expect(v.parse(person, sent)).toEqual({ id: '1', firstName: 'Ana', ptBr: null }),
  );

  test.each([[[]], [null], ['text'], [{}]])('is not %j', (sent) =>
    expect(v.is(person, sent)).toBe(false),
  );

  test('inside another one hides itself alone when it is none', () =>
    expect(v.parse(spelled({ person: nested({ name: text }) }), { person: 'Ana' })).toEqual({
      person: null,
    }));

  test.each([
    ['as it is', { id: 'a', first_name: 'Ana', company: { id: 'b' } }],
    ['as the only one in an object', { data: { id: 'a', first_name: 'Ana' }, took: 3 }],
  ])('that is asked for is taken %s', (_where, sent) =>
    expect(v.parse(record(person), sent)).toMatchObject({ id: 'a', firstName: 'Ana' }),
  );

  test('that is one of two is not guessed', () =>
    expect(v.is(record(person), { one: { id: 'a' }, other: { id: 'b' } })).toBe(false));
});

test.each([
  ['as it is', [1, 2], [1, 2]],
  ['as the only one in an object', { count: 2, results: [1, 2], links: {} }, [1, 2]],
  ['from an answer that says nothing', null, []],
])('a list is taken %s', (_where, sent, read) => expect(v.parse(list, sent)).toEqual(read));

test.each([[{}], [{ a: [], b: [] }], ['text'], [7]])('%j is no list', (sent) =>
  expect(v.is(list, sent)).toBe(false),
);

test('of a list each element is read by itself, and what is left out is counted and reported', () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(readEach(spelled({ id: identifier }), [{ id: 1 }, null, { id: {} }])).toEqual({
    readable: [{ id: '1' }],
    unreadable: 2,
  });
  expect(report).toHaveBeenCalledTimes(2);
  report.mockRestore();
});
