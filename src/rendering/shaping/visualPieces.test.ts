import { graphemesOf } from '#model/text/graphemes.ts';
import { visualPieces } from './visualPieces.ts';

/** As they are seen from left to right, those that are written from right to left in brackets. */
function seen(text: string, fontOf: (cluster: string) => string = () => 'one'): string[] {
  const fonts = [...graphemesOf(text)].map(fontOf);
  return visualPieces(text, fonts).map((piece) =>
    piece.isRightToLeft ? `[${piece.text}]` : piece.text,
  );
}

test.each([
  ['one script', '王小明', ['王小明']],
  ['what is written from right to left', 'محمد عبد', ['[محمد عبد]']],
  ['a number in it', 'محمد 24 عبد', ['[ عبد]', '24', '[محمد ]']],
  ['brackets around a number', 'אב (24) גד', ['[) גד]', '24', '[אב (]']],
  ['a script from left to right after it', 'אב 王小', ['王小', '[אב ]']],
  ['and before it', '王小 אב', ['王小 ', '[אב]']],
  ['two that are shaped otherwise', 'สมชาย हिन्दी', ['สมชาย ', 'हिन्दी']],
  ['Chinese and Japanese together', '山田 たろう', ['山田 たろう']],
  ['signs before a letter', '(王)', ['(王)']],
  ['letters beyond the first plane', '𞤀𞤁 24', ['24', '[𞤀𞤁 ]']],
  ['rare Chinese', '𠮷 אב', ['𠮷 ', '[אב]']],
  ['nothing but signs', '🎓 1', ['🎓 1']],
])('a line of %s stands as it is read', (_, text, pieces) => {
  expect(seen(text)).toEqual(pieces);
});

test('another font begins another piece', () => {
  const fontOf = (cluster: string) => (cluster === '🎓' ? 'emoji' : 'one');
  expect(seen('王🎓小', fontOf)).toEqual(['王', '🎓', '小']);
  expect(seen('אב🎓', fontOf)).toEqual(['[🎓]', '[אב]']);
});
