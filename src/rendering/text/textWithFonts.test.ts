import { loadAllFonts } from '#testing/fonts.ts';
import { type FitRules, fitText } from './fitText.ts';
import { splitCustomTextAtLength } from './splitCustomTextAtLength.ts';
import { placeGlyphs, getTextMeasurer } from './textMeasurer.ts';

const fonts = loadAllFonts();
const rules: FitRules = {
  size: 40,
  minSize: 20,
  width: 400,
  maxLines: 2,
  tracking: 0,
  oneLineShare: 0.7,
};
const fitTitle = (text: string, changes: Partial<FitRules> = {}) =>
  fitText(getTextMeasurer(text, 'title', fonts), { ...rules, ...changes });

describe('fitText with real fonts', () => {
  it('keeps the size if the text fits', () => {
    expect(fitTitle('Ana Moura')).toMatchObject({
      size: 40,
      lines: ['Ana Moura'],
      isOverflowing: false,
    });
  });

  it('shrinks on one line before it uses a second', () => {
    const { size, lines } = fitTitle('Ana Beatriz Conceição Mo');
    expect(lines).toHaveLength(1);
    expect(size).toBeLessThan(40);
    expect(size).toBeGreaterThanOrEqual(28);
  });

  it('uses two lines of similar length', () => {
    const text = 'Ana Beatriz Conceição Moura Figueiredo';
    const { lines } = fitTitle(text);
    expect(lines.join(' ')).toBe(text);
    const [first = '', second = ''] = lines;
    expect(Math.abs(first.length - second.length)).toBeLessThan(10);
  });

  it('overflows rather than going below the minimum size, and reports it', () => {
    const { size, lines, isOverflowing } = fitTitle('Ana Beatriz '.repeat(20).trim());
    expect(size).toBe(20);
    expect(lines.length).toBeGreaterThan(2);
    expect(isOverflowing).toBe(true);
  });

  it('cuts a word wider than a line between graphemes without losing any', () => {
    const word = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3);
    const { lines } = fitTitle(`${word} fim`);
    expect(lines.join('').replace(/ /g, '')).toBe(`${word}fim`);
    const measurer = getTextMeasurer(word, 'title', fonts);
    for (const line of lines) expect(measurer.measureWidth(line) * 20).toBeLessThanOrEqual(400.001);
  });

  it('returns the same object for the same rules', () => {
    const measurer = getTextMeasurer('Ana Moura', 'title', fonts);
    const first = fitText(measurer, rules);
    expect(fitText(measurer, { ...rules })).toBe(first);
    expect(fitText(measurer, { ...rules, width: 20 })).not.toEqual(first);
  });

  it('shrinks tracking with the size', () => {
    const { size, tracking } = fitTitle('CERTIFICAÇÃO DE CURSO', { tracking: 4 });
    expect(tracking / size).toBeCloseTo(4 / 40, 9);
  });
});

describe('Paragraph with real fonts', () => {
  const getParagraph = (text: string) => getTextMeasurer(text, 'body', fonts).getParagraph(text);

  it('never starts a line with a dot or a dash', () => {
    const text = 'Aurora Energia · CNPJ – Recife — Brasil · Norte';
    for (let width = 6; width < 24; width += 0.5)
      for (const line of getParagraph(text).breakEvenly(width)) expect(line).not.toMatch(/^[·–—]/);
  });

  it('keeps each line within the width, including kerning and tracking', () => {
    const text =
      'Programa alinhado à ISO/IEC 27001, com avaliação final e estudo de caso. AVATAR Toyota';
    const measurer = getTextMeasurer(text, 'body', fonts);
    for (const tracking of [0, 0.1])
      for (const line of getParagraph(text).breakEvenly(15, tracking))
        expect(measurer.measureWidth(line) + tracking * (line.length - 1)).toBeLessThanOrEqual(
          15.0001,
        );
  });

  it('does not need more lines to be even', () => {
    const paragraph = getParagraph('um dois três quatro cinco seis sete oito nove dez');
    for (let width = 5; width < 25; width++)
      expect(paragraph.breakEvenly(width)).toHaveLength(paragraph.countLines(width));
  });
});

describe('placeGlyphs and getTextMeasurer', () => {
  it('places glyphs by advance, kerning and tracking', () => {
    const face = fonts.getFace('title');
    expect(face).toBeDefined();
    if (!face) return;
    const { xs, right } = placeGlyphs(face, 'AV', 10, face.unitsPerEm, 3);
    const [a, v] = [face.getGlyph(65), face.getGlyph(86)];
    expect(face.getKerning(a, v)).toBeLessThan(0);
    expect(xs).toEqual([10, 10 + face.getAdvance(a) + face.getKerning(a, v) + 3]);
    expect(right).toBe((xs[1] ?? 0) + face.getAdvance(v));
    const half = placeGlyphs(face, 'AVA', 10, face.unitsPerEm / 2, 3);
    expect(half.xs[1]).toBeCloseTo(10 + (face.getAdvance(a) + face.getKerning(a, v)) / 2 + 3, 9);
    expect(half.right).toBeCloseTo((half.xs[2] ?? 0) + face.getAdvance(a) / 2, 9);
    expect(placeGlyphs(face, '', 10, 12, 3)).toEqual({ xs: [], right: 10 });
  });

  it('places as wide as it measures', () => {
    for (const text of ['AVATAR', 'Toyota', 'A', '']) {
      const measurer = getTextMeasurer(text, 'title', fonts);
      const face = fonts.getFace('title');
      if (!face) throw new Error('No title face');
      expect(placeGlyphs(face, text, 0, 30, 0).right).toBeCloseTo(
        measurer.measureWidth(text) * 30,
        6,
      );
    }
  });

  it('caches recent texts', () => {
    const first = getTextMeasurer('Ana Moura', 'title', fonts);
    expect(getTextMeasurer('Ana Moura', 'title', fonts)).toBe(first);
    expect(getTextMeasurer('Ana Moura', 'body', fonts)).not.toBe(first);
    for (let index = 0; index < 1000; index++) getTextMeasurer(`Ana ${index}`, 'title', fonts);
    expect(getTextMeasurer('Ana Moura', 'title', fonts)).not.toBe(first);
  });

  it('measures fallback text by the metrics of its image', () => {
    expect(getTextMeasurer('山田', 'body', fonts).measureWidth('山田')).toBe(2);
    expect(getTextMeasurer('山田', 'body', fonts).splitRuns('山田')).toEqual([
      { kind: 'fallbackText', text: '山田' },
    ]);
    const measurer = getTextMeasurer('Ana 山田', 'body', fonts);
    const ana = getTextMeasurer('Ana ', 'body', fonts).measureWidth('Ana ');
    expect(measurer.measureWidth('Ana 山田')).toBeCloseTo(ana + 2, 9);
    expect(measurer.splitRuns('Ana 山田').map(({ kind, text }) => [kind, text])).toEqual([
      ['face', 'Ana '],
      ['fallbackText', '山田'],
    ]);
  });

  it('keeps the wider face on lines that do not need it', () => {
    const [run] = getTextMeasurer('Nguyễn Moura', 'title', fonts).splitRuns('Moura');
    expect(run?.kind === 'face' && run.face.name).toBe('titleWide');
  });
});

describe('splitCustomTextAtLength', () => {
  it('returns a short text unchanged', () => {
    expect(splitCustomTextAtLength('Aurora', 400)).toEqual({ start: 'Aurora', remainder: '' });
  });

  it('cuts between words with an ellipsis on both sides', () => {
    expect(splitCustomTextAtLength('um dois três quatro', 12)).toEqual({
      start: 'um dois…',
      remainder: '…três quatro',
    });
  });

  it('counts graphemes, not UTF-16 units', () => {
    const text = '👩🏽‍💻'.repeat(4);
    expect(splitCustomTextAtLength(text, 4)).toEqual({ start: text, remainder: '' });
    expect(splitCustomTextAtLength('quatro', 6)).toEqual({ start: 'quatro', remainder: '' });
    expect(splitCustomTextAtLength('quatro', 0)).toEqual({ start: '', remainder: 'quatro' });
  });

  it.each([
    ['aaaaaaa bbbbbbb', 11, 'aaaaaaa…', '…bbbbbbb'],
    ['aaaaaa bbbbbbbb', 11, 'aaaaaa bbb…', '…bbbbb'],
    ['aaaaaa  bbbbbbb', 9, 'aaaaaa…', '…bbbbbbb'],
    ['aaaaaa bb', 1, '…', '…aaaaaa bb'],
  ])('splits %j at %i into %j and %j', (text, maxGraphemes, start, remainder) => {
    expect(splitCustomTextAtLength(text, maxGraphemes)).toEqual({ start, remainder });
  });

  it.each([
    ['Boa tarde. Programa avaliado', 16, 'Boa tarde.', '…Programa avaliado'],
    ['Boa tarde. Programa avaliado', 24, 'Boa tarde. Programa…', '…avaliado'],
    ['Rua e Av. Paulista, mil e cem', 14, 'Rua e Av.…', '…Paulista, mil e cem'],
    ['Aurora S.A. · CNPJ 12.345', 20, 'Aurora S.A.', '…CNPJ 12.345'],
    ['primeira\nsegunda linha', 12, 'primeira', '…segunda linha'],
  ])('ends with a sentence or an item of %j at %i: %j', (text, maxGraphemes, start, remainder) => {
    expect(splitCustomTextAtLength(text, maxGraphemes)).toEqual({ start, remainder });
  });

  it('never cuts inside a grapheme', () => {
    const { start, remainder } = splitCustomTextAtLength('👩🏽‍💻'.repeat(10), 4);
    expect(start).toBe(`${'👩🏽‍💻'.repeat(3)}…`);
    expect(remainder).toBe(`…${'👩🏽‍💻'.repeat(7)}`);
  });
});
