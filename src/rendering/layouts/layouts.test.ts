import { contrast } from '#model/color/oklch.ts';
import { layoutNames } from '#model/template/template.ts';
import {
  allLayouts,
  drawLayout,
  emptySide,
  inks,
  noPictures,
  plainSetting,
  typicalText,
} from '#testing/layouts.ts';
import { boxOf } from '#testing/paths.ts';
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
    ['Layout7', '#FFFFFF', 'white'],
    ['Layout8', '#FFFFFF', 'white'],
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
  const headOf = (header: string, hasPicture = false) => {
    const { front, overfull } = drawLayout('Layout3', textOf({ header, company: '' }), {
      hasPicture,
    });
    const title = front.findIndex((shape) => isText(shape) && shape.text === 'Certificado');
    return { lines: front.slice(0, title).filter(isText), front, overfull };
  };
  const words = (count: number) =>
    Array.from({ length: count }, (_, index) => `Aurora${index}`).join(' ');

  it('stands at the upper margin on up to two lines', () => {
    expect(headOf('').lines).toEqual([]);
    expect(headOf('Aurora').lines).toMatchObject([{ size: 9, face: 'bold', fill: inks.content }]);
    const two = headOf(words(19)).lines;
    expect(two).toHaveLength(2);
    for (const { xs, y } of two) {
      expect(xs[0]).toBe(54);
      expect(y).toBeLessThan(74);
    }
  });

  it.each([false, true])('stays clear of the arcs and of a picture (%s)', (hasPicture) => {
    for (const count of [10, 14, 18])
      for (const { right } of headOf(words(count), hasPicture).lines)
        expect(right).toBeLessThanOrEqual(534.01);
  });

  it('says when two lines do not hold it', () => {
    expect(headOf(words(18)).overfull).toEqual([]);
    expect(headOf(words(90)).overfull).toEqual(['header']);
    expect(headOf(words(90)).lines.at(-1)?.size).toBe(6.5);
  });

  it('is drawn in bold where no face has it', () => {
    const { front } = headOf('山田');
    expect(front[0]).toMatchObject({ kind: 'foreign', text: '山田', role: 'bold' });
  });
});

it('keeps a long name of Layout3 clear of the arcs', () => {
  const name = 'Maria Antônia Figueiredo de Albuquerque Vasconcelos e Nascimento da Conceição';
  const { front } = drawLayout(
    'Layout3',
    textOf({ name, header: longArea, center: longArea.repeat(2) }),
  );
  for (const { xs, right, y, size } of front.filter(isText)) {
    const reach = Math.hypot(page.width - right, y - size * 0.73);
    expect([xs[0], reach > 200]).toEqual([xs[0], true]);
  }
});

it.each([
  ['Layout3', false, 430],
  ['Layout3', true, 430],
  ['Layout6', false, 420],
] as const)('%s holds its center area (picture: %s) in %d points', (name, hasPicture, width) => {
  const { front } = drawLayout(name, textOf({ center: longArea }), { hasPicture });
  const lines = front.filter(isText).filter(({ text }) => text.includes('Corporativa Aurora E'));
  const widths = lines.map(({ xs, right }) => right - (xs[0] ?? 0));
  expect(lines.length).toBeGreaterThan(1);
  expect(Math.max(...widths)).toBeLessThanOrEqual(width);
  expect(Math.max(...widths)).toBeGreaterThan(width * 0.8);
});

it('keeps the words of Layout6 beside its tiles', () => {
  const { front, overfull } = drawLayout('Layout6', textOf({ center: longArea.repeat(4) }));
  expect(overfull).toEqual([]);
  for (const { right } of front.filter(isText)) expect(right).toBeLessThan(600);
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
    expect(Math.hypot(page.width - half[0], half[1])).toBeCloseTo(radius, 0);
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

it('says on the band of Layout4 what the front is called, and on no other back', () => {
  for (const name of layoutNames) {
    const sheet = { composer: emptySide(), text: textOf(), colors: inks, setting: plainSetting };
    allLayouts[name].backHead?.({ ...sheet, brand: noPictures });
    const said = sheet.composer.shapes.filter(isText).map(({ text }) => text);
    expect([name, said]).toEqual([
      name,
      name === 'Layout4' ? ['Certificado', 'CERTIFICADO DE CONCLUSÃO'] : [],
    ]);
  }
});

describe.each(['Layout3', 'Layout4', 'Layout6'] as const)(
  '%s for printers with margins',
  (name) => {
    const safe = { ...plainSetting, isMarginSafe: true };
    const eightMillimetres = (8 / 25.4) * 72;

    it('draws nothing nearer than eight millimetres to an edge', () => {
      const { frontGround, backGround } = allLayouts[name];
      for (const shapes of [frontGround(inks, safe), backGround(inks, safe)])
        for (const { left, top, right, bottom } of boxesOf(shapes)) {
          const nearest = Math.min(left, top, page.width - right, page.height - bottom);
          expect(nearest).toBeGreaterThan(eightMillimetres - 0.25);
        }
    });

    it('leaves its texts where they are, but for what stands on what is moved', () => {
      const textsOf = (setting: typeof safe) => {
        const composer = emptySide();
        const text = textOf();
        allLayouts[name].front({ composer, text, colors: inks, setting, brand: noPictures });
        return composer.shapes.filter(isText).filter(({ y }) => y > 180 && y < 530);
      };
      const places = textsOf(safe).map(({ text, y }) => [text, Math.round(y)]);
      if (name === 'Layout6') expect(places.length).toBeGreaterThan(4);
      else
        expect(places).toEqual(textsOf(plainSetting).map(({ text, y }) => [text, Math.round(y)]));
    });
  },
);
