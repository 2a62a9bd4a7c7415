import { Readable } from 'node:stream';
import { BrokenLine, certificatesIn } from './certificatesIn.ts';

/** The list of a text that comes in pieces of so many bytes. */
async function read(text: string, size = 7): Promise<unknown[]> {
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  const list: unknown[] = [];
  for await (const value of certificatesIn(Readable.from(pieces))) list.push(value);
  return list;
}

const values = [
  { name: 'São Luís 🎓', id: 1 },
  { separators: '\u2028\u2029', deep: [{ a: [] }] },
  'x',
];

test.each([
  ['lines', values.map((value) => JSON.stringify(value)).join('\n')],
  [
    'lines of Windows, some empty',
    `\uFEFF${values.map((one) => JSON.stringify(one)).join('\r\n\r\n')}\r\n`,
  ],
  ['an array', JSON.stringify(values)],
  ['an array for people', ` \n\n\t  \uFEFF`.trimEnd() + JSON.stringify(values, null, 2)],
])('%s are read, wherever a piece ends', async (_, text) => {
  for (const size of [1, 2, 3, 7, 1000]) expect(await read(text, size)).toEqual(values);
});

test.each(['', ' \n\n ', '[]'])('%j holds nothing', async (text) => {
  expect(await read(text)).toEqual([]);
});

test('a line that is no JSON is one of the list, and names its number', async () => {
  const [first, broken, last] = await read('\n{"a":1}\n{"a":\n2');
  expect([first, last]).toEqual([{ a: 1 }, 2]);
  expect(broken).toBeInstanceOf(BrokenLine);
  expect((broken as BrokenLine).message).toMatch(/^line 3 is no JSON: ./);
});

test.each(['[1, 2', '[1,, 2]', '[1] [2]'])('%s is no list', async (text) => {
  await expect(read(text)).rejects.toThrow();
});

test('no more is read than is asked for', async () => {
  let read = 0;
  function* pieces() {
    for (;;) {
      read++;
      yield Buffer.from('{"id": 1}\n'.repeat(100));
    }
  }
  const stream = Readable.from(pieces(), { highWaterMark: 1 });
  let count = 0;
  for await (const _value of certificatesIn(stream)) if (++count === 1000) break;
  expect(read).toBeLessThan(15);
  expect(stream.destroyed).toBe(true);
});

test('a signal ends a list that waits for more', async () => {
  const stop = new AbortController();
  const stream = new Readable({ read: () => undefined });
  stream.push('{"id": 1}\n');
  const list = certificatesIn(stream, stop.signal);
  expect(await list.next()).toEqual({ value: { id: 1 }, done: false });
  const next = list.next();
  stop.abort();
  expect(await next).toEqual({ value: undefined, done: true });
});
