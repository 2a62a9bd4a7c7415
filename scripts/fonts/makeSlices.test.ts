import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  formatRanges,
  getSliceFile,
  isTrueType,
  parseSliceIndex,
  sliceCharacters,
} from '#rendering/fonts/sliceIndex.ts';
import { readTrueType } from '#rendering/pdf/formats/trueType.ts';
import { hashFolder } from '#testing/batchCommand.ts';
import { makeTestSlices, runFontsCommand, testSlicePackages } from '#testing/makeTestSlices.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function make(languages?: string): string {
  const folder = makeTestSlices(languages);
  folders.push(folder);
  return folder;
}

const readIndex = (folder: string) =>
  parseSliceIndex(readFileSync(join(folder, 'slices.json'), 'utf8'));

describe('npm run fonts -- cjk', () => {
  let folder: string;
  beforeAll(() => (folder = make()));

  it('lists every file but the licences in the index', () => {
    const listed = readIndex(folder).flatMap(({ slices }) =>
      slices.flatMap(({ names }) => Object.values(names).map(getSliceFile)),
    );
    const licences = ['JP', 'KR', 'SC'].map((code) => `OFL-NotoSans${code}.txt`);
    expect(readdirSync(folder).sort()).toEqual([...listed, ...licences, 'slices.json'].sort());
    expect(readFileSync(join(folder, 'OFL-NotoSansJP.txt'), 'utf8')).toContain(
      'SIL OPEN FONT LICENSE',
    );
  });

  it('writes TrueType files with all characters of their ranges and a space, in two weights', () => {
    const covered = new Map<string, string>();
    for (const { language, slices } of readIndex(folder))
      for (const { ranges, names } of slices)
        for (const name of Object.values(names)) {
          const bytes = readFileSync(join(folder, getSliceFile(name)));
          expect(isTrueType(bytes)).toBe(true);
          const font = readTrueType(bytes);
          expect(font.getGlyph(0x20)).not.toBe(0);
          for (const [first, last] of ranges)
            for (let code = first; code <= last; code++) {
              const character = String.fromCodePoint(code);
              expect(character).toMatch(sliceCharacters);
              expect(font.getGlyph(code)).not.toBe(0);
              covered.set(`${language} ${character}`, character);
            }
        }
    expect([...covered.keys()]).toEqual(
      expect.arrayContaining(['ja 山', 'ja さ', 'ko 한', 'zh-Hans 山', 'zh-Hans 《']),
    );
  });

  it('draws semibold bolder than regular', () => {
    const [slice] = readIndex(folder)[0]?.slices.slice(5) ?? [];
    const files = Object.values(slice?.names ?? {}).map((name) =>
      readTrueType(readFileSync(join(folder, getSliceFile(name)))),
    );
    const [regular, semibold] = files.map((font) => font.getOutline(2));
    expect(files).toHaveLength(2);
    expect(regular).not.toEqual(semibold);
  });

  it('writes the same files each time, and the fonts of the index in the order of the option', () => {
    const chinese = make('zh-Hans,ko,ja');
    expect(readIndex(chinese).map(({ language }) => language)).toEqual(['zh-Hans', 'ko', 'ja']);
    expect(readIndex(chinese)).toEqual(readIndex(folder).reverse());
    const [{ 'slices.json': _index, ...files }, { 'slices.json': _firstIndex, ...firstFiles }] = [
      hashFolder(chinese),
      hashFolder(folder),
    ];
    expect(files).toEqual(firstFiles);
  });

  it.each([
    [[], '--out needs the folder of the slices.'],
    [['--out', 'x', '--language', 'en'], '--language is a list of ja, ko, zh-Hans, zh-Hant.'],
    [
      [
        '--out',
        join(tmpdir(), 'unused-slices'),
        '--from',
        testSlicePackages,
        '--language',
        'zh-Hant',
      ],
      'src/testing/slices/noto-sans-tc is not an unpacked package @fontsource-variable/noto-sans-tc.',
    ],
  ])('explains %j in one sentence', (args, message) => {
    expect(() => runFontsCommand('cjk', ...args)).toThrow(`npm run fonts -- cjk: ${message}`);
  });

  it('takes its options only with the word', () =>
    expect(() => runFontsCommand('--out', mkdtempSync(join(tmpdir(), 'x-')))).toThrow(
      '--out, --from and --language belong to npm run fonts -- cjk.',
    ));
});

describe('parseSliceIndex', () => {
  const names = {
    Regular: 'NotoSansJP-Regular-0123456789abcdef',
    SemiBold: 'NotoSansJP-SemiBold-0123456789abcdef',
  };
  const parse = (slice: object, language = 'ja') =>
    parseSliceIndex(JSON.stringify({ fonts: [{ language, slices: [{ ...names, ...slice }] }] }));

  it.each([
    [[[0x3042, 0x3042]]],
    [
      [
        [0x3001, 0x3003],
        [0x4e00, 0x4e00],
        [0x20000, 0x2a6df],
      ],
    ],
  ] as const)('returns the ranges %j that were formatted', (ranges) =>
    expect(parse({ ranges: formatRanges(ranges) })[0]?.slices[0]).toEqual({ ranges, names }),
  );

  it.each([
    [{ ranges: '' }],
    [{ ranges: '1 -2' }],
    [{ ranges: 5 }],
    [{ ranges: '9', Regular: '../secret' }],
    [{ ranges: '9', SemiBold: undefined }],
  ])('rejects the slice %j', (slice) => expect(() => parse(slice)).toThrow());

  it('rejects unknown languages and other files', () => {
    expect(() => parse({ ranges: '9' }, 'xx')).toThrow('A font of the language xx');
    for (const json of ['', '{}', '[]', 'null', '<!doctype html>'])
      expect(() => parseSliceIndex(json)).toThrow();
  });
});

test('isTrueType rejects incomplete files and other content', () => {
  const file = readFileSync('src/rendering/fonts/files/Thai.ttf');
  expect(isTrueType(file)).toBe(true);
  expect(isTrueType(file.subarray(0, file.length - 4))).toBe(false);
  expect(isTrueType(file.subarray(0, 20))).toBe(false);
  expect(isTrueType(new TextEncoder().encode('<!doctype html><title>404</title>'))).toBe(false);
});
