import { processorTime } from '#testing/processorTime.ts';
import { graphemesOf } from './graphemes.ts';

const family = '👩🏽‍💻';
const segmented = (text: string) =>
  Array.from(new Intl.Segmenter().segment(text), (one) => one.segment).join('|');
const found = (text: string) => [...graphemesOf(text)].join('|');

describe('the graphemes of a text', () => {
  it.each([
    ['nothing', ''],
    ['letters', 'Conceição'],
    ['a family and two flags', `${family}🇧🇷🇵🇹!`],
    ['halves of pairs', '\ud83d\ude00\ud83d'],
    ['marks without an end', `a${'\u0301'.repeat(3000)}b`],
  ])('are found in %s', (_, text) => {
    expect(found(text)).toBe(segmented(text));
  });

  it('are found in letters of any script beside any others', () => {
    const units = Array.from({ length: 0xd7ff }, (_, code) => String.fromCharCode(code));
    for (let step = 1; step < 64; step += 9)
      for (let start = 0; start < units.length; start += 4096) {
        const text = units.slice(start, start + 4096).filter((_, index) => index % step === 0);
        expect(found(text.join(''))).toBe(segmented(text.join('')));
      }
  });

  it.each([family, '🇧🇷', 'e\u0301', '\r\n', '각'.normalize('NFD'), 'क्षि'])(
    'are whole wherever in a long text %j stands',
    (grapheme) => {
      for (let before = 240; before < 260; before++) {
        const text = 'x'.repeat(before) + grapheme.repeat(100);
        expect(found(text)).toBe(segmented(text));
      }
    },
  );

  it('of a text of a hundred thousand letters are found in no time', () => {
    const long = 'e\u0301'.repeat(50_000);
    expect(processorTime(() => expect(found(long)).toHaveLength(149_999))).toBeLessThan(3000);
  });
});
