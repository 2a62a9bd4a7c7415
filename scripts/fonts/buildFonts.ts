/**
 * Builds the certificate fonts from the static fonts of `@expo-google-fonts`, reduced to the needed
 * characters, with metrics and licences, and the interface font from `@fontsource-variable/inter`. Run it after a
 * change to these scripts and commit the result. The fonts of other scripts keep the rules that HarfBuzz needs to
 * select and position glyphs.
 *
 * The character map alone decides which glyph represents a character. It maps digits to lining figures, and the tables
 * of ligatures and alternates are removed. Text thus has the same glyphs in measurements, in the browser and in the
 * PDF, without font features. The TTF files keep their kerning, from which the metrics are made. The WOFF2 files have
 * no kerning, because every glyph has an explicit position.
 */
import type { Font } from 'fontkit';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import subsetFont from 'subset-font';
import { getScriptFontFamily, type ScriptCode, scriptNames } from '#rendering/fonts/scriptFonts.ts';
import { groupGap } from '#rendering/text/identifierGroups.ts';
import { resolveInRoot, writeIfChanged } from '../files.mjs';
import { replaceCmapTable } from './characterMap.ts';
import { IDENTIFIER_CHARACTERS, COMBINING_MARKS } from './characters.ts';
import {
  type Face,
  FACES,
  getFontFile,
  getFontMetricsFile,
  IDENTIFIER_FACE,
  SCRIPT_FACES,
  type ScriptFace,
} from './faces.ts';
import { extendAdvances } from './extendAdvances.ts';
import { openFont } from './fontFile.ts';
import { createFontMetrics, formatFontMetrics } from './metrics.ts';
import { keepRulesOfScript } from './layoutTables.ts';

const PACKAGES = 'node_modules/@expo-google-fonts';
const LICENCES = {
  'OFL-CormorantGaramond.txt': 'cormorant-garamond',
  'OFL-EBGaramond.txt': 'eb-garamond',
};
// Hinting and alternates are not needed for large or printed type.
const DROPPED = ['GSUB', 'STAT', 'gasp'];
/** Tables for hinting, variable fonts, vertical text and formulas. */
const UNUSED_TABLES = ['STAT', 'gasp', 'MATH', 'prep', 'fpgm', 'cvt ', 'vhea', 'vmtx'];
/**
 * Folder of the interface font. Only the weights and features that the interface uses are built, which halves the file.
 */
const INTERFACE = 'node_modules/@fontsource-variable/inter/files';
const WEIGHTS = { wght: { min: 400, max: 700 } };
const FEATURES = ['calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'];
const MICRO = 0xb5;
const MU = 0x3bc;

function write(file: string, bytes: Uint8Array) {
  mkdirSync(dirname(resolveInRoot(file)), { recursive: true });
  writeFileSync(resolveInRoot(file), bytes);
}

const getCodePoint = (character: string) => character.codePointAt(0) ?? 0;

/**
 * Maps the code points of a font to glyph ids.
 * @param digits names of the font features that select the style of digits
 * @param alternates names of the font features that select the shapes of the characters of identifiers
 */
function mapGlyphs(font: Font, digits: readonly string[], alternates: readonly string[] = []) {
  const glyphs = new Map(font.characterSet.map((code) => [code, font.glyphForCodePoint(code).id]));
  const mapWithFeatures = (characters: string, features: readonly string[]) => {
    for (const character of characters) {
      const [glyph] = font.layout(character, [...features]).glyphs;
      if (glyph) glyphs.set(getCodePoint(character), glyph.id);
    }
  };
  mapWithFeatures('0123456789', digits);
  if (alternates.length > 0) mapWithFeatures(IDENTIFIER_CHARACTERS, alternates);
  // Unicode has this letter twice; a font may have only one of them.
  const mu = glyphs.get(MU);
  if (!glyphs.has(MICRO) && mu !== undefined) glyphs.set(MICRO, mu);
  return glyphs;
}

/** Creates a screen font. @param hasMarks whether it has combining marks, and rules that position them */
const createScreenFont = (font: Buffer, characters: string, hasMarks = false) =>
  subsetFont(font, hasMarks ? characters + COMBINING_MARKS : characters, {
    noLayoutClosure: true,
    noHinting: true,
    targetFormat: 'woff2',
    keepFeatures: hasMarks ? ['mark', 'mkmk'] : [],
    dropTables: hasMarks ? DROPPED : [...DROPPED, 'GPOS', 'GDEF'],
  });

async function buildFace(name: string, { source, characters, digits, alternates, marks }: Face) {
  const full = readFileSync(resolveInRoot(PACKAGES, source));
  const font = replaceCmapTable(full, mapGlyphs(openFont(full), digits, alternates));
  const ttf = await subsetFont(font, characters, {
    noLayoutClosure: true,
    noHinting: true,
    targetFormat: 'truetype',
    // The letters of identifiers keep their distance, so that pairs are not mistaken for one letter.
    keepFeatures: alternates ? [] : ['kern'],
    dropTables: alternates ? [...DROPPED, 'GPOS', 'GDEF'] : DROPPED,
  });
  const woff2 = await createScreenFont(font, characters, marks);
  write(getFontFile(name, 'ttf'), ttf);
  write(getFontFile(name, 'woff2'), woff2);
  if (name !== 'identifier')
    writeIfChanged(getFontMetricsFile(name), formatFontMetrics(createFontMetrics(openFont(ttf))));
  const missing = Array.from(characters).filter(
    (sign) => !openFont(ttf).hasGlyphForCodePoint(getCodePoint(sign)),
  );
  console.log(`${name}: ttf ${ttf.length}, woff2 ${woff2.length}, without ${missing.join('')}`);
}

/**
 * Builds the screen font for the characters of an identifier that a gap follows. The gap is part of the advance width:
 * programs that read a PDF printed by a browser take distances between glyphs for spaces.
 */
async function buildIdentifierGapFace({ source, characters, digits, alternates }: Face) {
  const full = readFileSync(resolveInRoot(PACKAGES, source));
  const font = openFont(full);
  const wide = extendAdvances(full, Math.round(groupGap * font.unitsPerEm));
  const glyphs = mapGlyphs(font, digits, alternates);
  const woff2 = await createScreenFont(replaceCmapTable(wide, glyphs), characters);
  write(getFontFile('identifierGap', 'woff2'), woff2);
  console.log(`identifierGap: woff2 ${woff2.length}`);
}

/** Builds a font for text that needs shaping. It has no metrics file: HarfBuzz reads the font file itself. */
async function buildScriptFace(
  name: string,
  { source, script, characters, features, digits }: ScriptFace,
) {
  const full = readFileSync(resolveInRoot(PACKAGES, source));
  const font = replaceCmapTable(full, mapGlyphs(openFont(full), digits), true);
  const ttf = await subsetFont(keepRulesOfScript(font, script), characters, {
    noHinting: true,
    targetFormat: 'truetype',
    keepFeatures: [...features],
    dropTables: UNUSED_TABLES,
  });
  write(getFontFile(name, 'ttf'), ttf);
  console.log(`${name}: ttf ${ttf.length}`);
}

/** Writes one licence file for all Noto fonts. Their licences differ only in the copyright line. */
function writeNotoLicence() {
  const licences = (Object.keys(scriptNames) as ScriptCode[]).map((script) => {
    const packageName = getScriptFontFamily(script).toLowerCase().replaceAll(' ', '-');
    return readFileSync(resolveInRoot(PACKAGES, packageName, 'LICENSE_FONT'), 'utf8');
  });
  const notices = licences.map((licence) => licence.split('\n', 1)[0]);
  const [terms, ...otherTerms] = new Set(licences.map((licence) => licence.replace(/^.*\n/, '')));
  if (otherTerms.length > 0) throw new Error('The Noto fonts have different licences.');
  writeIfChanged('src/rendering/fonts/files/OFL-Noto.txt', `${notices.join('\n')}\n${terms}`);
}

async function buildInterface(file: string) {
  const full = readFileSync(resolveInRoot(INTERFACE, file));
  const woff2 = await subsetFont(full, String.fromCodePoint(...openFont(full).characterSet), {
    targetFormat: 'woff2',
    noHinting: true,
    variationAxes: WEIGHTS,
    keepFeatures: FEATURES,
  });
  write(`src/ui/fonts/${file}`, woff2);
  console.log(`${file}: ${woff2.length}`);
}

for (const [name, face] of Object.entries(FACES)) await buildFace(name, face);
await buildIdentifierGapFace(IDENTIFIER_FACE);
for (const [name, face] of Object.entries(SCRIPT_FACES)) await buildScriptFace(name, face);
writeNotoLicence();
for (const part of ['latin', 'latin-ext']) await buildInterface(`inter-${part}-wght-normal.woff2`);
for (const [file, source] of Object.entries(LICENCES))
  writeIfChanged(
    `src/rendering/fonts/files/${file}`,
    readFileSync(resolveInRoot(PACKAGES, source, 'LICENSE_FONT'), 'utf8'),
  );
