import { gql, type OperationVariables } from '@apollo/client';
import { DocumentCache } from './documentCache.ts';

const names = gql`
  query names($part: String) {
    names(part: $part)
  }
`;
const counts = gql`
  query counts {
    count
  }
`;

const question = (query = names, variables: OperationVariables = {}) => ({
  query,
  variables,
  optimistic: false,
  returnPartialData: false,
});

const write = (cache: DocumentCache, result: object, query = names, variables = {}) =>
  cache.write({ query, variables, result, dataId: 'ROOT_QUERY' });

test('an answer is kept whole under its query and variables', () => {
  const cache = new DocumentCache();
  const result = { names: ['a', 'b'] };
  write(cache, result, names, { part: 'x' });
  expect(cache.read(question(names, { part: 'x' }))).toBe(result);
  expect(cache.read(question(names, { part: 'y' }))).toBeNull();
  expect(cache.read(question(names))).toBeNull();
  expect(cache.read(question(counts))).toBeNull();
});

test('a later answer to the same question takes the place of the one before', () => {
  const cache = new DocumentCache();
  write(cache, { names: ['a'] });
  write(cache, { names: [] });
  expect(cache.read(question())).toEqual({ names: [] });
});

test('an answer that is there is complete, one that is not is missing', () => {
  const cache = new DocumentCache();
  expect(cache.diff(question())).toMatchObject({ complete: false, result: null });
  write(cache, { names: [] });
  expect(cache.diff(question())).toMatchObject({ complete: true, result: { names: [] } });
});

test('a reset forgets everything', async () => {
  const cache = new DocumentCache();
  write(cache, { names: [] });
  write(cache, { count: 1 }, counts);
  await cache.reset();
  expect(cache.read(question())).toBeNull();
  expect(cache.read(question(counts))).toBeNull();
  expect(cache.extract()).toEqual({});
});

test('what was extracted can be restored, in place of what was there', () => {
  const cache = new DocumentCache();
  write(cache, { names: ['a'] });
  const other = new DocumentCache();
  write(other, { count: 1 }, counts);
  other.restore(JSON.parse(JSON.stringify(cache.extract())));
  expect(other.read(question())).toEqual({ names: ['a'] });
  expect(other.read(question(counts))).toBeNull();
});

test('who watches hears of what is written until they stop', async () => {
  const cache = new DocumentCache();
  const callback = jest.fn();
  const stop = cache.watch({ ...question(), callback });
  write(cache, { names: ['a'] });
  expect(callback).toHaveBeenCalledTimes(1);
  expect(callback).toHaveBeenCalledWith(
    expect.objectContaining({ complete: true, result: { names: ['a'] } }),
  );
  stop();
  write(cache, { names: [] });
  expect(callback).toHaveBeenCalledTimes(1);
  const lost = jest.fn();
  cache.watch({ ...question(), callback: lost });
  await cache.reset({ discardWatches: true });
  write(cache, { names: [] });
  expect(lost).not.toHaveBeenCalled();
});

test('an answer’s own keys are never mistaken for the cache’s', () => {
  const cache = new DocumentCache();
  write(cache, { names: [] }, names, { part: '__proto__' });
  expect(cache.read(question(names, { part: 'constructor' }))).toBeNull();
  expect(cache.read(question(names, { part: '__proto__' }))).toEqual({ names: [] });
});

test('who watches goes on hearing after a reset', async () => {
  const cache = new DocumentCache();
  const callback = jest.fn();
  cache.watch({ ...question(), callback });
  await cache.reset();
  await cache.reset({ discardWatches: false });
  write(cache, { names: [] });
  expect(callback).toHaveBeenCalledTimes(1);
});

test('what is written in one transaction is there after it', () => {
  const cache = new DocumentCache();
  cache.performTransaction((inside) => {
    inside.write({ query: names, variables: {}, result: { names: ['a'] }, dataId: 'ROOT_QUERY' });
  });
  expect(cache.read(question())).toEqual({ names: ['a'] });
});

test('an answer has no parts: none can be evicted, and every fragment is of it', () => {
  const cache = new DocumentCache();
  write(cache, { names: ['a'] });
  expect(cache.evict()).toBe(false);
  expect(cache.fragmentMatches()).toBe(true);
  expect(cache.read(question())).toEqual({ names: ['a'] });
});
