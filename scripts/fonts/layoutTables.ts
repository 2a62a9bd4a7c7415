import { findTable } from './fontFile.ts';

/** Tags of the scripts that OpenType has twice: HarfBuzz takes the rules of the newer one. */
const NEWER_TAGS: Readonly<Record<string, string>> = {
  beng: 'bng2',
  deva: 'dev2',
  gujr: 'gjr2',
  guru: 'gur2',
  knda: 'knd2',
  laoo: 'lao ',
  mlym: 'mlm2',
  mymr: 'mym2',
  orya: 'ory2',
  taml: 'tml2',
  telu: 'tel2',
};

/**
 * Removes the rules for other scripts and for certain languages from the tables `GSUB` and `GPOS` (OpenType
 * specification, Common Table Formats). The plugin shapes with one font for one script, without a language. Checksums
 * are not updated: the subsetter writes them again.
 * @param script ISO 15924 code
 */
export function keepRulesOfScript(ttf: Buffer, script: string): Buffer {
  const font = Buffer.from(ttf);
  const oldTag = script.toLowerCase();
  // In this order HarfBuzz looks for a script.
  const tags = [NEWER_TAGS[oldTag] ?? oldTag, oldTag, 'DFLT', 'dflt', 'latn'];
  for (const name of ['GSUB', 'GPOS']) {
    const table = findTable(font, name);
    const list = table + font.readUInt16BE(table + 4);
    const records = Array.from({ length: font.readUInt16BE(list) }, (_, index) =>
      font.subarray(list + 2 + 6 * index, list + 8 + 6 * index),
    );
    const used = tags
      .map((tag) => records.find((record) => record.toString('latin1', 0, 4) === tag))
      .find((record) => record !== undefined);
    if (!used) continue;
    font.writeUInt16BE(0, list + used.readUInt16BE(4) + 2);
    font.writeUInt16BE(1, list);
    used.copy(font, list + 2);
  }
  return font;
}
