import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { unzipSync } from 'fflate';
import { toJsonLines, buildBatch, runBatch } from '#testing/batchCommand.ts';
import { createCertificateResponse } from '#testing/certificates.ts';
import { checkWithQpdf, hasProgram, extractText } from '#testing/pdf/programs.ts';
import { readPage } from '#testing/pdf/readPage.ts';
import { toDisplayOrder } from '#testing/pdf/toDisplayOrder.ts';
import { PdfObjects } from '#testing/pdf/readPdf.ts';

const system = '/usr/share/fonts/truetype';
const dejavu = `${system}/dejavu/DejaVuSans.ttf`;
const droid = `${system}/droid/DroidSansFallbackFull.ttf`;
const lohit = `${system}/lohit-devanagari/Lohit-Devanagari.ttf`;
const emoji = `${system}/noto/NotoColorEmoji.ttf`;

const createFlag = (code: string) =>
  `🏴${Array.from(code, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')}\u{e007f}`;

/** Names, each with the font for characters that the certificate fonts lack; empty if none is needed. */
const names: readonly (readonly [kind: string, name: string, font: string])[] = [
  ['older forms of Japanese characters', '\ufa19\ufa1b \u{fa30}太郎', droid],
  ['a Korean reading of a Chinese character', '\uf9e1\uf9d1', droid],
  ['Hebrew letters with their points in one character', '\ufb2aרה כ\u05bc\u05b9הן', dejavu],
  ['Hebrew marks in the order of typing', 'ש\u05bc\u05c1\u05b8ם', dejavu],
  ['Arabic marks in the order of typing', 'م\u064fح\u064eم\u0651\u064eد', dejavu],
  ['a Persian word with a non-joiner', 'می\u200cخواهم', dejavu],
  ['a Persian number with a non-joiner', '۲۰\u200cساله', dejavu],
  ['Devanagari with a joiner and a non-joiner', 'शक\u094d\u200dति क\u094d\u200cष', lohit],
  ['Devanagari letters with nukta in one character', '\u0958ुर\u094dब\u093eन', lohit],
  ['the flag of England', `Ana ${createFlag('gbeng')}`, emoji],
  ['the flags of Scotland and Wales', `${createFlag('gbsct')} Ana ${createFlag('gbwls')}`, emoji],
  ['a family', 'Ana 👨\u200d👩\u200d👧\u200d👦', emoji],
  ['a technologist of a skin tone', 'Ana 👩🏽\u200d💻', emoji],
  ['modifier and typographic apostrophes', 'Kaʼana O’Neil', ''],
];

/** Company names that upper-casing by the rules of another language would misspell. */
const companies = [
  'İzmir Işık Eğitim',
  'Bilim ve Teknik',
  'Gaeilge na hÉireann',
  'Ζωγράφειο Ίδρυμα',
];

const drawable = names.filter(([, , font]) => font === '' || existsSync(font));

let folder: string;
let archive: Record<string, Uint8Array>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'names-'));
  const fonts = join(folder, 'fonts');
  mkdirSync(fonts);
  for (const font of new Set(drawable.map(([, , path]) => path).filter(Boolean)))
    symlinkSync(font, join(fonts, basename(font)));
  const list = [
    ...drawable.map(([, name], index) => createCertificateResponse({ name, id: `id-${index}` })),
    ...companies.map((company, index) => ({
      ...createCertificateResponse({ name: company, id: `company-${index}` }),
      company: { name: company },
    })),
  ];
  const batchFolder = buildBatch();
  const hasFonts = readdirSync(fonts).length > 0;
  // One thread: for a few certificates, loading the fonts in each takes longer than drawing.
  const threads = ['--workers', '1'];
  const options = [
    '--language',
    'en',
    '--demo',
    ...threads,
    ...(hasFonts ? ['--fonts', fonts] : []),
  ];
  const toFolder = ['-', join(folder, 'out'), ...options];
  const toArchive = ['-', '--zip', join(folder, 'out.zip'), ...options];
  for (const args of [toFolder, toArchive])
    expect(await runBatch(batchFolder, args, toJsonLines(list))).toMatchObject({ code: 0 });
  rmSync(batchFolder, { recursive: true });
  archive = unzipSync(readFileSync(join(folder, 'out.zip')));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads the text of the first page, a line per marked-content sequence. */
function readFirstPage(pdf: Uint8Array): string {
  const objects = new PdfObjects(pdf);
  const [page] = objects.pages;
  return page
    ? readPage(objects, page)
        .map(({ text }) => text)
        .join('\n')
    : '';
}

const findPdf = (name: string) =>
  Object.entries(archive).find(([file]) => file.startsWith(`${name} – `))?.[1] ?? new Uint8Array();

describe('company name in a batch PDF', () => {
  it.each(companies)('is spelled as received around the seal: %s', (company) => {
    const pdf = findPdf(company);
    // The learner has the same name as the company.
    expect(readFirstPage(pdf).split(company)).toHaveLength(3);
    if (hasProgram('pdftotext')) expect(extractText(pdf)).toContain(company);
  });
});

describe('learner name in a batch PDF', () => {
  it.each(drawable)('is spelled as received: %s', (_kind, name) => {
    const fileName = readdirSync(join(folder, 'out')).find((file) => file.startsWith(`${name} – `));
    if (fileName === undefined) throw new Error(`No file is named ${name}`);
    const pdf = new Uint8Array(readFileSync(join(folder, 'out', fileName)));
    expect(Buffer.from(archive[fileName] ?? []).equals(pdf)).toBe(true);
    for (const word of name.split(' ')) expect(readFirstPage(pdf)).toContain(toDisplayOrder(word));
    if (hasProgram('qpdf')) expect(checkWithQpdf(pdf)).toBe('');
  });

  it.each(drawable.filter(([kind]) => kind.includes('Japanese') || kind.includes('apostrophes')))(
    'is extracted by Poppler as received: %s',
    (_kind, name) => {
      if (hasProgram('pdftotext')) expect(extractText(findPdf(name))).toContain(name);
    },
  );
});
