/** Names that no certificate font has, drawn by the batch with fonts of a folder. */
import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { inflateSync } from 'node:zlib';
import { inRoot } from '../scripts/files.mjs';
import { missingForValidator, validate } from '../scripts/validator/validator.ts';
import { facesIn, ForeignFont } from '../src/rendering/shaping/ForeignFont.ts';
import { sentCertificate } from '../src/testing/certificates.ts';
import { complaintsOfQpdf, hasProgram, textOf } from '../src/testing/pdf/programs.ts';
import { expect, tagOf, test } from './fixtures.ts';
import { giveOne, wireOf } from './issued.ts';

const system = '/usr/share/fonts/truetype';
const dejavu = `${system}/dejavu/DejaVuSans.ttf`;
const droid = `${system}/droid/DroidSansFallbackFull.ttf`;
const emoji = `${system}/noto/NotoColorEmoji.ttf`;

interface Written {
  name: string;
  course: string;
  font: string;
  /** What of the name no certificate font has. Default: all. */
  drawn?: string;
}

const scripts: Readonly<Record<string, Written>> = {
  arabic: {
    name: 'محمد عبد الله (2024)',
    course: 'أمن المعلومات',
    font: dejavu,
    drawn: 'محمد عبد الله',
  },
  hebrew: { name: 'שרה כהן', course: 'אבטחת מידע', font: dejavu },
  chinese: { name: '王小明', course: '信息安全，领导力', font: droid },
  japanese: { name: '山田 太郎', course: '情報セキュリティ', font: droid },
  marks: { name: 'Peg̃a Yvy', course: 'Ñandutí g̃', font: dejavu, drawn: 'g̃' },
  emoji: { name: 'Ana 🎓', course: 'Segurança 🔐 👩🏽‍💻', font: emoji, drawn: '🎓' },
  thai: {
    name: 'สมชาย ก้าวหน้า',
    course: 'ความมั่นคงที่รู้',
    font: `${system}/tlwg/Loma.ttf`,
  },
  devanagari: {
    name: 'अर्चना क्षत्रिय',
    course: 'सूचना सुरक्षा',
    font: `${system}/lohit-devanagari/Lohit-Devanagari.ttf`,
  },
};
const here = Object.entries(scripts).filter(([, { font }]) => existsSync(font));

// Each run of the command line builds it.
test.describe.configure({ mode: 'default' });

interface Run {
  code: number;
  said: string;
  files: Map<string, Buffer>;
}

/** What the command line makes of certificates in these scripts with these fonts. */
function run(ids: readonly string[], fonts: readonly string[], workers = 1): Promise<Run> {
  const wires = ids.map((id) => sentCertificate({ ...scripts[id], id }));
  return runWith(wires, fonts, '--workers', String(workers));
}

async function runWith(
  wires: readonly unknown[],
  fonts: readonly string[],
  ...options: readonly string[]
): Promise<Run> {
  const folder = test.info().outputPath(options.join(' ').replaceAll(/\W/g, ''));
  const [out, fontFolder] = [join(folder, 'out'), join(folder, 'fonts', 'deeper')];
  mkdirSync(fontFolder, { recursive: true });
  for (const font of fonts) copyFileSync(font, join(fontFolder, basename(font)));
  const list = join(folder, 'certificates.json');
  writeFileSync(list, JSON.stringify(wires));
  const args = [inRoot('scripts/batch.mjs'), list, out, '--fonts', join(folder, 'fonts')];
  const { code, said } = await promisify(execFile)(process.execPath, [...args, ...options]).then(
    ({ stderr }) => ({ code: 0, said: stderr }),
    (error: unknown) => {
      const { code, stderr } = error as { code: number; stderr: string };
      return { code, said: stderr };
    },
  );
  const files = readdirSync(out).map((file) => {
    const [, id = ''] = / – ([\w-]+)\.pdf$/.exec(file) ?? [];
    return [id, readFileSync(join(out, file))] as const;
  });
  return { code, said, files: new Map(files) };
}

/** What those hear who listen, in place of what is drawn. */
function spokenIn(file: Buffer): string[] {
  const streams = file
    .toString('latin1')
    .matchAll(/FlateDecode[^>]*>>\nstream\n([^]*?)\nendstream/g);
  return Array.from(streams, ([, stream = '']) =>
    inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
  ).flatMap((operators) =>
    Array.from(operators.matchAll(/\/ActualText <FEFF(\w+)>/g), ([, hex = '']) =>
      Buffer.from(hex, 'hex').swap16().toString('utf16le'),
    ),
  );
}

const fontsOf = (ids: readonly string[]) => [
  ...new Set(ids.flatMap((id) => scripts[id]?.font ?? [])),
];

test('names in other scripts are drawn and read, and the files keep PDF/A-3a and PDF/UA-1', async () => {
  const ids = here.map(([id]) => id);
  const { code, said, files } = await run(ids, fontsOf(ids));
  expect(said).not.toContain('No certificate font has');
  expect(code).toBe(0);
  expect([...files.keys()].sort()).toEqual([...ids].sort());
  for (const [id, file] of files) {
    if (hasProgram('qpdf')) expect(complaintsOfQpdf(file)).toBe('');
    const { name = '', drawn = name } = scripts[id] ?? {};
    expect(spokenIn(file)).toContain(drawn);
    // Poppler turns what is written from right to left around, though it is in order.
    if (hasProgram('pdftotext') && !['arabic', 'hebrew'].includes(id))
      expect(textOf(file)).toContain(name);
  }
  const others = await run(ids, fontsOf(ids), 2);
  for (const [id, file] of files) expect(others.files.get(id)?.equals(file)).toBe(true);
  const missing = missingForValidator();
  test.skip(missing.length > 0, `no validator here without ${missing.join(', ')}`);
  const { breaches } = await validate(files, ['3a', 'ua1']);
  expect(Object.fromEntries(breaches)).toEqual(Object.fromEntries(ids.map((id) => [id, []])));
});

for (const [id, { font }] of Object.entries(scripts))
  test(`without a font that has it, ${id} fails by name, and the others are written${tagOf(['arabic', 'emoji'].includes(id))}`, async () => {
    const other = id === 'chinese' || id === 'japanese' ? 'hebrew' : 'chinese';
    const fonts = fontsOf([other]);
    test.skip(!fonts.every(existsSync) || fonts.includes(font), `no ${fonts.join()} here`);
    const { code, said, files } = await run([id, other], fonts);
    expect(code).toBe(1);
    expect(said).toMatch(/Certificate 1 \(\w+\): No certificate font has .+ \(U\+[0-9A-F]+/);
    expect([...files.keys()]).toEqual([other]);
  });

test('Arabic letters join and stand from right to left, and a mark stands on its letter', () => {
  test.skip(!existsSync(dejavu), `no ${dejavu} here`);
  const [style] = facesIn(new Uint8Array(readFileSync(dejavu)));
  if (!style) throw new Error('A file without a font');
  const font = new ForeignFont(style.face, 400);
  const idsOf = (text: string) => font.shape(text, true).glyphs.map(({ id }) => id);
  const alone = 'محمد'.split('').flatMap(idsOf).reverse();
  const joined = idsOf('محمد');
  expect(joined).toHaveLength(4);
  // The last one ends the word and begins no other.
  expect(joined.filter((id, index) => id === alone[index])).toEqual([]);
  expect(joined.at(-1)).toBe(idsOf('مح').at(-1));
  expect(font.shape('g\u0303', false).advance).toBe(font.shape('g', false).advance);
});

test('such a file is compared by what it says, and its bytes confirm nothing', async ({
  page,
  platform,
}) => {
  test.skip(!existsSync(dejavu), `no ${dejavu} here`);
  const id = await giveOne(platform, 'arabic');
  const wire = await wireOf(platform, id);
  const publicUrl = ['--public-url', platform.plugin];
  const { files } = await runWith([wire], [dejavu], ...publicUrl);
  const other = { ...wire, content: { ...wire.content, completed_at: '2026-11-02T15:00:00.000Z' } };
  const changed = await runWith([other], [dejavu], ...publicUrl);
  await page.goto(`${platform.plugin}/pt/print/${id}`);
  for (const [made, verdict, why] of [
    [files, 'Não dá para confirmar por este arquivo', 'Tem letras que cada sistema desenha'],
    [changed.files, 'Diferente do registro', 'Data de conclusão'],
  ] as const) {
    const [buffer = Buffer.of()] = made.values();
    await page.reload();
    const file = { name: 'certificado.pdf', mimeType: 'application/pdf', buffer };
    await page.locator('input[type="file"]').setInputFiles(file);
    await expect(page.getByRole('heading', { level: 2, name: verdict })).toBeVisible({
      timeout: 40_000,
    });
    await expect(page.locator('section').getByText(why).first()).toBeVisible();
  }
});

for (const [id, { font }] of Object.entries(scripts))
  if (!existsSync(font)) test.skip(`${id} is drawn: no ${font} here`, () => undefined);
