/** Tests that Chinese, Japanese and Korean names in slices are text like names in the scripts of the repository. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layoutNames } from '#domain/template/template.ts';
import { buildBatch, hashFolder, runBatch, toJsonLines } from '#testing/batchCommand.ts';
import { createCertificateResponse } from '#testing/certificates.ts';
import { makeTestSlices } from '#testing/makeTestSlices.ts';
import { readFirstPagesInPrograms } from '#testing/pdf/readTextsInPrograms.ts';
import { slicedNames } from '#testing/scriptNames.ts';

const names = Object.values(slicedNames).flat();
const longName = '王小明李伟陈静'.repeat(12);
const latinNames = ['Ana', 'José 3'];
const allNames: readonly string[] = [...names, longName, ...latinNames];

let folder: string;
let slices: string;
let batchFolder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'slice-names-'));
  slices = makeTestSlices();
  batchFolder = buildBatch();
});
afterAll(() => {
  for (const path of [folder, slices, batchFolder]) rmSync(path, { recursive: true });
});

const createList = (list: readonly string[]) =>
  toJsonLines(
    list.map((name) =>
      createCertificateResponse({
        name,
        id: `id-${allNames.indexOf(name)}`,
        template: { layout: layoutNames[name.length % layoutNames.length] ?? 'Layout1' },
      }),
    ),
  );

/** Draws certificates of names into a new folder. */
async function draw(list: readonly string[], ...options: readonly string[]) {
  const out = mkdtempSync(join(folder, 'out-'));
  const args = ['-', out, '--language', 'en', '--demo', '--workers', '1', ...options];
  return { ...(await runBatch(batchFolder, args, createList(list))), out };
}

/** Returns the file of a name. */
function getFile(out: string, name: string): string {
  const end = ` id-${allNames.indexOf(name)}.pdf`;
  return join(out, readdirSync(out).find((file) => file.endsWith(end)) ?? '');
}

const normalize = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ');
/** Ghostscript writes characters beyond the Basic Multilingual Plane, such as a variation selector, as two others. */
const getExpected = (reader: string, name: string) =>
  reader === 'ghostscript' ? name.replace(/\p{Variation_Selector}.*/u, '') : name;

describe('certificates of names in slices', () => {
  let batchRun: Awaited<ReturnType<typeof draw>>;
  let texts: Map<string, Record<string, string>>;
  beforeAll(async () => {
    batchRun = await draw(allNames, '--fonts', slices);
    const namesOfFiles = [...names, longName];
    const textsOfFiles = readFirstPagesInPrograms(
      namesOfFiles.map((name) => getFile(batchRun.out, name)),
    );
    texts = new Map(namesOfFiles.map((name, index) => [name, textsOfFiles[index] ?? {}]));
  });

  it('have names that every reader returns as written', () => {
    expect([batchRun.code, batchRun.stderr]).toEqual([0, expect.not.stringContaining('font')]);
    const missing = names.flatMap((name) =>
      Object.entries(texts.get(name) ?? {})
        .filter(([reader, text]) => !normalize(text).includes(normalize(getExpected(reader, name))))
        .map(([reader]) => `${reader}: ${name}`),
    );
    expect(missing).toEqual([]);
    for (const text of texts.values())
      expect(Object.keys(text)).toEqual(expect.arrayContaining(['pdf.js', 'pdfium']));
  });

  it('have fonts of the language that the script of a name decides', () => {
    const listFonts = (name: string) =>
      new Set(readFileSync(getFile(batchRun.out, name), 'latin1').match(/NotoSans\w\w-\w+/g) ?? []);
    expect(listFonts('山田太郎')).toContain('NotoSansJP-Regular');
    expect(listFonts('さくら 山中')).toEqual(new Set(['NotoSansJP-Regular']));
    expect(listFonts('김민준 (中)')).not.toContain('NotoSansSC-Regular');
  });

  it('break a long Chinese name anywhere, and copy it without spaces', () => {
    const text = texts.get(longName)?.['pdf.js'] ?? '';
    const lines = text.split('\n').filter((line) => longName.includes(line) && line.length > 5);
    expect(lines.join('')).toContain(longName);
    expect(text.replaceAll('\n', '')).toContain(longName);
  });

  it('name the slices in their record, and no fonts for other names', () => {
    expect(readdirSync(batchRun.out)).toHaveLength(allNames.length);
    const [latin, chinese] = ['Ana', '王小明'].map((name) =>
      /"fonts": \[([^\]]*)\]/
        .exec(readFileSync(getFile(batchRun.out, name), 'latin1'))?.[1]
        ?.match(/[\w-]+/g),
    );
    expect(latin).toBeUndefined();
    expect(chinese?.length).toBeGreaterThan(1);
    for (const name of chinese ?? []) expect(readdirSync(slices)).toContain(`${name}.ttf`);
  });

  it('have the same bytes each time, after whichever names, and for Latin names without slices', async () => {
    const hashes = hashFolder(batchRun.out);
    const second = await draw([...allNames].reverse(), '--fonts', slices);
    expect(hashFolder(second.out)).toEqual(hashes);
    const latin = Object.entries(hashFolder((await draw(latinNames)).out));
    expect(latin).toHaveLength(2);
    expect(Object.entries(hashes)).toEqual(expect.arrayContaining(latin));
  });
});

it('fails for a character that no slice has, and for a damaged folder', async () => {
  const unknown = await draw(['王小龍'], '--fonts', slices);
  expect([unknown.code, unknown.stderr]).toEqual([
    1,
    expect.stringContaining('No certificate font has 龍 (U+9F8D).'),
  ]);
  const damaged = join(folder, 'damaged');
  cpSync(slices, damaged, { recursive: true });
  for (const file of readdirSync(damaged))
    if (file.endsWith('.ttf')) writeFileSync(join(damaged, file), '');
  const empty = await draw(['王小明'], '--fonts', damaged);
  expect([empty.code, empty.stderr]).toEqual([
    1,
    expect.stringContaining('it is not a complete font.'),
  ]);
  writeFileSync(join(damaged, 'slices.json'), '{}');
  const unlisted = await draw(['王小明'], '--fonts', damaged);
  expect([unlisted.code, unlisted.stderr]).toEqual([
    2,
    expect.stringContaining('slices.json: it lists no slices.'),
  ]);
});
