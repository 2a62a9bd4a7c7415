import { setTimeout as pause } from 'node:timers/promises';
import { inOrder } from './inOrder.ts';

/** Counts what was taken of it. */
function counted() {
  const source = {
    taken: 0,
    async *[Symbol.asyncIterator]() {
      for (;;) yield await Promise.resolve(source.taken++);
    },
  };
  return source;
}

test('what was begun last may be ready first, and comes last', async () => {
  const made: number[] = [];
  for await (const number of inOrder(counted(), 5, async (number) => {
    await pause(20 - number);
    return number;
  })) {
    made.push(number);
    if (number === 12) break;
  }
  expect(made).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('a consumer that is slow holds back who makes and who reads, through stages', async () => {
  const source = counted();
  let made = 0;
  const first = inOrder(source, 4, (number) => {
    made++;
    return Promise.resolve(number);
  });
  let used = 0;
  for await (const number of inOrder(first, 3, (one) => Promise.resolve(one))) {
    await pause(1);
    used++;
    expect(source.taken - used).toBeLessThanOrEqual(6);
    expect(made).toBe(source.taken);
    if (number === 50) break;
  }
});

test('what fails is thrown at its place, and others that fail trouble nobody', async () => {
  const made: number[] = [];
  const fails = async () => {
    for await (const number of inOrder(counted(), 3, async (one) => {
      await pause(one === 2 ? 5 : 0);
      if (one >= 2) throw new Error(`No ${one}`);
      return one;
    }))
      made.push(number);
  };
  await expect(fails()).rejects.toThrow('No 2');
  expect(made).toEqual([0, 1]);
});
