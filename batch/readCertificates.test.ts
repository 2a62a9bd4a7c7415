import { Readable } from 'node:stream';
import { UnparsableLine, readCertificates } from './readCertificates.ts';

/** Reads the list from a stream of the text in chunks of `size` bytes. */
const readText = (text: string, size = 7): Promise<unknown[]> => readBytes(Buffer.from(text), size);

async function readBytes(bytes: Buffer, size: number): Promise<unknown[]> {
  const list: unknown[] = [];
  for await (const value of readCertificates(splitBytes(bytes, size))) list.push(value);
  return list;
}

const toStream = (text: string, size: number): Readable => splitBytes(Buffer.from(text), size);

function splitBytes(bytes: Buffer, size: number): Readable {
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  return Readable.from(chunks);
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
  for (const size of [1, 2, 3, 7, 1000]) expect(await readText(text, size)).toEqual(values);
});

test.each([
  ['utf-16le', (text: string) => Buffer.from(text, 'utf16le')],
  ['utf-16be', (text: string) => Buffer.from(text, 'utf16le').swap16()],
])('reads %s with a byte-order mark, in chunks of any size', async (_, encode) => {
  const bytes = encode(`\uFEFF${values.map((value) => JSON.stringify(value)).join('\r\n')}`);
  for (const size of [1, 2, 3, 1000]) expect(await readBytes(bytes, size)).toEqual(values);
});

test.each(['', ' \n\n ', '[]', '7', '\n'])('reads the short list %j', async (text) => {
  expect(await readText(text, 1)).toEqual(text === '7' ? [7] : []);
});

test.each(['', ' \n\n ', '[]'])('reads %j as an empty list', async (text) => {
  expect(await readText(text)).toEqual([]);
});

test('yields an UnparsableLine with the line number for a line that is not JSON', async () => {
  const [first, invalid, last] = await readText('\n{"a":1}\n{"a":\n2');
  expect([first, last]).toEqual([{ a: 1 }, 2]);
  expect(invalid).toBeInstanceOf(UnparsableLine);
  expect((invalid as UnparsableLine).message).toMatch(/^line 3 is not JSON: ./);
});

test.each([
  ['[1, 2', [1], 'element 2 (line 1) has no end'],
  ['[1,\n"a', [1], 'element 2 (line 2) has no end'],
  ['[', [], 'element 1 (line 1) has no end'],
  ['[1,, 2]', [1], 'element 2 (line 1) is missing'],
  ['[1,\n2,\n]', [1, 2], 'element 3 (line 3) is missing'],
  ['[1]\n [2]', [1], 'line 2: there is text after the end'],
  ['[1}', [], 'element 1 (line 1) is followed by }'],
  [
    '\n[{"a": "]}\\""},\n\n {"b":\n 1,\n c: 2}]',
    [{ a: ']}"' }],
    'element 2 (line 6) is not JSON: ',
  ],
  ['[{"a": 1},\n{"a": [}, 3]', [{ a: 1 }], 'element 2 (line 2) has no end'],
])('reads %j up to its fault, and names the place', async (text, expected, fault) => {
  for (const size of [1, 3, 1000]) {
    const elements: unknown[] = [];
    const collectElements = async () => {
      for await (const element of readCertificates(toStream(text, size))) elements.push(element);
    };
    await expect(collectElements()).rejects.toThrow(fault);
    expect(elements).toEqual(expected);
  }
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

test('rejects a list that begins with endless white space', async () => {
  function* chunks() {
    for (;;) yield Buffer.alloc(8_000_000, ' \n');
  }
  const list = readCertificates(Readable.from(chunks(), { highWaterMark: 1 }));
  await expect(list.next()).rejects.toThrow('begins with more than 100 million characters');
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
