/** Tests that Chinese, Japanese and Korean names in slices are text like names in the scripts of the repository. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layoutNames } from '#domain/template/template.ts';
import { buildBatch, hashFolder, runBatch, toJsonLines } from '#testing/batchCommand.ts';
import { createCertificateResponse } from '#testing/certificates.ts';
import { makeTestSlices } from '#testing/makeTestSlices.ts';
import { slicedNames } from '#testing/scriptNames.ts';

const names = Object.values(slicedNames).flat();

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
    list.map((name, index) =>
      createCertificateResponse({
        name,
        id: `id-${index}`,
        template: { layout: layoutNames[index % layoutNames.length] ?? 'Layout1' },
      }),
    ),
  );

/** Draws certificates of names into a new folder. */
async function draw(list: readonly string[], fonts: string) {
  const out = mkdtempSync(join(folder, 'out-'));
  const args = ['-', out, '--language', 'en', '--demo', '--fonts', fonts];
  const result = await runBatch(batchFolder, args, createList(list));
  const files = readdirSync(out);
  const getFile = (index: number) =>
    join(out, files.find((file) => file.endsWith(` id-${index}.pdf`)) ?? '');
  return { ...result, out, getFile };
}

let allNames: ReturnType<typeof draw> | undefined;
/** Draws certificates of all names once for all tests. */
const drawAllNames = () => (allNames ??= draw(names, slices));

function readTexts(files: readonly string[]): Record<string, string>[] {
  const script = 'src/testing/pdf/readPdfTexts.ts';
  const args = ['--import', 'tsx', script, '--first-page', ...files];
  const output = execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1e8 });
  return JSON.parse(output) as Record<string, string>[];
}

const normalize = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ');
/** Ghostscript writes characters beyond the Basic Multilingual Plane, such as a variation selector, as two others. */
const getExpected = (reader: string, name: string) =>
  reader === 'ghostscript' ? name.replace(/\p{Variation_Selector}.*/u, '') : name;

it('writes names that every reader returns as written', async () => {
  const { code, stderr, getFile } = await drawAllNames();
  expect([code, stderr]).toEqual([0, expect.not.stringContaining('font')]);
  const files = names.map((_, index) => getFile(index));
  const texts = readTexts(files);
  const missing = names.flatMap((name, index) =>
    Object.entries(texts[index] ?? {})
      .filter(([reader, text]) => !normalize(text).includes(normalize(getExpected(reader, name))))
      .map(([reader]) => `${reader}: ${name}`),
  );
  expect(missing).toEqual([]);
  expect(Object.keys(texts[0] ?? {})).toEqual(expect.arrayContaining(['pdf.js', 'pdfium']));
  // The script of a name decides the language of its font.
  const fonts = files.map((file) => readFileSync(file, 'latin1').match(/NotoSans\w\w-\w+/g) ?? []);
  expect(fonts[names.indexOf('山田太郎')]).toEqual(expect.arrayContaining(['NotoSansJP-Regular']));
  expect(new Set(fonts[names.indexOf('さくら 山中')])).toEqual(new Set(['NotoSansJP-Regular']));
  expect(new Set(fonts[names.indexOf('김민준 (中)')])).not.toContain('NotoSansSC-Regular');
}, 60_000);

it('breaks a long Chinese name anywhere, and copies it without spaces', async () => {
  const name = '王小明李伟陈静'.repeat(12);
  const { code, getFile } = await draw([name], slices);
  expect(code).toBe(0);
  const [texts = {}] = readTexts([getFile(0)]);
  const lines = texts['pdf.js']?.split('\n') ?? [];
  expect(lines.filter((line) => name.includes(line) && line.length > 5).join('')).toContain(name);
  expect(texts['pdf.js']?.replaceAll('\n', '')).toContain(name);
}, 30_000);

it('names the slices in the record of the file, and no fonts for other names', async () => {
  const { out, getFile } = await draw(['王小明', 'Ana'], slices);
  expect(readdirSync(out)).toHaveLength(2);
  const readRecordFonts = (file: string) =>
    /"fonts": \[([^\]]*)\]/.exec(readFileSync(file, 'latin1'))?.[1]?.match(/[\w-]+/g);
  const [latin, chinese] = [getFile(1), getFile(0)].map(readRecordFonts);
  expect(latin).toBeUndefined();
  expect(chinese?.length).toBeGreaterThan(1);
  for (const name of chinese ?? []) expect(readdirSync(slices)).toContain(`${name}.ttf`);
});

it('writes the same bytes for Latin names with and without slices, and each time', async () => {
  const list = ['Ana', 'José 3'];
  const first = await drawAllNames();
  const second = await draw(names, slices);
  const empty = await draw(list, slices);
  expect(hashFolder(second.out)).toEqual(hashFolder(first.out));
  const out = join(folder, 'without');
  await runBatch(batchFolder, ['-', out, '--language', 'en', '--demo'], createList(list));
  expect(hashFolder(out)).toEqual(hashFolder(empty.out));
}, 60_000);

it('fails for a character that no slice has, and for a damaged folder', async () => {
  const unknown = await draw(['王小龍'], slices);
  expect([unknown.code, unknown.stderr]).toEqual([
    1,
    expect.stringContaining('No certificate font has 龍 (U+9F8D).'),
  ]);
  const damaged = join(folder, 'damaged');
  cpSync(slices, damaged, { recursive: true });
  for (const file of readdirSync(damaged))
    if (file.endsWith('.ttf')) writeFileSync(join(damaged, file), '');
  const empty = await draw(['王小明'], damaged);
  expect([empty.code, empty.stderr]).toEqual([
    1,
    expect.stringContaining('it is no complete font.'),
  ]);
  writeFileSync(join(damaged, 'slices.json'), '{}');
  const unlisted = await draw(['王小明'], damaged);
  expect([unlisted.code, unlisted.stderr]).toEqual([
    2,
    expect.stringContaining('slices.json: it lists no slices.'),
  ]);
}, 60_000);
