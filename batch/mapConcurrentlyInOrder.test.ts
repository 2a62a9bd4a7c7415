import { setTimeout as pause } from 'node:timers/promises';
import { mapConcurrentlyInOrder } from './mapConcurrentlyInOrder.ts';

/** Creates an infinite source of numbers that counts how many were read. */
function createCountingSource() {
  const source = {
    readCount: 0,
    async *[Symbol.asyncIterator]() {
      for (;;) yield await Promise.resolve(source.readCount++);
    },
  };
  return source;
}

test('yields results in order although later ones are ready first', async () => {
  const results: number[] = [];
  for await (const result of mapConcurrentlyInOrder(createCountingSource(), 5, async (number) => {
    await pause(20 - number);
    return number;
  })) {
    results.push(result);
    if (result === 12) break;
  }
  expect(results).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('slows the mapping and the source down to a slow consumer, through two stages', async () => {
  const source = createCountingSource();
  let mappedCount = 0;
  const firstStage = mapConcurrentlyInOrder(source, 4, (number) => {
    mappedCount++;
    return Promise.resolve(number);
  });
  let consumedCount = 0;
  for await (const number of mapConcurrentlyInOrder(firstStage, 3, (value) =>
    Promise.resolve(value),
  )) {
    await pause(1);
    consumedCount++;
    expect(source.readCount - consumedCount).toBeLessThanOrEqual(6);
    expect(mappedCount).toBe(source.readCount);
    if (number === 50) break;
  }
});

test('throws the first error in order, and ignores later ones', async () => {
  const results: number[] = [];
  const mapWithErrors = async () => {
    for await (const result of mapConcurrentlyInOrder(createCountingSource(), 3, async (number) => {
      await pause(number === 2 ? 5 : 0);
      if (number >= 2) throw new Error(`No ${number}`);
      return number;
    }))
      results.push(result);
  };
  await expect(mapWithErrors()).rejects.toThrow('No 2');
  expect(results).toEqual([0, 1]);
});

test('yields the results of the values before an error of the source', async () => {
  async function* createBrokenSource() {
    yield* [0, 1, 2];
    await pause(0);
    throw new Error('Broken');
  }
  const results: number[] = [];
  const map = async () => {
    const first = mapConcurrentlyInOrder(createBrokenSource(), 4, (number) => pause(1, number));
    for await (const result of mapConcurrentlyInOrder(first, 4, (number) => pause(1, number)))
      results.push(result);
  };
  await expect(map()).rejects.toThrow('Broken');
  expect(results).toEqual([0, 1, 2]);
});
