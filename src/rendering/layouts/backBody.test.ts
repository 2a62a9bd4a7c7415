import { emptySide, inks, typicalText } from '#testing/layouts.ts';
import { boxOf } from '#testing/paths.ts';
import type { CertificateText } from '../certificateText.ts';
import { page, type PathShape, type TextShape } from '../scene.ts';
import { backBody, type BackPlan } from './backBody.ts';

const plan: BackPlan = {
  box: { x: 60, y: 50, width: 400, height: 460 },
  qr: { x: 600, size: 140 },
  heading: 'title',
  isTileOutlined: false,
};
const nothing = { label: 'Nota', value: '' };

function drawn(text: Partial<CertificateText> = {}, rest = '', changes: Partial<BackPlan> = {}) {
  const composer = emptySide();
  backBody(composer, { ...typicalText, ...text }, inks, { ...plan, ...changes }, rest);
  const paths = composer.shapes.filter((shape): shape is PathShape => shape.kind === 'path');
  const texts = composer.shapes.filter((shape): shape is TextShape => shape.kind === 'text');
  const [tile, code] = paths.slice(-2);
  if (!tile || !code) throw new Error('There is no tile');
  const find = (start: string) => texts.find((one) => one.text.startsWith(start));
  return {
    rules: paths.slice(0, -2).map(({ d }) => boxOf(d)),
    tile,
    code,
    tileBox: boxOf(tile.d),
    codeBox: boxOf(code.d),
    texts,
    find,
    leftOf: (start: string) => find(start)?.xs[0],
  };
}

describe('the words of the back', () => {
  it('are centred in their box', () => {
    const { rules, texts } = drawn();
    // The heading's line begins eight points above its baseline, the last row ends one row below its rule.
    const top = (texts[0]?.y ?? 0) - 8;
    const bottom = (rules.at(-1)?.top ?? 0) + 58;
    expect(top - 50).toBeCloseTo(510 - bottom, 1);
  });

  it('begin at the top of a box that is too low for them', () => {
    const { texts } = drawn({}, '', { box: { ...plan.box, height: 200 } });
    expect(texts[0]?.y).toBeCloseTo(58, 9);
  });

  it.each([
    ['title', 34, 'title'],
    ['bold', 27, 'bold'],
  ] as const)('name a short course in the %s face at %d points', (heading, size, face) => {
    const { find } = drawn({ course: 'Redes' }, '', { heading });
    expect(find('Redes')).toMatchObject({ size, face, fill: inks.title, block: { role: 'H2' } });
  });

  it('shrink the course and the name together where they are very long', () => {
    const course = 'Segurança da Informação para Lideranças e Equipes '.repeat(12).trim();
    const name = 'Ana Beatriz Conceição Moura '.repeat(12).trim();
    const { texts, rules } = drawn({ course, name });
    const heads = texts.filter(({ y }) => y < (rules[0]?.top ?? 0)).slice(1);
    const top = (texts[0]?.y ?? 0) - 8;
    expect(heads.length).toBeGreaterThan(4);
    expect((rules[0]?.top ?? 0) - top).toBeLessThanOrEqual(26 + 150 + 34 + 0.01);
    for (const { right } of heads) expect(right).toBeLessThanOrEqual(460.01);
  });
});

describe('the facts', () => {
  it('stand in rows below hairlines as wide as the box', () => {
    const { rules, find } = drawn();
    expect(rules.map(({ left, right }) => [left, right])).toEqual(Array(3).fill([60, 460]));
    const [first = 0, second = 0, third = 0] = rules.map(({ top }) => top);
    expect([second - first, third - second]).toEqual([
      expect.closeTo(58, 6) as number,
      expect.closeTo(58, 6) as number,
    ]);
    expect(find('CARGA')?.y).toBeCloseTo(first + 20, 1);
    expect(find('8 horas')?.y).toBeCloseTo(first + 39, 1);
    expect(find('ID DE')?.y).toBeCloseTo(third + 20, 1);
  });

  it('that are two in a row halve it', () => {
    const { leftOf } = drawn();
    expect(['CARGA', '8 horas', 'NOTA', '9,5'].map(leftOf)).toEqual([60, 60, 260, 260]);
  });

  it('leave out what has no value, its label and its row', () => {
    const { rules, find, leftOf } = drawn({ duration: nothing });
    expect(rules).toHaveLength(3);
    expect(find('CARGA')).toBeUndefined();
    expect(leftOf('9,5')).toBe(60);
    const bare = drawn({ duration: nothing, grade: nothing, completionDate: nothing });
    expect(bare.rules).toHaveLength(1);
    expect(bare.find('NOTA')).toBeUndefined();
    expect(bare.find('7f3c')).toBeDefined();
  });

  it('shrink to their half, or to the box where they are alone in it', () => {
    const value = 'a'.repeat(30);
    const halved = drawn({ duration: { label: 'x', value } }).find('aaa');
    expect(halved?.right).toBeCloseTo(60 + 200 - 14, 6);
    expect(halved?.size).toBeLessThan(14);
    const alone = drawn({ duration: { label: 'x', value }, grade: nothing }).find('aaa');
    expect(alone?.size).toBe(14);
    const long = drawn({ completionDate: { label: 'x', value: 'a'.repeat(90) } }).find('aaa');
    expect(long?.right).toBeCloseTo(460, 6);
  });

  it.each([
    [30, 14],
    [31, 11.5],
  ])('of %d characters are set at %d points', (length, size) => {
    const validationId = { label: 'x', value: '1'.repeat(length) };
    expect(drawn({ validationId }).find('111')?.size).toBe(size);
  });
});

describe('the rest of long areas', () => {
  const words = 'Programa alinhado à ISO com avaliação final. ';

  it('follows the rows at eight points, lines of nearly one and a half', () => {
    const { rules, texts } = drawn({}, words.repeat(6).trim());
    const rest = texts.filter(({ fill, size }) => fill === inks.muted && size === 8);
    expect(rest.length).toBeGreaterThan(2);
    expect(rest.map(({ face }) => face)).toEqual(rest.map(() => 'body'));
    expect(rest[0]?.xs[0]).toBe(60);
    expect(rest[0]?.y).toBeCloseTo((rules[2]?.top ?? 0) + 58 + 8, 1);
    expect((rest[1]?.y ?? 0) - (rest[0]?.y ?? 0)).toBeCloseTo(8 * 1.45, 6);
    // Words and rest are centred together.
    const top = (texts[0]?.y ?? 0) - 8;
    const bottom = (rest.at(-1)?.y ?? 0) - 8 + 8 * 1.45;
    expect(top - 50).toBeCloseTo(510 - bottom, 1);
  });

  it('becomes smaller until its box holds it', () => {
    const { texts } = drawn({}, words.repeat(60).trim());
    const last = texts.filter(({ fill }) => fill === inks.muted).at(-1);
    expect(last?.size).toBeLessThan(8);
    expect(last?.size).toBeGreaterThan(3);
    expect(texts[0]?.y).toBeGreaterThanOrEqual(58);
    expect((last?.y ?? 0) + (last?.size ?? 0) * 0.45).toBeLessThanOrEqual(510.1);
  });

  it('stays as large as the room allows', () => {
    const { texts } = drawn({}, words.repeat(60).trim());
    const rest = texts.filter(({ fill, face }) => fill === inks.muted && face === 'body');
    const bottom = (rest.at(-1)?.y ?? 0) + (rest[0]?.size ?? 0) * 0.45;
    expect(510 - bottom).toBeLessThan(20);
  });

  it('is drawn as text of the body where no face has it', () => {
    const composer = emptySide();
    backBody(composer, typicalText, inks, plan, '山田');
    expect(composer.shapes.find(({ kind }) => kind === 'foreign')).toMatchObject({
      text: '山田',
      role: 'body',
      size: 8,
    });
  });

  it('is about a point small and no smaller where there is no room at all', () => {
    const { texts } = drawn({}, words.repeat(10).trim(), { box: { ...plan.box, height: 10 } });
    const rest = texts.filter(({ fill, face }) => fill === inks.muted && face === 'body');
    expect(rest[0]?.size).toBeCloseTo(8 * 0.95 ** 41, 6);
  });
});

describe('the tile of the code', () => {
  it('is centred on the words', () => {
    const { tileBox } = drawn();
    expect((tileBox.top + tileBox.bottom) / 2).toBeCloseTo(280, 1);
    expect(tileBox.bottom - tileBox.top).toBeCloseTo(140 + 30 + 40, 1);
    expect([tileBox.left, tileBox.right]).toEqual([585, 755]);
  });

  it('begins with words that are taller than their box, or than which it is taller', () => {
    const low = drawn({}, '', { box: { ...plan.box, height: 150 } });
    expect(low.tileBox.top).toBeCloseTo(50, 1);
    const tall = drawn({}, '', { box: { ...plan.box, height: 300 } });
    expect((tall.tileBox.top + tall.tileBox.bottom) / 2).toBeCloseTo(200, 1);
  });

  it('holds the code of the address as a figure that leads there', () => {
    const { code, codeBox, tileBox } = drawn();
    expect(codeBox.left).toBe(600);
    expect(codeBox.right).toBeCloseTo(740, 6);
    expect(codeBox.bottom - codeBox.top).toBeCloseTo(140, 6);
    expect(codeBox.top - tileBox.top).toBeCloseTo(15, 1);
    expect(code.block).toEqual({
      role: 'Figure',
      alt: 'Código QR',
      href: typicalText.url,
      box: [600, expect.closeTo(codeBox.top, 1), 140, 140],
    });
  });

  it('has four modules of quiet zone also around the coarse code of a short address', () => {
    const url = 'https://a.br/1';
    const { tileBox, codeBox, find } = drawn({ url });
    // It is 25 modules wide.
    const quiet = (4 * 140) / 25;
    expect(quiet).toBeGreaterThan(15);
    expect(codeBox.left - tileBox.left).toBeCloseTo(quiet, 1);
    expect(tileBox.right - codeBox.right).toBeCloseTo(quiet, 1);
    expect(codeBox.top - tileBox.top).toBeCloseTo(quiet, 1);
    expect(tileBox.bottom - codeBox.bottom).toBeCloseTo(quiet + 40, 1);
    expect((find('Leia')?.y ?? 0) - codeBox.bottom).toBeCloseTo(22 + quiet - 15, 1);
  });

  it('says below the code what it is for and where it leads, in its middle', () => {
    const { find, codeBox } = drawn();
    for (const [start, below] of [
      ['Leia', 22],
      ['aprender', 36],
    ] as const) {
      const line = find(start);
      expect(((line?.xs[0] ?? 0) + (line?.right ?? 0)) / 2).toBeCloseTo(670, 6);
      expect((line?.y ?? 0) - codeBox.bottom).toBeCloseTo(below, 1);
    }
    const address = 'certificados.universidade-corporativa.aurora-energia.example/publicos';
    const shrunk = drawn({ address, scan: address }).texts.slice(-2);
    for (const { xs, right } of shrunk) expect(right - (xs[0] ?? 0)).toBeCloseTo(148, 6);
  });

  it('has a hairline where the paper is as white as it is', () => {
    expect(drawn().tile).not.toHaveProperty('stroke');
    expect(drawn({}, '', { isTileOutlined: true }).tile).toMatchObject({
      stroke: inks.rule,
      strokeWidth: 0.6,
    });
    expect(drawn().tileBox.right).toBeLessThan(page.width);
  });
});
