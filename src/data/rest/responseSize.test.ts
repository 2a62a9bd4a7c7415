import { isResponseSmallEnough, maxResponseListLength, maxResponseDepth } from './responseSize.ts';

const createNestedLists = (levels: number) =>
  JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;
const createZeros = (count: number) => Array<number>(count).fill(0);

describe('isResponseSmallEnough', () => {
  test.each<[string, unknown]>([
    ['null', null],
    ['a text', '0'.repeat(1_000_000)],
    ['a list of the maximum length', createZeros(maxResponseListLength)],
    ['five lists of the maximum length', Array(5).fill(createZeros(maxResponseListLength))],
    ['the maximum nesting depth', createNestedLists(maxResponseDepth)],
  ])('accepts %s', (_name, body) => expect(isResponseSmallEnough(body)).toBe(true));

  test.each<[string, unknown]>([
    ['a longer list', createZeros(maxResponseListLength + 1)],
    ['a longer list inside an object', { data: { items: createZeros(maxResponseListLength + 1) } }],
    [
      'an object with more keys',
      Object.fromEntries(createZeros(maxResponseListLength + 1).map((_, key) => [key, 0])),
    ],
    ['deeper nesting', createNestedLists(maxResponseDepth + 1)],
    ['nesting that would exhaust the stack of a recursive walk', createNestedLists(200_000)],
  ])('rejects %s', (_name, body) => expect(isResponseSmallEnough(body)).toBe(false));
});
