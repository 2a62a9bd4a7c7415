import { expectConsoleError } from '#testing/console.ts';
import * as v from 'valibot';
import {
  booleanSchema,
  idSchema,
  listOrEnvelopeSchema,
  maxTextLength,
  createOptionalObjectSchema,
  numberSchema,
  optionalIdSchema,
  parseListElements,
  createObjectOrEnvelopeSchema,
  createObjectSchema,
  textSchema,
} from './schemas.ts';

test.each<[string, v.GenericSchema, (readonly [input: unknown, output: unknown])[]]>([
  [
    'text',
    textSchema,
    [
      ['a', 'a'],
      [2024, '2024'],
      ['', ''],
      [null, null],
      [{}, null],
      [true, null],
      [Infinity, null],
      ['a\u0007b\u009bc', 'a b c'],
      ['two\r\nlines', 'two\r\nlines'],
      ['0'.repeat(maxTextLength + 1), '0'.repeat(maxTextLength)],
    ],
  ],
  [
    'number',
    numberSchema,
    [
      [90, 90],
      ['9.5', 9.5],
      ['-1', -1],
      ['', null],
      ['9,5', null],
      [[], null],
      [[7], null],
      [Infinity, null],
      ['9'.repeat(400), null],
    ],
  ],
  [
    'flag',
    booleanSchema,
    [
      [true, true],
      [1, true],
      ['true', true],
      ['yes', false],
      [undefined, false],
    ],
  ],
  [
    'optionalId',
    optionalIdSchema,
    [
      ['a', 'a'],
      [7, '7'],
      ['', null],
      [{}, null],
    ],
  ],
])('%s converts or drops every value', (_name, schema, cases) => {
  for (const [input, output] of cases) expect(v.parse(schema, input)).toEqual(output);
});

test('identifier keeps control characters', () => {
  expect(v.parse(idSchema, '\u001b[31mQ')).toBe('\u001b[31mQ');
});

test('identifier accepts text and numbers only', () => {
  expect(v.parse(idSchema, 0)).toBe('0');
  for (const input of [null, undefined, '', {}, true, Infinity, '0'.repeat(maxTextLength)])
    expect(v.is(idSchema, input)).toBe(false);
});

describe('object schemas', () => {
  const person = createObjectSchema({ id: idSchema, firstName: textSchema, ptBr: textSchema });

  test.each([
    ['in snake_case', { id: 1, first_name: 'Ana', later: 1 }],
    ['in camelCase', { id: 1, firstName: 'Ana' }],
  ])('caseTolerantObject parses keys %s and sets missing ones to null', (_spelling, input) =>
    expect(v.parse(person, input)).toEqual({ id: '1', firstName: 'Ana', ptBr: null }),
  );

  test.each([[[]], [null], ['text'], [{}]])('caseTolerantObject rejects %j', (input) =>
    expect(v.is(person, input)).toBe(false),
  );

  test('optionalObject becomes null when the value is not an object', () =>
    expect(
      v.parse(createObjectSchema({ person: createOptionalObjectSchema({ name: textSchema }) }), {
        person: 'Ana',
      }),
    ).toEqual({
      person: null,
    }));

  test.each([
    ['as it is', { id: 'a', first_name: 'Ana', company: { id: 'b' } }],
    ['wrapped in another object', { data: { id: 'a', first_name: 'Ana' }, took: 3 }],
  ])('unwrappedObject accepts the object %s', (_name, input) =>
    expect(v.parse(createObjectOrEnvelopeSchema(person), input)).toMatchObject({
      id: 'a',
      firstName: 'Ana',
    }),
  );

  test('unwrappedObject rejects an object with two candidates', () =>
    expect(
      v.is(createObjectOrEnvelopeSchema(person), { one: { id: 'a' }, other: { id: 'b' } }),
    ).toBe(false));
});

test.each([
  ['as it is', [1, 2], [1, 2]],
  ['wrapped in an object', { count: 2, results: [1, 2], links: {} }, [1, 2]],
  ['from an empty response', null, []],
])('listOrEnvelopeSchema accepts the list %s', (_name, input, output) =>
  expect(v.parse(listOrEnvelopeSchema, input)).toEqual(output),
);

test.each([[{}], [{ a: [], b: [] }], ['text'], [7]])('listOrEnvelopeSchema rejects %j', (input) =>
  expect(v.is(listOrEnvelopeSchema, input)).toBe(false),
);

test('parseEach leaves out, counts and logs the elements that fail', () => {
  expectConsoleError(/^Left out what could not be read: /, 2);
  expect(
    parseListElements(createObjectSchema({ id: idSchema }), [{ id: 1 }, null, { id: {} }]),
  ).toEqual({
    parsed: [{ id: '1' }],
    failedCount: 2,
  });
});

test('parseEach logs only a few elements of a long list that fails entirely', () => {
  expectConsoleError(/^Left out what could not be read: /, 5);
  expectConsoleError(/^Left out 99995 more\.$/, 1);
  const { failedCount } = parseListElements(
    createObjectSchema({ id: idSchema }),
    Array(100_000).fill(0),
  );
  expect(failedCount).toBe(100_000);
});
