import { contrast } from '#model/color/oklch.ts';
import { layoutNames } from '#model/template/template.ts';
import {
  allLayouts,
  drawLayout,
  emptySide,
  inks,
  plainSetting,
  typicalText,
} from '#testing/layouts.ts';
import { boxOf } from '#testing/paths.ts';
import { tileSize } from '../ornaments/tiles.ts';
import type { CertificateText } from '../certificateText.ts';
import { colorsOf } from './looks.ts';
import { page, type PathShape, type Shape, type TextShape } from '../scene.ts';

const isText = (shape: Shape): shape is TextShape => shape.kind === 'text';
const isPath = (shape: Shape): shape is PathShape => shape.kind === 'path';
const boxesOf = (shapes: readonly Shape[]) => shapes.filter(isPath).map(({ d }) => boxOf(d));
const textOf = (changes: Partial<CertificateText> = {}) => ({ ...typicalText, ...changes });
const longArea = 'Universidade Corporativa Aurora Energia '.repeat(10).trim();
const none = { label: 'Concluído em', value: '' };

describe('the paper', () => {
  it.each([
    ['Layout1', '#FAFEFE', 'a breath of the title colour'],
    ['Layout2', '#FCFEFE', 'a breath of the title colour'],
    ['Layout3', '#FFFFFF', 'white'],
    ['Layout4', '#FDFDFD', 'a breath of the content colour'],
    ['Layout5', '#142027', 'the content colour by night'],
    ['Layout6', '#FFFFFF', 'white'],
  ] as const)('of %s is %s: %s', (name, paper, _what) => {
    const design = { layout: name, titleColor: '#00CEB2', contentColor: '#323F47' };
    expect(colorsOf(design)).toMatchObject({ paper, fill: '#00CEB2' });
  });
});

describe.each(layoutNames)('the front of %s', (name) => {
  it('tells how the name was fitted', () => {
    const { name: fitted, front } = drawLayout(name, textOf());
    expect(fitted?.lines.join(' ')).toBe(typicalText.name);
    const written = front.filter(isText).find(({ text }) => text === fitted?.lines[0]);
    expect(written?.size).toBe(fitted?.size);
  });

  it('has room for areas as most are', () => {
    expect(drawLayout(name, textOf()).overfull).toEqual([]);
  });

  it('tells which areas its places cannot hold', () => {
    const center = longArea.repeat(30);
    expect(drawLayout(name, textOf({ footer: center })).overfull).toEqual(['footer']);
    expect(drawLayout(name, textOf({ center })).overfull).toContain('center');
    expect(drawLayout(name, textOf({ header: center })).overfull).toContain('header');
    const all = { header: center, center, footer: center };
    expect(drawLayout(name, textOf(all)).overfull).toEqual(['header', 'center', 'footer']);
  });

  it('has no trace of a date or of a footer that is not there', () => {
    const full = drawLayout(name, textOf()).front;
    const bare = drawLayout(name, textOf({ completionDate: none, footer: '' })).front;
    const written = bare.filter(isText).map(({ text }) => text);
    expect(written).not.toContain('CONCLUÍDO EM');
    // What remains is the typical front without them: no more shapes, and no rule that led to them.
    const rules = (shapes: readonly Shape[]) =>
      shapes.filter((shape) => isPath(shape) && shape.stroke === inks.rule).length;
    expect(bare.length).toBeLessThan(full.length);
    expect(rules(bare)).toBe(0);
  });

  it('keeps what stands on the page inside its margins', () => {
    for (const hasPicture of [false, true])
      for (const shape of drawLayout(name, textOf(), { hasPicture }).front.filter(isText)) {
        expect(shape.xs[0]).toBeGreaterThanOrEqual(20);
        expect(shape.right).toBeLessThanOrEqual(page.width - 20);
      }
  });
});

describe.each(['Layout1', 'Layout4', 'Layout5'] as const)('%s is symmetrical', (name) => {
  const middleOf = ({ left, right }: { left: number; right: number }) => (left + right) / 2;

  it('in what lies below it', () => {
    {
      const { frontGround, backGround } = allLayouts[name];
      // What stands beside a picture has its middle elsewhere.
      for (const shapes of [frontGround(inks, plainSetting), backGround(inks, plainSetting)]) {
        const boxes = boxesOf(shapes).filter((box) => box.bottom - box.top > 0);
        const offMiddle = boxes.filter((box) => Math.abs(middleOf(box) - page.width / 2) > 0.1);
        for (const box of offMiddle) {
          const mirrored = boxes.find(
            ({ left, top }) =>
              Math.abs(left - (page.width - box.right)) < 0.1 && Math.abs(top - box.top) < 0.1,
          );
          expect([box, mirrored]).not.toContain(undefined);
        }
      }
    }
  });

  it('in its texts, but for the foot', () => {
    const { front } = drawLayout(name, textOf());
    const texts = front.filter(isText).filter(({ y }) => y < 465);
    expect(texts.length).toBeGreaterThan(7);
    for (const { xs, right } of texts)
      expect(((xs[0] ?? 0) + right) / 2).toBeCloseTo(page.width / 2, 1);
  });
});

describe('the header of Layout3', () => {
  const lineOf = (shapes: readonly Shape[]) => boxesOf(shapes)[0]?.top;
  const headOf = (header: string, hasPicture = false) => {
    const { front, overfull } = drawLayout('Layout3', textOf({ header }), { hasPicture });
    // The words before the label at the right.
    const label = front.findIndex((shape) => isText(shape) && shape.text.startsWith('CERTIFICADO'));
    return { lines: front.slice(0, label).filter(isText), top: lineOf(front), front, overfull };
  };
  const words = (count: number) =>
    Array.from({ length: count }, (_, index) => `Aurora${index}`).join(' ');
  const titleOf = (front: readonly Shape[]) =>
    front.filter(isText).find(({ text }) => text === 'Certificado')?.y;

  it('leaves the rule where it is with up to two lines', () => {
    expect(headOf('')).toMatchObject({ lines: [], top: 80, overfull: [] });
    expect(headOf('Aurora').lines.map(({ y, size }) => [y, size])).toEqual([[58, 9.5]]);
    const two = headOf(words(18));
    expect(two.lines.map(({ y }) => y)).toEqual([58, 71]);
    expect(two.top).toBe(80);
  });

  it.each([
    [false, 520],
    [true, 330],
  ])('is not wider than its place (picture: %s)', (hasPicture, width) => {
    for (const count of [10, 18, 30, 48])
      for (const { xs, right } of headOf(words(count), hasPicture).lines)
        expect(right - (xs[0] ?? 0)).toBeLessThanOrEqual(width + 0.01);
    const [line] = headOf(words(11), hasPicture).lines;
    expect(line?.right).toBeGreaterThan(54 + width * 0.75);
  });

  it('pushes rule and body down with the third and fourth line, set smaller and closer', () => {
    const { lines, top, front, overfull } = headOf(words(48));
    expect(overfull).toEqual([]);
    const size = lines[0]?.size ?? 0;
    expect(size).toBeLessThanOrEqual(7);
    expect(size).toBeGreaterThanOrEqual(5.6);
    expect(lines.length).toBeGreaterThan(2);
    const [first = 0, second = 0] = lines.map(({ y }) => y);
    expect(second - first).toBeCloseTo(size * 1.4, 6);
    const extra = (lines.length - 1) * size * 1.4 - 13;
    expect(extra).toBeGreaterThan(0);
    expect(top).toBeCloseTo(80 + extra, 1);
    const moved = (titleOf(front) ?? 0) - (titleOf(headOf('').front) ?? 0);
    expect(moved).toBeCloseTo(extra, 1);
  });

  it('takes as much from the body as it pushes it down', () => {
    const center = longArea.repeat(2);
    const bottomOf = (header: string) => {
      const { front } = drawLayout('Layout3', textOf({ header, center }));
      const body = front.filter(isText).filter(({ y }) => y < 496);
      return Math.max(...body.map(({ y }) => y));
    };
    expect(bottomOf(words(48))).toBeLessThan(484);
  });

  it('is drawn in bold where no face has it', () => {
    const { front } = headOf('山田');
    expect(front[0]).toMatchObject({ kind: 'foreign', text: '山田', role: 'bold' });
  });

  it('says when four lines do not hold it', () => {
    expect(headOf(words(90)).overfull).toEqual(['header']);
    expect(headOf(words(90)).lines.at(-1)?.size).toBe(6.5);
  });
});

it.each([
  ['Layout3', false, 430],
  ['Layout3', true, 470],
  ['Layout6', false, 440],
] as const)('%s holds its center area (picture: %s) in %d points', (name, hasPicture, width) => {
  const { front } = drawLayout(name, textOf({ center: longArea }), { hasPicture });
  const lines = front.filter(isText).filter(({ text }) => text.includes('Corporativa Aurora E'));
  const widths = lines.map(({ xs, right }) => right - (xs[0] ?? 0));
  expect(lines.length).toBeGreaterThan(1);
  expect(Math.max(...widths)).toBeLessThanOrEqual(width);
  expect(Math.max(...widths)).toBeGreaterThan(width * 0.8);
});

it('breaks the center area of Layout3 a little before the end of its column beside a picture', () => {
  const set = emptySide().typeset('fim', 'body');
  let center = 'fim';
  while (set.widthOf(center) * 10.5 < 472) center += ' fim';
  expect(set.widthOf(center) * 10.5).toBeLessThan(500);
  const { front } = drawLayout('Layout3', textOf({ center }), { hasPicture: true });
  expect(front.filter(isText).filter(({ text }) => text.startsWith('fim'))).toHaveLength(2);
});

it('keeps the words of Layout6 above its tiles', () => {
  const { front, overfull } = drawLayout('Layout6', textOf({ center: longArea.repeat(4) }));
  expect(overfull).toEqual([]);
  for (const { y } of front.filter(isText)) expect(y).toBeLessThan(page.height - 2 * tileSize - 36);
});

it('engraves Layout1 in a tone that is seen, however pale the colour', () => {
  const design = { layout: 'Layout1', titleColor: '#FFF3B0', contentColor: '#000000' } as const;
  const colors = colorsOf(design);
  const lines = allLayouts.Layout1.backGround(colors, plainSetting).filter(isPath);
  const engraved = lines.filter(({ strokeWidth }) => strokeWidth === 0.38);
  expect(engraved).toHaveLength(8);
  for (const { stroke = '' } of engraved)
    expect(contrast(stroke, colors.paper)).toBeGreaterThan(2.19);
});

it('draws round arcs in the corner of Layout3', () => {
  const arcs = allLayouts.Layout3.frontGround(inks, plainSetting).filter(isPath).slice(0, -1);
  expect(arcs).toHaveLength(13);
  for (const { d } of arcs) {
    const [x = 0, y = 0, ...steps] = (d.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = steps;
    const half = [x + (3 * x1 + 3 * x2 + x3) / 8, y + (3 * y1 + 3 * y2 + y3) / 8] as const;
    const radius = page.width - x;
    expect(Math.hypot(page.width - half[0], page.height - half[1])).toBeCloseTo(radius, 0);
  }
});

it('shortens the lines of the date where they are longer than their place', () => {
  const value = 'quarta-feira, doze de novembro do ano de dois mil e vinte e seis, em Recife';
  const completionDate = { label: value, value };
  const widthOf = (name: (typeof layoutNames)[number], start: string) => {
    const { front } = drawLayout(name, textOf({ completionDate }));
    const line = front.filter(isText).find(({ text }) => text.startsWith(start));
    return (line?.right ?? NaN) - (line?.xs[0] ?? NaN);
  };
  expect(widthOf('Layout2', 'quarta')).toBeLessThanOrEqual(182);
  expect(widthOf('Layout3', 'quarta')).toBeLessThanOrEqual(230);
  expect(widthOf('Layout6', 'quarta')).toBeLessThanOrEqual(190);
});

it('says on the back of Layout3 and Layout4 what the front is called, and on no other', () => {
  for (const name of layoutNames) {
    const side = emptySide();
    allLayouts[name].backHead?.(side, textOf(), inks);
    expect([name, side.shapes.length]).toEqual([
      name,
      ['Layout3', 'Layout4'].includes(name) ? 1 : 0,
    ]);
  }
});
