import { Paragraph } from './breakLines.ts';

/** Breaks a text in a monospaced font: each character is one em wide. */
const breakText = (text: string, width: number) =>
  new Paragraph(text, (piece) => piece.length).breakEvenly(width);

it.each([
  ['João Pedro de Oliveira Santos', 20, ['João Pedro', 'de Oliveira Santos']],
  ['MARIA DA SILVA', 10, ['MARIA', 'DA SILVA']],
  ['Prevenção ao Assédio Moral', 16, ['Prevenção', 'ao Assédio Moral']],
  ['Gestão e da Cultura', 14, ['Gestão', 'e da Cultura']],
  // Further lines would be necessary.
  ['Pedro de Sá Oliveira', 11, ['Pedro de Sá', 'Oliveira']],
  ['Cristina de Albuquerque', 12, ['Cristina de', 'Albuquerque']],
  // Other words than names and titles stay as they are.
  ['uma conversa de trabalho', 15, ['uma conversa', 'de trabalho']],
  ['cada conversa de trabalhadores', 16, ['cada conversa de', 'trabalhadores']],
])('%s, %d wide', (text, width, lines) => {
  expect(breakText(text, width)).toEqual(lines);
});

it('joins no prepositions if the text would take more lines', () => {
  const text = 'Ana Maria de Sá e Braga';
  expect(breakText(text, 12)).toHaveLength(2);
  expect(breakText(text, 12).join(' ')).toBe(text);
});
