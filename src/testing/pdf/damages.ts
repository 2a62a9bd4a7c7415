/** Creates numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

export type Damage = (text: string, random: () => number) => string;

const pickOffset = (text: string, random: () => number) => Math.floor(random() * text.length);

/** Splits a PDF before each object. */
const splitObjects = (text: string) => text.split(/(?=\n\d+ 0 obj\n)/);

/** Ways to damage a PDF at random. */
export const damages: Readonly<Record<string, Damage>> = {
  'changed bits': (text, random) => {
    const bytes = Buffer.from(text, 'latin1');
    for (let count = 1 + Math.floor(random() * 20); count > 0; count--) {
      const offset = Math.floor(random() * bytes.length);
      bytes[offset] = (bytes[offset] ?? 0) ^ (1 << Math.floor(random() * 8));
    }
    return bytes.toString('latin1');
  },
  'a missing end': (text, random) => text.slice(0, pickOffset(text, random)),
  'a missing part': (text, random) => {
    const offset = pickOffset(text, random);
    return text.slice(0, offset) + text.slice(offset + Math.floor(random() * 2_000));
  },
  'exchanged objects': (text, random) => {
    const objects = splitObjects(text);
    const [a, b] = [1, 2].map(() => Math.floor(random() * objects.length));
    [objects[a ?? 0], objects[b ?? 0]] = [objects[b ?? 0] ?? '', objects[a ?? 0] ?? ''];
    return objects.join('');
  },
  'repeated markers': (text, random) => {
    const markers = [
      'stream\n',
      'endobj\n',
      '%%EOF\n',
      '/Type/EmbeddedFile ',
      '<<',
      '[',
      '(',
      '/Kids[',
    ];
    const marker = markers[Math.floor(random() * markers.length)] ?? '';
    const offset = pickOffset(text, random);
    return (
      text.slice(0, offset) + marker.repeat(1 + Math.floor(random() * 50_000)) + text.slice(offset)
    );
  },
  'huge numbers': (text, random) => {
    const numbers = Array.from(text.matchAll(/(?<=\/\w+ )\d+/g));
    const { index = 0, 0: number = '' } = numbers[Math.floor(random() * numbers.length)] ?? {};
    return (
      text.slice(0, index) +
      String(10 ** Math.ceil(random() * 12)) +
      text.slice(index + number.length)
    );
  },
  'repeated objects': (text, random) => {
    const objects = splitObjects(text);
    const object = objects[Math.floor(random() * objects.length)] ?? '';
    return objects.join('') + object.repeat(1 + Math.floor(random() * 100));
  },
};
