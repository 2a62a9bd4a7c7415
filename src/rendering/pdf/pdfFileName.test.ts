import { fileName, pdfFileName } from './pdfFileName.ts';

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
])('%j is saved as %j', (parts, name) => expect(pdfFileName(...parts)).toBe(name));

test.each(['a', 'ã', '王', '🎓', '👨🏽'])('a long name of %s is cut between characters', (letter) => {
  const name = pdfFileName(letter.repeat(200));
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(184);
  const stem = name.slice(0, -'.pdf'.length);
  expect(stem.length).toBeGreaterThan(100 / new TextEncoder().encode(letter).length);
  expect(stem.replaceAll(letter, '')).toBe('');
});

test('a file of another kind is named alike', () => {
  expect(fileName(['Ana', '2025/1'], 'csv')).toBe('Ana – 2025 1.csv');
});
