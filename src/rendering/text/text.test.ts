import { allFonts } from '#testing/fonts.ts';
import { type FitRules, fitText } from './fit.ts';
import { splitArea } from './splitArea.ts';
import { placeGlyphs, typeset } from './typeset.ts';

const fonts = allFonts();
const rules: FitRules = {
  size: 40,
  minSize: 20,
  width: 400,
  maxLines: 2,
  tracking: 0,
  oneLineShare: 0.7,
};
const fitted = (text: string, changes: Partial<FitRules> = {}) =>
  fitText(typeset(text, 'title', fonts), { ...rules, ...changes });

describe('fitting a text', () => {
  it('keeps its size where it fits', () => {
    expect(fitted('Ana Moura')).toMatchObject({ size: 40, lines: ['Ana Moura'], isOver: false });
  });

  it('shrinks on one line before it takes a second', () => {
    const { size, lines } = fitted('Ana Beatriz Conceição Mo');
    expect(lines).toHaveLength(1);
    expect(size).toBeLessThan(40);
    expect(size).toBeGreaterThanOrEqual(28);
  });

  it('then takes two lines of even length', () => {
    const text = 'Ana Beatriz Conceição Moura Figueiredo';
    const { lines } = fitted(text);
    expect(lines.join(' ')).toBe(text);
    const [first = '', second = ''] = lines;
    expect(Math.abs(first.length - second.length)).toBeLessThan(10);
  });

  it('runs over its lines rather than below its smallest size, and says so', () => {
    const { size, lines, isOver } = fitted('Ana Beatriz '.repeat(20).trim());
    expect(size).toBe(20);
    expect(lines.length).toBeGreaterThan(2);
    expect(isOver).toBe(true);
  });

  it('cuts a word that no line holds between graphemes and loses none of it', () => {
    const word = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3);
    const { lines } = fitted(`${word} fim`);
    expect(lines.join('').replace(/ /g, '')).toBe(`${word}fim`);
    const set = typeset(word, 'title', fonts);
    for (const line of lines) expect(set.widthOf(line) * 20).toBeLessThanOrEqual(400.001);
  });

  it('is the same object for the same rules', () => {
    const set = typeset('Ana Moura', 'title', fonts);
    const first = fitText(set, rules);
    expect(fitText(set, { ...rules })).toBe(first);
    expect(fitText(set, { ...rules, width: 20 })).not.toEqual(first);
  });

  it('shrinks tracking with the size', () => {
    const { size, tracking } = fitted('CERTIFICAÇÃO DE CURSO', { tracking: 4 });
    expect(tracking / size).toBeCloseTo(4 / 40, 9);
  });
});

describe('breaking a paragraph', () => {
  const paragraph = (text: string) => typeset(text, 'body', fonts).paragraphOf(text);

  it('never begins a line with a dot or a dash', () => {
    const text = 'Aurora Energia · CNPJ – Recife — Brasil · Norte';
    for (let measure = 6; measure < 24; measure += 0.5)
      for (const line of paragraph(text).balanced(measure)) expect(line).not.toMatch(/^[·–—]/);
  });

  it('keeps each line within the measure, kerning and tracking included', () => {
    const text =
      'Programa alinhado à ISO/IEC 27001, com avaliação final e estudo de caso. AVATAR Toyota';
    const set = typeset(text, 'body', fonts);
    for (const tracking of [0, 0.1])
      for (const line of paragraph(text).balanced(15, tracking))
        expect(set.widthOf(line) + tracking * (line.length - 1)).toBeLessThanOrEqual(15.0001);
  });

  it('needs no more lines when balanced than without', () => {
    const one = paragraph('um dois três quatro cinco seis sete oito nove dez');
    for (let measure = 5; measure < 25; measure++)
      expect(one.balanced(measure)).toHaveLength(one.lineCount(measure));
  });
});

describe('placing glyphs', () => {
  it('puts each where advances, kerning and tracking lead', () => {
    const face = fonts.face('title');
    expect(face).toBeDefined();
    if (!face) return;
    const { xs, right } = placeGlyphs(face, 'AV', 10, face.unitsPerEm, 3);
    const [a, v] = [face.glyphOf(65), face.glyphOf(86)];
    expect(face.kerningOf(a, v)).toBeLessThan(0);
    expect(xs).toEqual([10, 10 + face.advanceOf(a) + face.kerningOf(a, v) + 3]);
    expect(right).toBe((xs[1] ?? 0) + face.advanceOf(v));
    const half = placeGlyphs(face, 'AVA', 10, face.unitsPerEm / 2, 3);
    expect(half.xs[1]).toBeCloseTo(10 + (face.advanceOf(a) + face.kerningOf(a, v)) / 2 + 3, 9);
    expect(half.right).toBeCloseTo((half.xs[2] ?? 0) + face.advanceOf(a) / 2, 9);
    expect(placeGlyphs(face, '', 10, 12, 3)).toEqual({ xs: [], right: 10 });
  });

  it('is as wide as was measured', () => {
    for (const text of ['AVATAR', 'Toyota', 'A', '']) {
      const set = typeset(text, 'title', fonts);
      const face = fonts.face('title');
      if (!face) throw new Error('There is no title face');
      expect(placeGlyphs(face, text, 0, 30, 0).right).toBeCloseTo(set.widthOf(text) * 30, 6);
    }
  });

  it('is prepared once for as long as it is among the latest', () => {
    const first = typeset('Ana Moura', 'title', fonts);
    expect(typeset('Ana Moura', 'title', fonts)).toBe(first);
    expect(typeset('Ana Moura', 'body', fonts)).not.toBe(first);
    for (let other = 0; other < 1000; other++) typeset(`Ana ${other}`, 'title', fonts);
    expect(typeset('Ana Moura', 'title', fonts)).not.toBe(first);
  });

  it('measures what no face has as its picture will be', () => {
    expect(typeset('山田', 'body', fonts).widthOf('山田')).toBe(2);
    expect(typeset('山田', 'body', fonts).runsOf('山田')).toEqual([
      { kind: 'foreign', text: '山田' },
    ]);
    const set = typeset('Ana 山田', 'body', fonts);
    const ana = typeset('Ana ', 'body', fonts).widthOf('Ana ');
    expect(set.widthOf('Ana 山田')).toBeCloseTo(ana + 2, 9);
    expect(set.runsOf('Ana 山田').map(({ kind, text }) => [kind, text])).toEqual([
      ['face', 'Ana '],
      ['foreign', '山田'],
    ]);
  });

  it('stays in the wider face on lines that could do without it', () => {
    const [run] = typeset('Nguyễn Moura', 'title', fonts).runsOf('Moura');
    expect(run?.kind === 'face' && run.face.name).toBe('titleWide');
  });
});

describe('splitting an area', () => {
  it('leaves a short one whole', () => {
    expect(splitArea('Aurora', 400)).toEqual({ start: 'Aurora', rest: '' });
  });

  it('cuts between words and says at both ends that it goes on', () => {
    expect(splitArea('um dois três quatro', 12)).toEqual({
      start: 'um dois…',
      rest: '…três quatro',
    });
  });

  it('leaves one whole whose graphemes are few, however many units they take', () => {
    const text = '👩🏽‍💻'.repeat(4);
    expect(splitArea(text, 4)).toEqual({ start: text, rest: '' });
    expect(splitArea('quatro', 6)).toEqual({ start: 'quatro', rest: '' });
    expect(splitArea('quatro', 0)).toEqual({ start: '', rest: 'quatro' });
  });

  it.each([
    ['aaaaaaa bbbbbbb', 11, 'aaaaaaa…', '…bbbbbbb'],
    ['aaaaaa bbbbbbbb', 11, 'aaaaaa bbb…', '…bbbbb'],
    ['aaaaaa  bbbbbbb', 9, 'aaaaaa…', '…bbbbbbb'],
    ['aaaaaa bb', 1, '…', '…aaaaaa bb'],
  ])('%j at %i goes on after %j with %j', (text, most, start, rest) => {
    expect(splitArea(text, most)).toEqual({ start, rest });
  });

  it('never cuts inside a grapheme', () => {
    const { start, rest } = splitArea('👩🏽‍💻'.repeat(10), 4);
    expect(start).toBe(`${'👩🏽‍💻'.repeat(3)}…`);
    expect(rest).toBe(`…${'👩🏽‍💻'.repeat(7)}`);
  });
});
