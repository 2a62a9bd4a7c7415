import {
  backLayout,
  createProgramme,
  emptyFact,
  getTop,
  instructor,
  longProgramme,
  placeFact,
  renderBack,
  sentence,
} from '#testing/renderBack.ts';
import { testColors } from '#testing/layouts.ts';
import type { CertificateText } from '../../certificateText.ts';
import type { TextShape } from '../../scene.ts';

describe('columns of the back', () => {
  it.each([
    ['four facts', {}],
    ['six facts', { place: placeFact, instructor }],
    ['two facts', { duration: emptyFact, grade: emptyFact }],
    ['a long fact', { place: { label: 'Local', value: 'Usina Serra Azul '.repeat(7).trim() } }],
    ['a long name', { name: 'Ana Beatriz Conceição Moura '.repeat(4).trim() }],
  ])('share the first and the last line with %s', (_what, text) => {
    const { rules, tileBox } = renderBack({ text });
    expect(tileBox.top).toBeCloseTo(rules[0]?.top ?? NaN, 1);
    expect(tileBox.bottom).toBeCloseTo(rules.at(-1)?.top ?? NaN, 1);
  });

  it('share the first line beside a long programme', () => {
    const { rules, tileBox } = renderBack({ text: { programme: longProgramme } });
    expect(tileBox.top).toBeCloseTo(rules[0]?.top ?? NaN, 1);
  });

  it('are centred vertically by the taller one', () => {
    const { texts, tileBox } = renderBack();
    // All tops are a quarter point past a whole point.
    expect(Math.abs(getTop(texts) - 50 - (510 - tileBox.bottom))).toBeLessThanOrEqual(1);
    const long = renderBack({
      text: { programme: createProgramme(12) },
      remainder: sentence.repeat(4),
    });
    const lowest = Math.max(...long.texts.map(({ y }) => y));
    expect(Math.abs(getTop(long.texts) - 50 - (510 - lowest))).toBeLessThanOrEqual(5);
  });

  it('start at the top of the box if it is too low', () => {
    const layoutChanges = { box: { ...backLayout.box, height: 100 } };
    expect(getTop(renderBack({ layoutChanges }).texts)).toBeCloseTo(50.25, 1);
  });
});

describe('header of the back', () => {
  it.each([
    ['title', 29],
    ['bold', 23],
  ] as const)('sets a short course in the %s face at %d points', (heading, size) => {
    const { findText } = renderBack({ text: { course: 'Redes' }, layoutChanges: { heading } });
    const look = { size, face: heading, fill: testColors.accent, block: { role: 'H2' } };
    expect(findText('Redes')).toMatchObject(look);
  });

  it('sets a long name of a learner on two lines before it becomes small', () => {
    const name =
      'Maria Antônia Figueiredo de Albuquerque Vasconcelos e Nascimento da Conceição de Orleans e Bragança';
    const { texts } = renderBack({ text: { name } });
    const lines = texts.filter(({ text }) => name.includes(text));
    expect(lines).toHaveLength(2);
    for (const { size } of lines) expect(size).toBeGreaterThan(9.5);
  });

  it('shrinks very long course and learner names together', () => {
    const course = 'Segurança da Informação para Lideranças e Equipes '.repeat(12).trim();
    const name = 'Ana Beatriz Conceição Moura '.repeat(12).trim();
    const { texts, rules } = renderBack({ text: { course, name } });
    const heads = texts.filter(({ y }) => y < (rules[0]?.top ?? 0));
    expect(heads.length).toBeGreaterThan(4);
    for (const { right, size } of heads) {
      expect(right).toBeLessThanOrEqual(520.01);
      expect(size).toBeGreaterThanOrEqual(6.5);
    }
  });
});

describe('facts without a programme', () => {
  it('are table rows between hairlines, with the identifier last', () => {
    const { rules, findText } = renderBack({ text: { place: placeFact, instructor } });
    expect(rules.map(({ left, right }) => [left, right])).toEqual(Array(8).fill([60, 520]));
    const starts = ['8 horas', '12 de', '9,5', 'Usina', 'Helena', 'Aurora', '7f3c'];
    const values = starts.map((start) => findText(start));
    expect(values.map((value) => value?.xs[0])).toEqual(Array(7).fill(210));
    const ys = values.map((value) => value?.y ?? 0);
    expect(ys).toEqual([...ys].sort((a, b) => a - b));
    expect(findText('Carga')).toMatchObject({ size: 8.6, fill: testColors.muted });
  });

  it('have taller rows if they are few', () => {
    const getRowHeight = (text: Partial<CertificateText>) => {
      const { rules } = renderBack({
        text,
        layoutChanges: { box: { ...backLayout.box, height: 340 } },
      });
      return (rules[1]?.top ?? 0) - (rules[0]?.top ?? 0);
    };
    expect(getRowHeight({})).toBeCloseTo(37.8, 1);
    expect(getRowHeight({ place: placeFact, instructor })).toBe(33);
  });

  it('have lower rows before they are moved to a grid', () => {
    const { rules, findText } = renderBack({
      text: { place: placeFact, instructor, programme: createProgramme(10) },
    });
    expect(rules).toHaveLength(8);
    const heights = rules.slice(1).map(({ top }, index) => top - (rules[index]?.top ?? 0));
    for (const height of heights) {
      expect(height).toBeGreaterThanOrEqual(27 - 1e-6);
      expect(height).toBeLessThan(32);
    }
    expect(findText('7f3c')).toMatchObject({ size: 12.5 });
  });

  it('skip empty values', () => {
    const { rules, findText } = renderBack({ text: { duration: emptyFact, grade: emptyFact } });
    expect(rules).toHaveLength(4);
    expect(findText('Nota')).toBeUndefined();
  });

  it('use a second line if one would be too small', () => {
    const value = 'Centro de Treinamento e Desenvolvimento de Pessoas da Usina '.repeat(2).trim();
    const { texts, rules } = renderBack({ text: { place: { label: 'Local', value } } });
    const lines = texts.filter(({ text }) => value.includes(text) && text.length > 20);
    expect(lines).toHaveLength(2);
    for (const { right, size } of lines) {
      expect(right).toBeLessThanOrEqual(520.01);
      expect(size).toBeGreaterThanOrEqual(6.5);
    }
    const heights = rules.slice(1).map(({ top }, index) => top - (rules[index]?.top ?? 0));
    expect(Math.max(...heights)).toBeGreaterThan(Math.min(...heights) + 8);
  });
});

describe('facts beside a long programme', () => {
  const text = { place: placeFact, instructor, programme: longProgramme };

  it('are three per row below their labels, in one size', () => {
    const { findText, rules } = renderBack({ text });
    const third = 460 / 3;
    const starts = ['8 horas', '12 de', '9,5', 'Usina', 'Helena', 'Aurora'];
    const lefts = starts.map((start) => findText(start)?.xs[0] ?? 0);
    for (const [index, x] of lefts.entries()) expect(x).toBeCloseTo(60 + (index % 3) * third, 6);
    expect(starts.map((start) => findText(start)?.size)).toEqual(Array(6).fill(10.5));
    expect(rules).toHaveLength(4);
    expect(findText('LOCAL')).toMatchObject({ size: 7, fill: testColors.muted });
  });

  it('are as far below the learner as in rows, unless the programme takes the room', () => {
    const name = 'Ana';
    const measureGap = (programmeLength: number) => {
      const programme = createProgramme(programmeLength);
      const { findText, rules } = renderBack({ text: { ...text, name, programme } });
      return (rules[0]?.top ?? NaN) - (findText(name)?.y ?? NaN);
    };
    const [rows, grid, tightGrid] = [measureGap(1), measureGap(20), measureGap(60)];
    expect(Math.abs(grid - rows)).toBeLessThanOrEqual(1);
    expect(tightGrid).toBeLessThan(rows - 5);
    expect(tightGrid).toBeGreaterThan(rows - 17);
  });

  it('extend the last one to the right edge', () => {
    const value = 'Engenheira Helena Prado Siqueira, CREA 123456-7';
    const { findText } = renderBack({
      text: { ...text, place: emptyFact, issuer: { label: 'Emitido por', value } },
    });
    expect(findText('Engenheira')).toMatchObject({ text: value, size: 10.5 });
  });

  it('takes two lines for a long value rather than make all values smaller', () => {
    const value = 'Usina Serra Azul, Jaguariaíva (PR)';
    const { findText } = renderBack({ text: { ...text, place: { label: 'Local', value } } });
    const lines = ['Usina', 'Jaguariaíva'].map((start) => findText(start) ?? throwNotFound());
    expect(lines.map(({ size }) => size)).toEqual([10.5, 10.5]);
    expect(lines[0]?.xs[0]).toBe(lines[1]?.xs[0]);
    expect(findText('12 de')).toMatchObject({ size: 10.5 });
  });

  it.each([
    ['10.5 points', placeFact.value],
    ['smaller', 'Usina Serra Azul, Jaguariaíva (PR), Bloco Norte, Auditório'],
  ])('end with the identifier in a row of its own, as large as the others: %s', (_title, value) => {
    const { findText } = renderBack({ text: { ...text, place: { label: 'Local', value } } });
    const id = findText('7f3c') ?? throwNotFound();
    const { text: sameText } = renderBack().findText('7f3c') ?? throwNotFound();
    const size = findText('12 de')?.size ?? NaN;
    expect(id).toMatchObject({ text: sameText, size });
    expect(size === 10.5).toBe(value === placeFact.value);
    expect(id.xs[0]).toBeCloseTo(findText('12 de')?.xs[0] ?? NaN, 6);
    expect(Math.abs(id.y - (findText('ID DE')?.y ?? NaN))).toBeLessThan(3);
    expect(id.y).toBeGreaterThan(findText('Aurora')?.y ?? Infinity);
    expect(id.y).toBeLessThan(findText('Conteúdo')?.y ?? 0);
  });

  it('can all be missing', () => {
    const noFacts = { duration: emptyFact, grade: emptyFact, completionDate: emptyFact };
    const noIssuer = { issuer: emptyFact, validationId: emptyFact };
    const { rules, findText } = renderBack({
      text: { ...noFacts, ...noIssuer, programme: createProgramme(24) },
    });
    expect(rules).toEqual([]);
    expect(findText('Conteúdo')).toBeDefined();
  });
});

describe('facts beside a short programme', () => {
  it('stay in rows, with the identifier and the issuer', () => {
    const { rules, tileBox, findText } = renderBack({
      text: { place: placeFact, instructor, programme: createProgramme(4) },
    });
    expect(rules).toHaveLength(8);
    expect(tileBox.top).toBeCloseTo(rules[0]?.top ?? NaN, 1);
    expect(tileBox.bottom).toBeCloseTo(rules.at(-1)?.top ?? NaN, 1);
    expect(findText('7f3c')).toMatchObject({ size: 12.5 });
    expect(findText('Aurora Energia')).toMatchObject({ size: 12.5 });
    expect(findText('Conteúdo')?.y).toBeGreaterThan(tileBox.bottom);
  });
});

describe('programme and remainder of long areas', () => {
  it.each([1, 4, 12, 30])('have headings nearer to their text, %d items', (count) => {
    const { texts, rules, findText } = renderBack({
      text: { programme: createProgramme(count) },
      remainder: 'Ao fim, uma avaliação. '.repeat(4),
    });
    const lines = texts.filter(({ xs }) => (xs[0] ?? NaN) < 520);
    const tops = lines.map(({ y, size }) => y - 0.727 * size);
    for (const start of ['Conteúdo', 'Continuação da frente']) {
      const heading = findText(start);
      if (!heading) throw new Error(`No heading ${start}`);
      const headingTop = heading.y - 0.727 * heading.size;
      const feet = [...lines.map(({ y }) => y), ...rules.map(({ bottom }) => bottom)];
      const above = headingTop - Math.max(...feet.filter((y) => y < headingTop));
      const below = Math.min(...tops.filter((top) => top > heading.y)) - heading.y;
      expect(above).toBeGreaterThan(1.35 * below);
    }
  });

  const rests = [
    { area: 'header', text: '…Nordeste e dos Escritórios Internacionais ' },
    { area: 'center', text: '…avaliação final e projeto integrador ' },
    { area: 'footer', text: '…Unidade de Negócios Nordeste ' },
  ] as const;

  const filterSmall = (texts: readonly TextShape[]) =>
    texts.filter(({ text, face }) => face === 'body' && sentence.repeat(30).includes(text));

  it('are below the facts in one column at 9.6 points, the remainder last, smaller and paler', () => {
    const { texts, findText } = renderBack({
      text: { programme: createProgramme(2) },
      remainder: 'fim da área',
    });
    const lines = filterSmall(texts).filter(({ fill }) => fill === testColors.content);
    expect(lines.map(({ size }) => size)).toEqual(lines.map(() => 9.6));
    expect(findText('Conteúdo')).toMatchObject({ face: 'bold', size: 9.6 });
    expect(findText('Continuação da frente')).toMatchObject({ face: 'bold', size: 8.4 });
    const end = findText('Texto: fim da área');
    expect(end).toMatchObject({ size: 8.4, fill: testColors.muted });
    expect(end?.y).toBeGreaterThan(lines.at(-1)?.y ?? Infinity);
  });

  it('use two columns if they are long, in reading order', () => {
    const { texts } = renderBack({ text: { programme: createProgramme(10) } });
    const lines = filterSmall(texts).filter(({ size }) => size === 9.6);
    const lefts = new Set(lines.map(({ xs }) => xs[0]));
    expect([...lefts]).toEqual([60, 60 + (460 - 22) / 2 + 22]);
    const [first, second] = [...lefts].map((x) => lines.filter(({ xs }) => xs[0] === x));
    expect(second?.[0]?.y).toBe(first?.[0]?.y);
    expect((first?.length ?? 0) - (second?.length ?? 0)).toBeLessThanOrEqual(1);
    const joinedText = lines
      .map(({ text, isContinued }) => text + (isContinued ? ' ' : ''))
      .join('');
    expect(joinedText).toBe(createProgramme(10).value);
    expect(new Set(lines.map(({ block }) => block)).size).toBe(1);
  });

  it('keep paragraphs unbroken if the columns are of similar height', () => {
    const paragraphs = ['Riscos', 'Controles', 'Incidentes', 'Cultura'].map(
      (start) => `${start}: ${sentence.trim()}`,
    );
    const value = paragraphs.join('\n');
    const { texts } = renderBack({
      text: { programme: { label: 'Conteúdo programático', value } },
    });
    const firstLines = texts.filter(({ text }) => /^\w+: Fund/.test(text));
    expect(firstLines.map(({ xs }) => xs[0])).toEqual([60, 60, 301, 301]);
    const [first, second, third] = firstLines;
    expect(third?.y).toBe(first?.y);
    // The distance is more than that of their lines: two of them, and a gap.
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThan(2.3 * 1.46 * 9.6);
    expect(new Set(firstLines.map(({ block }) => block)).size).toBe(4);
  });

  it('shrink together until they fit in their box', () => {
    const { texts } = renderBack({
      text: { programme: createProgramme(30) },
      remainder: 'Programa alinhado à ISO com avaliação final. '.repeat(40).trim(),
    });
    const small = texts.filter(({ size, face }) => face === 'body' && size < 8);
    expect(small.length).toBeGreaterThan(40);
    for (const { y, size } of small) expect(y + size * 0.2).toBeLessThanOrEqual(510);
  });

  it('have the name of each rest before it, on the same line', () => {
    const { findText } = renderBack({ remainder: rests });
    const areas = ['Cabeçalho: …Nordeste', 'Texto: …avaliação', 'Rodapé: …Unidade'];
    const lines = areas.map((start) => findText(start) ?? throwNotFound());
    expect(new Set(lines.map(({ block }) => block)).size).toBe(3);
    expect(lines.map(({ size }) => size)).toEqual([8.4, 8.4, 8.4]);
  });

  it('leave out the names of rests if texts would become too small with them', () => {
    const sentence = 'Programa alinhado à ISO com avaliação final. ';
    const programme = createProgramme(30);
    const isNamed = (times: number) => {
      const remainder = rests.map(({ area, text }) => ({
        area,
        text: text + sentence.repeat(times),
      }));
      const { texts, findText } = renderBack({ text: { programme }, remainder });
      const smallest = Math.min(...texts.map(({ size }) => size));
      const isFound = findText('Rodapé:') !== undefined;
      if (isFound) expect(smallest).toBeGreaterThanOrEqual(6.5);
      return isFound;
    };
    expect([1, 40].map(isNamed)).toEqual([true, false]);
  });

  it('are drawn as fallback text of the body role if no face has them', () => {
    const { shapes } = renderBack({ remainder: '山田' });
    const fallbackText = shapes.find(({ kind }) => kind === 'fallbackText');
    expect(fallbackText).toMatchObject({ text: '山田', role: 'body', size: 8.4 });
  });
});

function throwNotFound(): never {
  throw new Error('Not found');
}
