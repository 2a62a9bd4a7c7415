/**
 * `npm run fonts -- cjk`: makes slices of Chinese, Japanese and Korean fonts from the packages of Fontsource, which are
 * cut by the frequency of characters, as at Google Fonts. The packages are not dependencies, because they are large and
 * most operators do not need them.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { extract } from 'tar';
import {
  formatRanges,
  getSliceFile,
  sliceCharacters,
  sliceIndexFile,
  type SliceLanguage,
  sliceLanguages,
  sliceWeights,
} from '#rendering/fonts/sliceIndex.ts';
import type { SliceFontName, SliceWeight } from '#rendering/fonts/sliceNames.ts';
import { UsageError } from '../commandLine.mjs';
import { replaceCmapTable } from './characterMap.ts';
import { openFont, toRanges } from './fontFile.ts';

interface SliceOptions {
  out?: string | undefined;
  /** Folder that contains the unpacked packages, each in a folder such as `noto-sans-jp`. */
  from?: string | undefined;
  /** Languages separated by commas. */
  language?: string | undefined;
}

/** Packages by language, with their versions: the same version gives the same files. */
const PACKAGES: Readonly<Record<SliceLanguage, string>> = {
  ja: 'noto-sans-jp',
  ko: 'noto-sans-kr',
  'zh-Hans': 'noto-sans-sc',
  'zh-Hant': 'noto-sans-tc',
};
const SCOPE = '@fontsource-variable';
const VERSION = '5.3.1';
const WEIGHTS: Readonly<Record<SliceWeight, number>> = { Regular: 400, SemiBold: 600 };
/** Characters in every slice beside its own: the space between the lines of a text. */
const COMMON = ' ';
/** Tables for other glyphs, kerning, vertical text, hinting and other weights. */
const DROPPED = ['GSUB', 'GPOS', 'GDEF', 'BASE', 'STAT', 'VORG', 'gasp', 'prep', 'vhea', 'vmtx'];

/** Makes a folder of slices with their index and licence. @throws UsageError */
export async function makeSlices({ out, from, language }: SliceOptions): Promise<void> {
  if (!out) throw new UsageError('npm run fonts -- cjk: --out needs the folder of the slices.');
  const languages = parseLanguages(language);
  const downloads = from === undefined ? mkdtempSync(join(tmpdir(), 'fonts-')) : undefined;
  try {
    mkdirSync(out, { recursive: true });
    const fonts = [];
    for (const code of languages) {
      const folder = downloads
        ? await download(PACKAGES[code], downloads)
        : join(from ?? '', PACKAGES[code]);
      fonts.push(await sliceFont(code, folder, out));
    }
    writeFileSync(join(out, sliceIndexFile), `${JSON.stringify({ fonts })}\n`);
  } finally {
    if (downloads) rmSync(downloads, { recursive: true });
  }
}

/** @throws UsageError for an unknown language */
function parseLanguages(list: string = sliceLanguages.join(',')): SliceLanguage[] {
  return list.split(',').map((name) => {
    const language = sliceLanguages.find((code) => code === name.trim());
    if (language) return language;
    throw new UsageError(
      `npm run fonts -- cjk: --language is a list of ${sliceLanguages.join(', ')}.`,
    );
  });
}

/** Downloads and unpacks a package. @returns its folder */
async function download(name: string, target: string): Promise<string> {
  const output = execFileSync(
    'npm',
    ['pack', `${SCOPE}/${name}@${VERSION}`, '--json', '--pack-destination', target],
    { encoding: 'utf8', shell: process.platform === 'win32' },
  );
  const [{ filename = '' } = {}] = JSON.parse(output) as { filename?: string }[];
  const folder = join(target, name);
  mkdirSync(folder);
  await extract({ file: join(target, filename), cwd: folder, strip: 1 });
  return folder;
}

/** Makes the slices of one font. @returns its part of the index */
async function sliceFont(language: SliceLanguage, folder: string, out: string) {
  const packageFile = join(folder, 'package.json');
  if (!existsSync(packageFile))
    throw new UsageError(
      `npm run fonts -- cjk: ${folder} is not an unpacked package ${SCOPE}/${PACKAGES[language]}.`,
    );
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  const { family } = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8')) as {
    family: string;
  };
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as object;
  const slices = [];
  let size = 0;
  // The other parts, such as `latin`, have letters that the certificate fonts have.
  for (const key of Object.keys(ranges).filter((name) => name.startsWith('['))) {
    const file = `${PACKAGES[language]}-${key.slice(1, -1)}-wght-normal.woff2`;
    const source = readFileSync(join(folder, 'files', file));
    const characters = listSliceCharacters(source);
    if (characters.length === 0) continue;
    const names = {} as Record<SliceWeight, SliceFontName>;
    for (const weight of sliceWeights) {
      const ttf = await buildSlice(source, characters, WEIGHTS[weight]);
      const hash = createHash('sha256').update(ttf).digest('hex').slice(0, 16);
      names[weight] = `${family.replaceAll(' ', '')}-${weight}-${hash}`;
      writeFileSync(join(out, getSliceFile(names[weight])), ttf);
      size += ttf.length;
    }
    slices.push({ ranges: formatRanges(toRanges(characters)), ...names });
  }
  const licence = readFileSync(join(folder, 'LICENSE'));
  writeFileSync(join(out, `OFL-${family.replaceAll(' ', '')}.txt`), licence);
  console.log(`${family}: ${slices.length} slices, ${(size / 1e6).toFixed(1)} MB`);
  return { language, family, source: `${SCOPE}/${PACKAGES[language]} ${version}`, slices };
}

const listSliceCharacters = (source: Buffer): number[] =>
  openFont(source)
    .characterSet.filter((code) => sliceCharacters.test(String.fromCodePoint(code)))
    .sort((a, b) => a - b);

/** Builds the TrueType file of a slice in one weight. The drawing reads a character map in the format 12 only. */
async function buildSlice(source: Buffer, codes: readonly number[], weight: number) {
  const characters = COMMON + String.fromCodePoint(...codes);
  const options = {
    targetFormat: 'truetype' as const,
    noHinting: true,
    noLayoutClosure: true,
    dropTables: DROPPED,
  };
  const ttf = await subsetFont(source, characters, { ...options, variationAxes: { wght: weight } });
  const font = openFont(ttf);
  const glyphs = font.characterSet.map((code) => [code, font.glyphForCodePoint(code).id] as const);
  return subsetFont(replaceCmapTable(ttf, new Map(glyphs)), characters, options);
}
