const segmenter = new Intl.Segmenter();

/**
 * Length, in UTF-16 code units, of the parts in which a long text is split into graphemes. Parts save time, because V8
 * copies the whole text that it segments for each grapheme.
 */
const windowLength = 256;

/**
 * Pattern of text in which each UTF-16 code unit is a grapheme: letters without combining marks of Latin, Greek,
 * Cyrillic, Hebrew, Arabic, Chinese, Japanese and Korean.
 */
const singleUnitText =
  /^[ -~\u00a0-\u02ff\u0370-\u0482\u048a-\u052f\u05d0-\u05ea\u0620-\u064a\u2010-\u2027\u3001-\u3029\u3041-\u3096\u309b-\u30ff\u3400-\u9fff\uac00-\ud7a3]*$/;

/** Splits a text into graphemes (user-perceived characters) and yields them one by one. */
export function* splitGraphemes(text: string): Generator<string, void> {
  let length = windowLength;
  for (let start = 0; start < text.length;) {
    const end = start + length;
    const isLastWindow = end >= text.length;
    const splitsPair = (text.codePointAt(end - 1) ?? 0) > 0xffff;
    const piece = text.slice(start, splitsPair ? end + 1 : end);
    const graphemes = singleUnitText.test(piece)
      ? piece.split('')
      : Array.from(segmenter.segment(piece), ({ segment }) => segment);
    // The last grapheme may continue after the window, so the next window starts with it; a larger one if it is alone.
    if (!isLastWindow) graphemes.pop();
    length = graphemes.length > 0 ? windowLength : length * 2;
    for (const grapheme of graphemes) {
      start += grapheme.length;
      yield grapheme;
    }
  }
}
