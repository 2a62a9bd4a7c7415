import { splitGraphemes } from '#domain/text/graphemes.ts';
import { splitVisualRuns } from './visualRuns.ts';

/** Returns the texts of runs in visual order, right-to-left runs in brackets. */
function formatRuns(text: string, getFont: (cluster: string) => string = () => 'main'): string[] {
  const fonts = [...splitGraphemes(text)].map(getFont);
  return splitVisualRuns(text, fonts).map((run) =>
    run.isRightToLeft ? `[${run.text}]` : run.text,
  );
}

test.each([
  ['one script', '王小明', ['王小明']],
  ['right-to-left text', 'محمد عبد', ['[محمد عبد]']],
  ['a number in right-to-left text', 'محمد 24 عبد', ['[ عبد]', '24', '[محمد ]']],
  ['brackets around a number', 'אב (24) גד', ['[) גד]', '24', '[אב (]']],
  ['a left-to-right script after right-to-left text', 'אב 王小', ['王小', '[אב ]']],
  ['a left-to-right script before right-to-left text', '王小 אב', ['王小 ', '[אב]']],
  ['two scripts with different shaping', 'สมชาย हिन्दी', ['สมชาย ', 'हिन्दी']],
  ['Chinese and Japanese together', '山田 たろう', ['山田 たろう']],
  ['punctuation before a letter', '(王)', ['(王)']],
  ['letters beyond the basic plane', '𞤀𞤁 24', ['24', '[𞤀𞤁 ]']],
  ['rare Chinese', '𠮷 אב', ['𠮷 ', '[אב]']],
  ['symbols only', '🎓 1', ['🎓 1']],
])('splits a line with %s into visual runs', (_, text, runs) => {
  expect(formatRuns(text)).toEqual(runs);
});

test('starts a new run where the font changes', () => {
  const getFont = (cluster: string) => (cluster === '🎓' ? 'emoji' : 'main');
  expect(formatRuns('王🎓小', getFont)).toEqual(['王', '🎓', '小']);
  expect(formatRuns('אב🎓', getFont)).toEqual(['[🎓]', '[אב]']);
});
