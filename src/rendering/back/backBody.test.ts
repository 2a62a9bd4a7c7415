import { emptySide, inks, noPictures, typicalText } from '#testing/layouts.ts';
import { boxOf, onPage } from '#testing/paths.ts';
import type { CertificateText } from '../certificateText.ts';
import type { BrandPictures } from '../design.ts';
import type { PathShape, Shape, TextShape } from '../scene.ts';
import { backBody, type BackPlan } from './backBody.ts';

const plan: BackPlan = {
  box: { x: 60, y: 50, width: 460, height: 460 },
  codeX: 600,
  heading: 'title',
};
const logo = { url: 'https://images.example/logo.png', width: 600, height: 200 };
const nothing = { label: 'Nota', value: '' };
const sentence = 'Fundamentos da segurança da informação e responsabilidades da liderança. ';
const programmeOf = (times: number) => ({
  label: 'Conteúdo programático',
  value: sentence.repeat(times).trim(),
});
const place = { label: 'Local', value: 'Usina Serra Azul' };
const instructor = { label: 'Instrutor', value: 'Helena Prado' };

interface Wish {
  text?: Partial<CertificateText>;
  rest?: string;
  plan?: Partial<BackPlan>;
  brand?: BrandPictures;
}

function drawn({ text = {}, rest = '', plan: changes = {}, brand = noPictures }: Wish = {}) {
  const composer = emptySide();
  const sheet = { composer, text: { ...typicalText, ...text }, colors: inks, brand };
  backBody(sheet, { ...plan, ...changes }, rest);
  const isPath = (shape: Shape): shape is PathShape => shape.kind === 'path';
  const isText = (shape: Shape): shape is TextShape => shape.kind === 'text';
  const paths = composer.shapes.filter(isPath);
  const texts = composer.shapes.filter(isText);
  const code = paths.find(({ block }) => block?.role === 'Figure');
  const tile = paths[paths.findIndex((path) => path === code) - 1];
  if (!code || !tile) throw new Error('There is no tile');
  return {
    shapes: composer.shapes,
    rules: paths.filter(({ stroke, fill }) => stroke && !fill).map(({ d }) => boxOf(d)),
    tile,
    tileBox: boxOf(tile.d),
    code,
    codeBox: boxOf(onPage(code)),
    texts,
    find: (start: string) => texts.find((one) => one.text.startsWith(start)),
  };
}

const middleOf = ({ xs, right }: TextShape) => ((xs[0] ?? 0) + right) / 2;

describe('the two columns of the back', () => {
  it('begin on one line', () => {
    const { texts, tileBox } = drawn();
    expect((texts[0]?.y ?? 0) - 0.727 * 7.2).toBeCloseTo(tileBox.top, 1);
  });

  it('stand in the middle of their box by the taller of the two', () => {
    const { rules, tileBox } = drawn();
    const words = { top: tileBox.top, bottom: rules.at(-1)?.top ?? 0 };
    // All begins a quarter past a whole point.
    expect(Math.abs(words.top - 50 - (510 - words.bottom))).toBeLessThanOrEqual(1);
    const none = { duration: nothing, grade: nothing, completionDate: nothing };
    const bare = drawn({ text: { ...none, validationId: nothing, company: '' } });
    expect(Math.abs(bare.tileBox.top - 50 - (510 - bare.tileBox.bottom))).toBeLessThanOrEqual(1);
  });

  it('begin at the top of a box that they hang in, or that is too low for them', () => {
    expect(drawn({ plan: { isHung: true } }).tileBox.top).toBe(50.25);
    expect(drawn({ plan: { box: { ...plan.box, height: 100 } } }).tileBox.top).toBe(50.25);
  });
});

it('has who issued it, and the ID, on the tile of the code where the page is a picture', () => {
  const programme = programmeOf(3);
  const { tileBox, find } = drawn({ text: { programme }, plan: { isAllOnTile: true } });
  for (const line of [
    find(typicalText.validationId.value.slice(0, 8)),
    find(typicalText.company),
  ]) {
    expect(line?.y).toBeLessThan(tileBox.bottom - 5);
    expect(line?.xs[0]).toBeGreaterThan(tileBox.left + 5);
    expect(line?.right).toBeLessThan(tileBox.right - 5);
    expect(line?.fill).toBe('#101418');
  }
  const below = drawn({ text: { programme } });
  expect(below.find(typicalText.company)?.y).toBeGreaterThan(below.tileBox.bottom);
});

describe('the head of the back', () => {
  it.each([
    ['title', 29],
    ['bold', 23],
  ] as const)('names a short course in the %s face at %d points', (heading, size) => {
    const { find } = drawn({ text: { course: 'Redes' }, plan: { heading } });
    const look = { size, face: heading, fill: inks.title, block: { role: 'H2' } };
    expect(find('Redes')).toMatchObject(look);
  });

  it('shrinks course and learner together where they are very long', () => {
    const course = 'Segurança da Informação para Lideranças e Equipes '.repeat(12).trim();
    const name = 'Ana Beatriz Conceição Moura '.repeat(12).trim();
    const { texts, rules } = drawn({ text: { course, name } });
    const heads = texts.filter(({ y }) => y < (rules[0]?.top ?? 0));
    expect(heads.length).toBeGreaterThan(4);
    for (const { right, size } of heads) {
      expect(right).toBeLessThanOrEqual(520.01);
      expect(size).toBeGreaterThanOrEqual(6.5);
    }
  });
});

describe('the facts without a programme', () => {
  it('stand as rows of a register between hairlines, the identifier last', () => {
    const { rules, find } = drawn({ text: { place, instructor } });
    expect(rules.map(({ left, right }) => [left, right])).toEqual(Array(7).fill([60, 520]));
    const starts = ['8 horas', '12 de', '9,5', 'Usina', 'Helena', '7f3c'];
    const values = starts.map((start) => find(start));
    expect(values.map((value) => value?.xs[0])).toEqual(Array(6).fill(210));
    const ys = values.map((value) => value?.y ?? 0);
    expect(ys).toEqual([...ys].sort((one, other) => one - other));
    expect(find('Carga')).toMatchObject({ size: 8.6, fill: inks.muted });
  });

  it('stand further apart where they are few', () => {
    const rowsOf = (text: Partial<CertificateText>) => {
      const { rules } = drawn({ text, plan: { box: { ...plan.box, height: 340 } } });
      return (rules[1]?.top ?? 0) - (rules[0]?.top ?? 0);
    };
    expect(rowsOf({})).toBeCloseTo(42, 1);
    expect(rowsOf({ place, instructor })).toBeLessThan(41);
  });

  it('leave no row where there is no value', () => {
    const { rules, find } = drawn({ text: { duration: nothing, grade: nothing } });
    expect(rules).toHaveLength(3);
    expect(find('Nota')).toBeUndefined();
  });

  it('take a second line where one would be too small', () => {
    const value = 'Centro de Treinamento e Desenvolvimento de Pessoas da Usina '.repeat(2).trim();
    const { texts, rules } = drawn({ text: { place: { label: 'Local', value } } });
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

describe('the facts beside a programme', () => {
  const text = { place, instructor, programme: programmeOf(4) };

  it('stand three in a row below what they are, in one size', () => {
    const { find, rules } = drawn({ text });
    const third = 460 / 3;
    const starts = ['8 horas', '12 de', '9,5', 'Usina', 'Helena'];
    const lefts = starts.map((start) => find(start)?.xs[0] ?? 0);
    for (const [index, left] of lefts.entries())
      expect(left).toBeCloseTo(60 + (index % 3) * third, 6);
    expect(starts.map((start) => find(start)?.size)).toEqual(Array(5).fill(10.5));
    expect(rules).toHaveLength(3);
    expect(find('LOCAL')).toMatchObject({ size: 6.5, fill: inks.muted });
  });

  it('let the last of them run to the edge', () => {
    const value = 'Engenheira Helena Prado Siqueira, CREA 123456-7';
    const { find } = drawn({ text: { ...text, instructor: { label: 'Instrutor', value } } });
    expect(find('Engenheira')).toMatchObject({ text: value, size: 10.5 });
  });

  it('leave the identifier to the code', () => {
    const { find, tileBox } = drawn({ text });
    const id = find('7f3c');
    expect(id?.y).toBeGreaterThan(tileBox.bottom);
    expect(id && middleOf(id)).toBeCloseTo(679, 6);
    expect(find('ID DE')?.y).toBeGreaterThan(tileBox.bottom);
  });

  it('may all be missing', () => {
    const none = { duration: nothing, grade: nothing, completionDate: nothing };
    const { rules, find } = drawn({ text: { ...none, programme: programmeOf(2) } });
    expect(rules).toEqual([]);
    expect(find('Conteúdo')).toBeDefined();
  });
});

describe('the programme and the rest of long areas', () => {
  const smallOf = (texts: readonly TextShape[]) =>
    texts.filter(({ text, face }) => face === 'body' && sentence.repeat(30).includes(text));

  it('stand below the facts in one column at 9.6 points, the rest last, smaller and paler', () => {
    const { texts, find } = drawn({ text: { programme: programmeOf(2) }, rest: 'fim da área' });
    const lines = smallOf(texts).filter(({ fill }) => fill === inks.content);
    expect(lines.map(({ size }) => size)).toEqual(lines.map(() => 9.6));
    expect(find('Conteúdo')).toMatchObject({ face: 'bold', size: 9.6 });
    const end = find('fim da área');
    expect(end).toMatchObject({ size: 8.4, fill: inks.muted });
    expect(end?.y).toBeGreaterThan(lines.at(-1)?.y ?? Infinity);
  });

  it('take two columns where they are long, and read on from one to the other', () => {
    const { texts } = drawn({ text: { programme: programmeOf(10) } });
    const lines = smallOf(texts).filter(({ size }) => size === 9.6);
    const lefts = new Set(lines.map(({ xs }) => xs[0]));
    expect([...lefts]).toEqual([60, 60 + (460 - 22) / 2 + 22]);
    const [first, second] = [...lefts].map((left) => lines.filter(({ xs }) => xs[0] === left));
    expect(second?.[0]?.y).toBe(first?.[0]?.y);
    expect((first?.length ?? 0) - (second?.length ?? 0)).toBeLessThanOrEqual(1);
    const said = lines.map(({ text, isContinued }) => text + (isContinued ? ' ' : '')).join('');
    expect(said).toBe(programmeOf(10).value);
    expect(new Set(lines.map(({ block }) => block)).size).toBe(1);
  });

  it('keep a paragraph whole where the columns stay about as tall as each other', () => {
    const paragraphs = ['Riscos', 'Controles', 'Incidentes', 'Cultura'].map(
      (start) => `${start}: ${sentence.trim()}`,
    );
    const value = paragraphs.join('\n');
    const { texts } = drawn({ text: { programme: { label: 'Conteúdo programático', value } } });
    const begins = texts.filter(({ text }) => /^\w+: Fund/.test(text));
    expect(begins.map(({ xs }) => xs[0])).toEqual([60, 60, 301, 301]);
    const [first, second, third] = begins;
    expect(third?.y).toBe(first?.y);
    // Their distance is more than that of their lines: two of them, and a gap.
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThan(2.3 * 1.46 * 9.6);
    expect(new Set(begins.map(({ block }) => block)).size).toBe(4);
  });

  it('become smaller together until their box holds them', () => {
    const { texts } = drawn({
      text: { programme: programmeOf(30) },
      rest: 'Programa alinhado à ISO com avaliação final. '.repeat(40).trim(),
    });
    const small = texts.filter(({ size, face }) => face === 'body' && size < 8);
    expect(small.length).toBeGreaterThan(40);
    for (const { y, size } of small) expect(y + size * 0.2).toBeLessThanOrEqual(510);
  });

  it('are drawn as text of the body where no face has them', () => {
    const { shapes } = drawn({ rest: '山田' });
    const foreign = shapes.find(({ kind }) => kind === 'foreign');
    expect(foreign).toMatchObject({ text: '山田', role: 'body', size: 8.4 });
  });
});

describe('the column of the code', () => {
  it('holds the code of the address as a figure that leads there', () => {
    const { code, codeBox, tileBox } = drawn();
    expect(codeBox.right - codeBox.left).toBeCloseTo(128, 1);
    expect((codeBox.left + codeBox.right) / 2).toBeCloseTo(679, 1);
    expect(codeBox.top - tileBox.top).toBeCloseTo(15, 1);
    expect(code.block).toMatchObject({ role: 'Figure', alt: 'Código QR', href: typicalText.url });
  });

  it('has four modules of quiet zone also around the coarse code of a short address', () => {
    const { tileBox, codeBox } = drawn({ text: { url: 'https://a.br/1' } });
    // It is 25 modules wide.
    const quiet = (4 * 128) / 25;
    expect(codeBox.left - tileBox.left).toBeCloseTo(quiet, 1);
    expect(tileBox.right - codeBox.right).toBeCloseTo(quiet, 1);
    expect(codeBox.top - tileBox.top).toBeCloseTo(quiet, 1);
  });

  it('says on its tile what it is for and where it leads, however long that is', () => {
    const address = 'certificados.universidade-corporativa.aurora-energia.example/publicos';
    const { texts, tileBox, find } = drawn({ text: { address } });
    expect(middleOf(find('Leia') ?? raise())).toBeCloseTo(679, 6);
    const lines = texts.filter(({ text }) => address.includes(text));
    expect(lines.map(({ text }) => text).join('')).toBe(address);
    for (const { xs, right, y, size } of lines) {
      expect(size).toBeGreaterThanOrEqual(6.5);
      expect(xs[0]).toBeGreaterThan(tileBox.left);
      expect(right).toBeLessThan(tileBox.right);
      expect(y).toBeLessThan(tileBox.bottom - 4);
    }
  });

  it('has a hairline around its tile but on a band', () => {
    expect(drawn().tile).toMatchObject({ fill: '#FFFFFF', stroke: inks.rule, strokeWidth: 0.6 });
    const { tile } = drawn({ plan: { isCodeOnBand: true } });
    expect(tile).not.toHaveProperty('stroke');
  });

  it('begins with the company’s logo, whole and as it is', () => {
    const { shapes, tileBox } = drawn({ brand: { logo, signatures: [] } });
    const picture = shapes.find((shape) => shape.kind === 'image');
    expect(picture).toMatchObject({ width: 90, height: 30, block: { alt: 'Aurora Energia' } });
    expect((picture?.y ?? 0) + 30 + 16).toBeCloseTo(tileBox.top, 1);
  });

  it('puts a logo on a white plate where the column is a band, and writes in its ink', () => {
    const { shapes, find } = drawn({
      brand: { logo, signatures: [] },
      plan: { isCodeOnBand: true },
      text: { legalName: 'Vértice Energia S.A.', programme: programmeOf(1) },
    });
    const picture = shapes.findIndex(({ kind }) => kind === 'image');
    expect(shapes[picture - 1]).toMatchObject({ kind: 'path', fill: '#FFFFFF' });
    expect([find('Vértice')?.fill, find('7f3c')?.fill]).toEqual([inks.onFill, inks.onFill]);
  });

  it('ends with the legal name', () => {
    const { texts } = drawn({ text: { legalName: 'Vértice Energia S.A.' } });
    expect(texts.at(-1)).toMatchObject({ text: 'Vértice Energia S.A.', size: 7.4, face: 'bold' });
  });

  it('ends with the company’s name where nothing is known of a legal one', () => {
    expect(drawn().texts.at(-1)).toMatchObject({ text: 'Aurora Energia', size: 7.4 });
  });
});

function raise(): never {
  throw new Error('It is not there');
}
