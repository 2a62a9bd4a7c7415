/**
 * Tests that programs find and copy names as they were written: in every script that has a font of the repository, and in
 * others with a folder of fonts.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layoutNames } from '#domain/template/template.ts';
import { buildBatch, runBatch, toJsonLines } from '#testing/batchCommand.ts';
import { createCertificateResponse } from '#testing/certificates.ts';
import { readFirstPagesInPrograms } from '#testing/pdf/readTextsInPrograms.ts';
import { toDisplayOrder } from '#testing/pdf/toDisplayOrder.ts';
import { namesByScript, namesInOtherFonts } from '#testing/scriptNames.ts';
import { isFullRun, selectCases } from '#testing/selectCases.ts';

/** Folder of a font with Chinese and Japanese characters. */
const fontFolder = '/usr/share/fonts/truetype/droid';
const hasFontFolder = existsSync(fontFolder);
const nameLists = { ...namesByScript, ...(hasFontFolder && namesInOtherFonts) };
/** A name of each script, the first, second … of its list; in the long tests, the remaining ones. */
const names = Object.values(nameLists).flatMap((list, index) =>
  selectCases<string>(list, list.length, index),
);
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

let folder: string;
let texts: Record<string, string>[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'scripts-'));
  const list = names.map((name, index) =>
    createCertificateResponse({
      name,
      id: `id-${index}`,
      template: { layout: layoutNames[index % layoutNames.length] ?? 'Layout1' },
    }),
  );
  const batchFolder = buildBatch();
  const fontOptions = hasFontFolder ? ['--fonts', fontFolder] : [];
  const args = ['-', join(folder, 'out'), '--language', 'en', '--demo', ...fontOptions];
  expect(await runBatch(batchFolder, args, toJsonLines(list))).toMatchObject({
    code: 0,
    stderr: expect.not.stringContaining('No certificate font') as string,
  });
  rmSync(batchFolder, { recursive: true });
  const fileNames = readdirSync(join(folder, 'out'));
  const files = names.map((_, index) =>
    join(folder, 'out', fileNames.find((file) => file.endsWith(` id-${index}.pdf`)) ?? ''),
  );
  texts = readFirstPagesInPrograms(files);
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Removes what programs add or leave out: marks of the direction, joiners, compatibility forms, kinds of spaces. */
const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ');

/** Returns the texts to be found for a name. A program that reorders right-to-left text in another way needs only words. */
function getExpectedTexts(reader: string, name: string, isBroken: boolean): string[] {
  const words = name.match(/[\p{L}\p{M}\u200c]+/gu) ?? [];
  // They return the text beside the name between its two lines.
  const isPageReader = reader === 'poppler -layout' || reader === 'ghostscript';
  if (!rightToLeft.test(name)) return isBroken && isPageReader ? name.split(' ') : [name];
  switch (reader) {
    // They return text from left to right, as displayed.
    case 'mupdf':
    case 'ghostscript':
      return [toDisplayOrder(name)];
    // Orders numbers, punctuation and words of a right-to-left line as on a page of left-to-right text.
    case 'poppler':
    case 'poppler -layout':
      return words.length === name.split(' ').length && !/[^\p{L}\p{M}\s\u200c]/u.test(name)
        ? [name]
        : words;
    // Mirrors brackets twice, and reverses the order of Latin words.
    case 'pdfium':
      return /[()]|[A-Z][a-z]/.test(name) ? words : [name];
    // Takes a line with several Latin words as left-to-right text.
    default:
      return /[A-Z][a-z]/.test(name) ? words : [name];
  }
}

it('covers 23 scripts, and 2 more with a folder of fonts', () => {
  expect(Object.keys(nameLists)).toHaveLength(hasFontFolder ? 25 : 23);
  expect(Object.values(nameLists).flat().length).toBeGreaterThanOrEqual(95);
  expect(names.length).toBeGreaterThanOrEqual(isFullRun ? 70 : 23);
});

it.each(names.map((name, index) => [name, index] as const))('%s is copied', (name, index) => {
  // pdf.js returns a line break after each line.
  const isBroken = !texts[index]?.['pdf.js']?.normalize('NFKC').includes(name.normalize('NFKC'));
  const missing = Object.entries(texts[index] ?? {}).flatMap(([reader, text]) =>
    getExpectedTexts(reader, name, isBroken)
      .filter((expected) => !normalize(text).includes(normalize(expected)))
      .map((expected) => `${reader}: ${expected}`),
  );
  expect(missing).toEqual([]);
  expect(Object.keys(texts[index] ?? {})).toEqual(expect.arrayContaining(['pdf.js', 'pdfium']));
});
