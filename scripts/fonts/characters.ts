/** Every character from one code point to another, both included. */
function range(first: number, last: number) {
  let text = '';
  for (let codePoint = first; codePoint <= last; codePoint++)
    text += String.fromCodePoint(codePoint);
  return text;
}

const LATIN = [
  range(0x20, 0x7e),
  // Latin-1 without the soft hyphen, which nothing draws.
  range(0xa0, 0xac),
  range(0xae, 0xff),
  range(0x100, 0x17f),
  'ȘșȚțẞƒʻʼˆˇ˘˙˚˛˜˝',
].join('');
const SPACES = '\u2002\u2003\u2007\u2009\u200a\u202f';
const SIGNS = '‐‑‒–—―‘’‚‛“”„‟†‡•…‰′″‹›⁄€™№−×÷≈≠≤≥∞←→↑↓★✓';

const FURTHER_LATIN = range(0x180, 0x24f) + range(0x1e00, 0x1eff);
const CYRILLIC = range(0x400, 0x482) + range(0x48a, 0x52f);
const FURTHER_SIGNS = `${range(0x2070, 0x209c)}${range(0x20a0, 0x20c0)}℃℉℗Ωℓ℮⅓⅔⅛⅜⅝⅞↔↕∂∆∏∑√∫◊●○■□▪▲▼◆◇☆✔✗ﬁﬂ`;
const GREEK = range(0x370, 0x3ff) + range(0x1f00, 0x1fff);

/** For the browser's pictures of letters that Unicode has not composed; as text, a face draws one glyph a character. */
export const MARKS = range(0x300, 0x36f);

export const CORE = LATIN + SPACES + SIGNS;
export const WIDE = CORE + FURTHER_LATIN + CYRILLIC + FURTHER_SIGNS;
export const WIDE_AND_GREEK = WIDE + GREEK;
export const CORE_AND_GREEK = CORE + GREEK;
