import { Paragraph } from './breakLines.ts';

/** Creates a paragraph in a monospaced font: each character is one em wide. */
const createParagraph = (text: string) => new Paragraph(text, (piece) => piece.length);

describe('Paragraph.breakEvenly with items between middle dots', () => {
  it.each([
    ['breaks between items', 'Aurora S.A. · São Paulo/SP', 19, ['Aurora S.A. ·', 'São Paulo/SP']],
    [
      'breaks between items although lines are of less equal lengths then',
      'Aurora · Pesquisa e Inovação · Rua Alta · Rio de Janeiro/RJ',
      42,
      ['Aurora · Pesquisa e Inovação ·', 'Rua Alta · Rio de Janeiro/RJ'],
    ],
    [
      'breaks an item that is wider than a line after a comma or a sentence',
      'Aurora · Emitido sem assinatura. Rua Alta, 1.000, São Paulo/SP · Brasil',
      33,
      ['Aurora · Emitido sem assinatura.', 'Rua Alta, 1.000, São Paulo/SP ·', 'Brasil'],
    ],
    [
      'breaks after a comma or a sentence if items alone would take more lines',
      'Aurora S.A. · Rua Alta, 1.000, São Paulo/SP · Brasil',
      31,
      ['Aurora S.A. · Rua Alta, 1.000,', 'São Paulo/SP · Brasil'],
    ],
    [
      'breaks between any words if clauses would take more lines, too',
      'Aurora Energia Sul · Rua Alta 1000 Centro · Brasil',
      26,
      ['Aurora Energia Sul · Rua', 'Alta 1000 Centro · Brasil'],
    ],
    [
      'does not take an abbreviation for the end of a sentence',
      'Aurora Sul · Av. Alta, Leste · Brasil',
      23,
      ['Aurora Sul · Av. Alta,', 'Leste · Brasil'],
    ],
    ['keeps a single line', 'Aurora · Brasil', 20, ['Aurora · Brasil']],
    [
      'cuts a word that is wider than a line',
      'A · abcdefghij · B',
      6,
      ['A ·', 'abcdef', 'ghij ·', 'B'],
    ],
  ])('%s', (_title, text, width, lines) => {
    const broken = createParagraph(text).breakEvenly(width);
    expect(broken.map((line) => line.replaceAll('\u00a0', ' '))).toEqual(lines);
    expect(createParagraph(text).countLines(width)).toBe(lines.length);
  });

  it('includes kerning across the spaces of an item', () => {
    const kerned = new Paragraph(
      'of to · of to',
      (piece) => piece.length - (piece.includes('f t') ? 0.5 : 0),
    );
    expect(kerned.breakEvenly(6.5)).toEqual(['of to\u00a0·', 'of to']);
  });
});
