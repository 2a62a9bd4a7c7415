import { formatFileNameWithExtension, formatPdfFileName } from './fileName.ts';

const england = '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';

test.each([
  [['Ana Lúcia', 'Segurança'], 'Ana Lúcia – Segurança.pdf'],
  [['A/B\\C:D*E?F"G<H>I|J'], 'A B C D E F G H I J.pdf'],
  [['tab\tand\nline\u0000end'], 'tab and line end.pdf'],
  [['  .hidden. '], 'hidden.pdf'],
  [['..', '/../etc/passwd'], '– .. etc passwd.pdf'],
  [['...'], 'certificate.pdf'],
  [['', ''], 'certificate.pdf'],
  [[], 'certificate.pdf'],
  [['A\u0303o'], 'Ão.pdf'],
  [['Curso \u202efdp.exe'], 'Curso fdp.exe.pdf'],
  [['Se\u00adgu\u200bran\u00adça'], 'Segurança.pdf'],
  [['王小明', '安全 🎉'], '王小明 – 安全 🎉.pdf'],
  [['می\u200cخواهم'], 'می\u200cخواهم.pdf'],
  [['לוי (PhD)\u200f'], 'לוי (PhD).pdf'],
  [['ශ්\u200dරී', 'শ্রী র\u200d্যাব'], 'ශ්\u200dරී – শ্রী র\u200d্যাব.pdf'],
  [['ᠰᠢᠷ\u180eᠠ'], 'ᠰᠢᠷ\u180eᠠ.pdf'],
  [['Ana 👩\u200d👧\u200d👦'], 'Ana 👩\u200d👧\u200d👦.pdf'],
  [[`Ana ${england}`], `Ana ${england}.pdf`],
  [['A\u200cna\u200d', '\u{e0067}b'], 'Ana – b.pdf'],
  [['Aux. Maria Silva', 'Segurança'], '_Aux. Maria Silva – Segurança.pdf'],
  [['CON'], '_CON.pdf'],
  [['.nul .'], '_nul.pdf'],
  [['COM1', 'Lpt²'], 'COM1 – Lpt².pdf'],
  [['Auxiliar. Maria'], 'Auxiliar. Maria.pdf'],
  [['\ufa19\ufa1b'], '\ufa19\ufa1b.pdf'],
])('formats %j as %j', (parts, name) => expect(formatPdfFileName(...parts)).toBe(name));

test.each(['a', 'ã', '王', '🎓', '👨🏽', '👩\u200d👧\u200d👦', england, 'ශ්\u200dරී'])(
  'truncates a long name of %s between graphemes',
  (letter) => {
    const name = formatPdfFileName(letter.repeat(200));
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(184);
    const stem = name.slice(0, -'.pdf'.length);
    expect(stem.length).toBeGreaterThan(100 / new TextEncoder().encode(letter).length);
    expect(stem.replaceAll(letter, '')).toBe('');
  },
);

test('formats a name with another extension', () => {
  expect(formatFileNameWithExtension(['Ana', '2025/1'], 'csv')).toBe('Ana – 2025 1.csv');
});
