/** Tests that the batch command draws names that the certificate fonts lack with fallback fonts from a folder. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { listMissingValidatorPrograms, validatePdfs } from '../scripts/validator/validator.ts';
import { readFaces, FallbackFont } from '../batch/FallbackFont.ts';
import { buildBatch, startBatch } from '../src/testing/batchCommand.ts';
import { createCertificateResponse } from '../src/testing/certificates.ts';
import { checkWithQpdf, hasProgram, extractText } from '../src/testing/pdf/programs.ts';
import { expect, tagFullUnless, test } from './fixtures.ts';
import { issueCertificate, fetchCertificate } from './certificateFiles.ts';

const fontFolder = '/usr/share/fonts/truetype';
const dejavu = `${fontFolder}/dejavu/DejaVuSans.ttf`;
const droid = `${fontFolder}/droid/DroidSansFallbackFull.ttf`;
const emoji = `${fontFolder}/noto/NotoColorEmoji.ttf`;

interface ScriptSample {
  name: string;
  course: string;
  font: string;
}

const samples: Readonly<Record<string, ScriptSample>> = {
  chinese: { name: '王小明', course: '信息安全，领导力', font: droid },
  japanese: { name: '山田 太郎', course: '情報セキュリティ', font: droid },
  emoji: { name: 'Ana 🎓', course: 'Segurança 🔐 👩🏽‍💻', font: emoji },
};
const availableSamples = Object.entries(samples).filter(([, { font }]) => existsSync(font));

// The batch is built once for all tests.
test.describe.configure({ mode: 'default' });
let batchFolder: string;
test.beforeAll(() => {
  batchFolder = buildBatch();
});
test.afterAll(() => rmSync(batchFolder, { recursive: true }));

interface BatchResult {
  code: number | null;
  stderr: string;
  files: Map<string, Buffer>;
}

/** Runs the batch command for certificates in these scripts with these fallback fonts. */
function runBatch(
  ids: readonly string[],
  fonts: readonly string[],
  workers = 1,
): Promise<BatchResult> {
  const responses = ids.map((id) => createCertificateResponse({ ...samples[id], id }));
  return runBatchWith(responses, fonts, '--demo', '--workers', String(workers));
}

async function runBatchWith(
  responses: readonly unknown[],
  fonts: readonly string[],
  ...options: readonly string[]
): Promise<BatchResult> {
  const folder = test.info().outputPath(options.join(' ').replaceAll(/\W/g, ''));
  const [out, fontFolder] = [join(folder, 'out'), join(folder, 'fonts', 'deeper')];
  mkdirSync(fontFolder, { recursive: true });
  for (const font of fonts) copyFileSync(font, join(fontFolder, basename(font)));
  const list = join(folder, 'certificates.json');
  writeFileSync(list, JSON.stringify(responses));
  const fontOptions = fonts.length > 0 ? ['--fonts', join(folder, 'fonts')] : [];
  const { code, stderr } = await startBatch(batchFolder, [list, out, ...fontOptions, ...options])
    .result;
  const files = readdirSync(out).map((file) => {
    const [, id = ''] = / – ([\w-]+)\.pdf$/.exec(file) ?? [];
    return [id, readFileSync(join(out, file))] as const;
  });
  return { code, stderr, files: new Map(files) };
}

const listFonts = (ids: readonly string[]) => [
  ...new Set(ids.flatMap((id) => samples[id]?.font ?? [])),
];

test('draws names in other scripts and keeps them readable', async () => {
  const ids = availableSamples.map(([id]) => id);
  const { code, stderr, files } = await runBatch(ids, listFonts(ids));
  expect(stderr).not.toContain('No certificate font has');
  expect(code).toBe(0);
  expect([...files.keys()].sort()).toEqual([...ids].sort());
  for (const [id, file] of files) {
    if (hasProgram('qpdf')) expect(checkWithQpdf(file)).toBe('');
    const { name = '' } = samples[id] ?? {};
    if (hasProgram('pdftotext')) expect(extractText(file)).toContain(name);
  }
});

test('draws the same with two workers, and conforms to PDF/A-3a and PDF/UA-1 @full', async () => {
  const ids = availableSamples.map(([id]) => id);
  const { files } = await runBatch(ids, listFonts(ids));
  const parallelRun = await runBatch(ids, listFonts(ids), 2);
  for (const [id, file] of files) expect(parallelRun.files.get(id)?.equals(file)).toBe(true);
  const missing = listMissingValidatorPrograms();
  test.skip(missing.length > 0, `the validator needs ${missing.join(', ')}`);
  const { breaches } = await validatePdfs(files, ['3a', 'ua1']);
  expect(Object.fromEntries(breaches)).toEqual(Object.fromEntries(ids.map((id) => [id, []])));
});

for (const [id, { font }] of Object.entries(samples))
  test(`reports ${id} text without a font and still writes the other certificates${tagFullUnless(id === 'chinese')}`, async () => {
    const otherId = id === 'emoji' ? 'chinese' : 'emoji';
    const fonts = listFonts([otherId]);
    test.skip(!fonts.every(existsSync) || fonts.includes(font), `not installed: ${fonts.join()}`);
    const { code, stderr, files } = await runBatch([id, otherId], fonts);
    expect(code).toBe(1);
    expect(stderr).toMatch(/Certificate 1 \(\w+\): No certificate font has .+ \(U\+[0-9A-F]+/);
    expect([...files.keys()]).toEqual([otherId]);
  });

test('joins Arabic letters from right to left and places a combining mark on its letter', () => {
  test.skip(!existsSync(dejavu), `not installed: ${dejavu}`);
  const [style] = readFaces(new Uint8Array(readFileSync(dejavu)));
  if (!style) throw new Error('The file has no font');
  const font = new FallbackFont(style.face, 400);
  const shapeToIds = (text: string) => font.shape(text, true).glyphs.map(({ id }) => id);
  const isolatedIds = 'محمد'.split('').flatMap(shapeToIds).reverse();
  const joinedIds = shapeToIds('محمد');
  expect(joinedIds).toHaveLength(4);
  // The last letter has its final form.
  expect(joinedIds.filter((id, index) => id === isolatedIds[index])).toEqual([]);
  expect(joinedIds.at(-1)).toBe(shapeToIds('مح').at(-1));
  expect(font.shape('g\u0303', false).advance).toBe(font.shape('g', false).advance);
});

test('confirms the bytes of a file in a script that has a font of the repository', async ({
  page,
  platform,
}) => {
  const id = await issueCertificate(platform, 'arabic');
  const response = await fetchCertificate(platform, id);
  const { files } = await runBatchWith([response], [], '--public-url', platform.plugin);
  await page.goto(`${platform.plugin}/pt/print/${id}`);
  const [buffer = Buffer.of()] = files.values();
  const file = { name: 'certificado.pdf', mimeType: 'application/pdf', buffer };
  await page.locator('input[type="file"]').setInputFiles(file);
  const verdict = page.getByRole('heading', { level: 2, name: 'Exatamente como foi emitido' });
  await expect(verdict).toBeVisible({ timeout: 40_000 });
});

test('compares a file with fallback fonts by its look and text, as its bytes are never the same @full', async ({
  page,
  platform,
}) => {
  test.skip(!existsSync(droid), `not installed: ${droid}`);
  const id = await issueCertificate(platform, 'chinese');
  const response = await fetchCertificate(platform, id);
  const publicUrl = ['--public-url', platform.plugin];
  const { files } = await runBatchWith([response], [droid], ...publicUrl);
  const changedResponse = {
    ...response,
    content: { ...response.content, completed_at: '2026-11-02T15:00:00.000Z' },
  };
  const changed = await runBatchWith([changedResponse], [droid], ...publicUrl);
  await page.goto(`${platform.plugin}/pt/print/${id}`);
  for (const [batchFiles, verdict, reason] of [
    // The browser draws the letters with other fonts.
    [files, 'Este arquivo não basta para confirmar', 'as suas próprias fontes'],
    [changed.files, 'Diferente do registro', 'Data de conclusão'],
  ] as const) {
    const [buffer = Buffer.of()] = batchFiles.values();
    await page.reload();
    const file = { name: 'certificado.pdf', mimeType: 'application/pdf', buffer };
    await page.locator('input[type="file"]').setInputFiles(file);
    await expect(page.getByRole('heading', { level: 2, name: verdict })).toBeVisible({
      timeout: 40_000,
    });
    await expect(page.locator('section').getByText(reason).first()).toBeVisible();
  }
});

for (const [id, { font }] of Object.entries(samples))
  if (!existsSync(font)) test.skip(`draws ${id}: ${font} is not installed`, () => undefined);
