/**
 * `npm run fonts`: the certificates' faces from the static fonts of `@expo-google-fonts`, subset, with their metrics and
 * licences, and the interface's own from `@fontsource-variable/inter`. Run by hand after a change here; what it writes is
 * committed.
 *
 * Glyphs are chosen by the character map alone: the digits are the lining ones there, and the table of ligatures and
 * alternates is gone. So measuring, the browser and a PDF agree without any font feature. Kerning stays in the TTF, where
 * the metrics come from; the browser, which is told every position, gets a WOFF2 without it.
 */
import { create, type Font } from 'fontkit';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import subsetFont from 'subset-font';
import { inRoot, writeIfChanged } from '../files.mjs';
import { withCharacterMap } from './characterMap.ts';
import { MARKS } from './characters.ts';
import { type Face, FACES, fontFile, metricsFile } from './faces.ts';
import { metricsOf, metricsText } from './metrics.ts';

const PACKAGES = 'node_modules/@expo-google-fonts';
const LICENCES = {
  'OFL-CormorantGaramond.txt': 'cormorant-garamond',
  'OFL-EBGaramond.txt': 'eb-garamond',
};
// Hints and alternates are for other uses than type of one size, drawn large or printed.
const DROPPED = ['GSUB', 'STAT', 'gasp'];
/** The interface is set in these weights, with these features: the others are half of the file. */
const INTERFACE = 'node_modules/@fontsource-variable/inter/files';
const WEIGHTS = { wght: { min: 400, max: 700 } };
const FEATURES = ['calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'];
const MICRO = 0xb5;
const MU = 0x3bc;

function write(file: string, bytes: Uint8Array) {
  mkdirSync(dirname(inRoot(file)), { recursive: true });
  writeFileSync(inRoot(file), bytes);
}

const codePointOf = (character: string) => character.codePointAt(0) ?? 0;

/** @throws Error when the file holds several */
function fontOf(file: Buffer): Font {
  const font = create(file);
  if ('fonts' in font) throw new Error('A collection is no face.');
  return font;
}

/** The characters with the glyphs that shall draw them. */
function glyphsOf(font: Font, digits: readonly string[]) {
  const glyphs = new Map(font.characterSet.map((code) => [code, font.glyphForCodePoint(code).id]));
  for (const digit of '0123456789') {
    const [chosen] = font.layout(digit, [...digits]).glyphs;
    if (chosen) glyphs.set(codePointOf(digit), chosen.id);
  }
  // The same letter twice in Unicode; a font may have drawn it once.
  const mu = glyphs.get(MU);
  if (!glyphs.has(MICRO) && mu !== undefined) glyphs.set(MICRO, mu);
  return glyphs;
}

async function buildFace(name: string, { source, characters, digits, marks }: Face) {
  const full = readFileSync(inRoot(PACKAGES, source));
  const chosen = withCharacterMap(full, glyphsOf(fontOf(full), digits));
  const common = { noLayoutClosure: true, noHinting: true };
  const ttf = await subsetFont(chosen, characters, {
    ...common,
    targetFormat: 'truetype',
    keepFeatures: ['kern'],
    dropTables: DROPPED,
  });
  const woff2 = await subsetFont(chosen, marks ? characters + MARKS : characters, {
    ...common,
    targetFormat: 'woff2',
    keepFeatures: marks ? ['mark', 'mkmk'] : [],
    dropTables: marks ? DROPPED : [...DROPPED, 'GPOS', 'GDEF'],
  });
  write(fontFile(name, 'ttf'), ttf);
  write(fontFile(name, 'woff2'), woff2);
  writeIfChanged(metricsFile(name), metricsText(metricsOf(fontOf(ttf))));
  const missing = Array.from(characters).filter(
    (sign) => !fontOf(ttf).hasGlyphForCodePoint(codePointOf(sign)),
  );
  console.log(`${name}: ttf ${ttf.length}, woff2 ${woff2.length}, without ${missing.join('')}`);
}

async function buildInterface(file: string) {
  const full = readFileSync(inRoot(INTERFACE, file));
  const woff2 = await subsetFont(full, String.fromCodePoint(...fontOf(full).characterSet), {
    targetFormat: 'woff2',
    noHinting: true,
    variationAxes: WEIGHTS,
    keepFeatures: FEATURES,
  });
  write(`src/ui/fonts/${file}`, woff2);
  console.log(`${file}: ${woff2.length}`);
}

for (const [name, face] of Object.entries(FACES)) await buildFace(name, face);
for (const part of ['latin', 'latin-ext']) await buildInterface(`inter-${part}-wght-normal.woff2`);
for (const [file, source] of Object.entries(LICENCES))
  writeIfChanged(
    `src/rendering/fonts/files/${file}`,
    readFileSync(inRoot(PACKAGES, source, 'LICENSE_FONT'), 'utf8'),
  );
