import { fileNameOf } from './downloadPdf.ts';

test.each([
  ['Ana Lúcia - Segurança', 'Ana Lúcia - Segurança'],
  ['A/B\\C:D*E?F"G<H>I|J', 'A B C D E F G H I J'],
  ['tab\tand\nline\u0000end', 'tab and line end'],
  ['  .hidden. ', 'hidden'],
  ['...', 'certificate'],
  ['', 'certificate'],
  ['A\u0303o', 'Ão'],
  ['王小明 - 安全', '王小明 - 安全'],
])('%j is saved as %j', (text, name) => expect(fileNameOf(text)).toBe(name));

test('a long name is cut between characters', () => {
  const name = fileNameOf('🎓'.repeat(300));
  expect(Array.from(name)).toHaveLength(120);
  expect(name.endsWith('🎓')).toBe(true);
});
