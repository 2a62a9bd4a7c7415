import { measureCpuTime } from '#testing/cpuTime.ts';
import { splitGraphemes } from './graphemes.ts';

const family = '👩🏽‍💻';
const joinSegments = (text: string) =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment).join('|');
const joinGraphemes = (text: string) => [...splitGraphemes(text)].join('|');

describe('splitGraphemes', () => {
  it.each([
    ['an empty text', ''],
    ['letters', 'Conceição'],
    ['a family and two flags', `${family}🇧🇷🇵🇹!`],
    ['unpaired surrogates', '\ud83d\ude00\ud83d'],
    ['thousands of marks', `a${'\u0301'.repeat(3000)}b`],
  ])('splits %s like Intl.Segmenter', (_, text) => {
    expect(joinGraphemes(text)).toBe(joinSegments(text));
  });

  it('splits any sequence of letters of the basic plane like Intl.Segmenter', () => {
    const units = Array.from({ length: 0xd7ff }, (_, code) => String.fromCharCode(code));
    for (let step = 1; step < 64; step += 9)
      for (let start = 0; start < units.length; start += 4096) {
        const text = units.slice(start, start + 4096).filter((_, index) => index % step === 0);
        expect(joinGraphemes(text.join(''))).toBe(joinSegments(text.join('')));
      }
  });

  it.each([family, '🇧🇷', 'e\u0301', '\r\n', '각'.normalize('NFD'), 'क्षि'])(
    'never cuts %j, at any position of a long text',
    (grapheme) => {
      for (let position = 240; position < 260; position++) {
        const text = 'x'.repeat(position) + grapheme.repeat(100);
        expect(joinGraphemes(text)).toBe(joinSegments(text));
      }
    },
  );

  it('splits a text of a hundred thousand letters within three seconds of CPU time', () => {
    const long = 'e\u0301'.repeat(50_000);
    expect(measureCpuTime(() => expect(joinGraphemes(long)).toHaveLength(149_999))).toBeLessThan(
      3000,
    );
  });
});
