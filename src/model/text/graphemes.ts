const segmenter = new Intl.Segmenter();

/** Units that are looked at together: V8 copies the whole of what is segmented at each step. */
const window = 256;

/** Letters and signs that are one unit each among themselves: Latin, Greek, Cyrillic, Hebrew, Arabic, Chinese, Japanese, Korean. */
const single =
  /^[ -~\u00a0-\u02ff\u0370-\u0482\u048a-\u052f\u05d0-\u05ea\u0620-\u064a\u2010-\u2027\u3001-\u3029\u3041-\u3096\u309b-\u30ff\u3400-\u9fff\uac00-\ud7a3]*$/;

/** What a reader takes for one character each, found as they are asked for. */
export function* graphemesOf(text: string): Generator<string, void> {
  let length = window;
  for (let start = 0; start < text.length;) {
    const end = start + length;
    const isAll = end >= text.length;
    const splitsPair = (text.codePointAt(end - 1) ?? 0) > 0xffff;
    const piece = text.slice(start, splitsPair ? end + 1 : end);
    const found = single.test(piece)
      ? piece.split('')
      : Array.from(segmenter.segment(piece), ({ segment }) => segment);
    // The last may go on behind the window; it begins the next one, a larger one where it is all there was.
    if (!isAll) found.pop();
    length = found.length > 0 ? window : length * 2;
    for (const grapheme of found) {
      start += grapheme.length;
      yield grapheme;
    }
  }
}
