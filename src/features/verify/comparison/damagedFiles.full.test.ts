import { createCertificate } from '#testing/certificates.ts';
import { PdfFileReader, UnreadablePdfError } from '#rendering/pdfReader/PdfFileReader.ts';
import { createTestFileCheck, createTestPdf } from '#testing/pdf/checkFile.ts';

/** Number of files that are damaged at random. */
const fileCount = 2_000;
/** Time that a check may take, milliseconds. In a browser, the file is read in a worker, so the page is never blocked. */
const maxCheckMs = 10_000;

/** Creates numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

type Damage = (text: string, random: () => number) => string;

const pickOffset = (text: string, random: () => number) => Math.floor(random() * text.length);

/** Splits a PDF before each object. */
const splitObjects = (text: string) => text.split(/(?=\n\d+ 0 obj\n)/);

const damages: Readonly<Record<string, Damage>> = {
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

describe('checkFile of damaged files', () => {
  const certificate = createCertificate();
  const check = createTestFileCheck([certificate]);
  let issued: string;

  beforeAll(async () => {
    issued = Buffer.from(await createTestPdf([certificate])).toString('latin1');
  });

  it.each(Object.entries(damages))('never confirms %s, and ends', async (_name, damage) => {
    for (let seed = 1; seed <= fileCount / Object.keys(damages).length; seed++) {
      const changed = damage(issued, createRandom(seed));
      if (changed === issued) continue;
      const file = Uint8Array.from(Buffer.from(changed, 'latin1'));
      const startedAt = performance.now();
      const result = seed % checkedShare === 0 ? await check(file) : await readFile(file);
      const isSlow = performance.now() - startedAt > maxCheckMs;
      const isExact = JSON.stringify(result).includes('"exact"');
      // The seed is in the message, so that the file can be made again.
      expect({ seed, isExact, isSlow }).toEqual({ seed, isExact: false, isSlow: false });
    }
  });
});

/** Of how many files one is compared in full. The others are only read, which takes a tenth of the time. */
const checkedShare = 10;

/** Reads a file as the check does. @returns undefined if it cannot be read */
async function readFile(file: Uint8Array) {
  const reader = new PdfFileReader(new Blob([file.slice()]));
  try {
    return [await reader.readMetadata(), await reader.readContent(4)];
  } catch (error) {
    if (error instanceof UnreadablePdfError) return undefined;
    throw error;
  } finally {
    await reader.close();
  }
}
