import { Readable } from 'node:stream';
import { UnparsableLine, readCertificates } from './readCertificates.ts';

/** Reads the list from a stream of the text in chunks of `size` bytes. */
async function read(text: string, size = 7): Promise<unknown[]> {
  const bytes = Buffer.from(text);
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  const list: unknown[] = [];
  for await (const value of readCertificates(Readable.from(chunks))) list.push(value);
  return list;
}

const values = [
  { name: 'São Luís 🎓', id: 1 },
  { separators: '\u2028\u2029', deep: [{ a: [] }] },
  'x',
];

test.each([
  ['JSON Lines', values.map((value) => JSON.stringify(value)).join('\n')],
  [
    'JSON Lines with Windows line ends and empty lines',
    `\uFEFF${values.map((value) => JSON.stringify(value)).join('\r\n\r\n')}\r\n`,
  ],
  ['an array', JSON.stringify(values)],
  ['an indented array', ` \n\n\t  \uFEFF`.trimEnd() + JSON.stringify(values, null, 2)],
])('reads %s in chunks of any size', async (_, text) => {
  for (const size of [1, 2, 3, 7, 1000]) expect(await read(text, size)).toEqual(values);
});

test.each(['', ' \n\n ', '[]'])('reads %j as an empty list', async (text) => {
  expect(await read(text)).toEqual([]);
});

test('yields an UnparsableLine with the line number for a line that is not JSON', async () => {
  const [first, invalid, last] = await read('\n{"a":1}\n{"a":\n2');
  expect([first, last]).toEqual([{ a: 1 }, 2]);
  expect(invalid).toBeInstanceOf(UnparsableLine);
  expect((invalid as UnparsableLine).message).toMatch(/^line 3 is no JSON: ./);
});

test.each(['[1, 2', '[1,, 2]', '[1] [2]'])('throws for the invalid array %s', async (text) => {
  await expect(read(text)).rejects.toThrow();
});

test('reads no more of the stream than the consumer needs', async () => {
  let chunkCount = 0;
  function* chunks() {
    for (;;) {
      chunkCount++;
      yield Buffer.from('{"id": 1}\n'.repeat(100));
    }
  }
  const stream = Readable.from(chunks(), { highWaterMark: 1 });
  let count = 0;
  for await (const _value of readCertificates(stream)) if (++count === 1000) break;
  expect(chunkCount).toBeLessThan(15);
  expect(stream.destroyed).toBe(true);
});

test('ends a list that waits for more chunks when the signal is aborted', async () => {
  const controller = new AbortController();
  const stream = new Readable({ read: () => undefined });
  stream.push('{"id": 1}\n');
  const list = readCertificates(stream, controller.signal);
  expect(await list.next()).toEqual({ value: { id: 1 }, done: false });
  const next = list.next();
  controller.abort();
  expect(await next).toEqual({ value: undefined, done: true });
});
