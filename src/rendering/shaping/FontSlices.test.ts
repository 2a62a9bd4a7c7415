import type { SlicedFont, SliceLanguage } from '../fonts/sliceIndex.ts';
import { FontSlices } from './FontSlices.ts';

/** Creates a font with the characters from U+3041 to U+9FFF and Hangul syllables in two slices. */
const createFont = (language: SliceLanguage): SlicedFont => ({
  language,
  slices: (
    [
      [0x3041, 0x9fff],
      [0xac00, 0xd7a3],
    ] as const
  ).map((range, index) => ({
    ranges: [range],
    names: {
      Regular: `${language}-Regular-${index}`,
      SemiBold: `${language}-SemiBold-${index}`,
    },
  })),
});

const slices = new FontSlices('test', [createFont('zh-Hans'), createFont('ja'), createFont('ko')]);

describe('FontSlices.find', () => {
  it.each([
    ['山', '山中', 'zh-Hans-Regular-0'],
    ['山', '山中さくら', 'ja-Regular-0'],
    ['山', 'タナカ山', 'ja-Regular-0'],
    ['山', '김민준 (山)', 'ko-Regular-0'],
    ['김', '김민준', 'ko-Regular-1'],
    // A syllable in three parts.
    ['\u1100\u1175\u11b7', '\u1100\u1175\u11b7', 'ko-Regular-1'],
    ['山\u{e0100}', '山\u{e0100}', 'zh-Hans-Regular-0'],
  ])('finds %s of %s in %s', (grapheme, text, name) =>
    expect(slices.find(grapheme, text)?.names.Regular).toBe(name),
  );

  it.each(['A', ' ', '(', 'م', '🎓', '\u1100', '\u{20000}'])('finds no slice for %s', (grapheme) =>
    expect(slices.find(grapheme, `${grapheme}山`)).toBeUndefined(),
  );

  it('takes the next font if the slice of the first is not available', () => {
    const find = (isAvailable: () => boolean) => slices.find('山', '山', isAvailable)?.language;
    const results = [false, true];
    expect(find(() => results.shift() ?? true)).toBe('ja');
    expect(find(() => false)).toBeUndefined();
  });
});
