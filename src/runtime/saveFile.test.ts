import { toDownloadName } from './saveFile.ts';

describe('toDownloadName', () => {
  it.each([
    ['می\u200cخواهم.pdf', 'می خواهم.pdf'],
    ['ශ්\u200dරී.pdf', 'ශ්රී.pdf'],
    ['क्\u200cष.pdf', 'क्ष.pdf'],
    ['👩\u200d💻.pdf', '👩💻.pdf'],
    ['🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}.pdf', '🏴.pdf'],
    ['\ufa19 – Conceição.pdf', '\ufa19 – Conceição.pdf'],
  ])('turns %j into %j, in which browsers replace no character', (name, expected) => {
    expect(toDownloadName(name)).toBe(expected);
  });
});
