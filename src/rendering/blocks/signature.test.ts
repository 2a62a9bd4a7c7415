import { emptySide, inks, typicalText } from '#testing/layouts.ts';
import { boxOf } from '#testing/paths.ts';
import type { Shape } from '../scene.ts';
import { dateBlock, signatureBlock } from './signature.ts';

const place = { x: 300, y: 400, width: 178, align: 'center' } as const;
const picture = { url: 'signature.png', width: 600, height: 100 };
const signatory = {
  name: 'Helena Prado Siqueira',
  role: 'Responsável técnica pela capacitação em segurança, CREA 123456-7, e diretora de operações',
};

const plate = { paper: '#FFFFFF', ink: '#1B2A4A' };

function signed(index = 0, signatures = [picture], on?: typeof plate) {
  const composer = emptySide();
  const text = { ...typicalText, signatories: [signatory] };
  signatureBlock({ composer, text, colors: inks, brand: { signatures } }, index, place, on);
  return composer.shapes as readonly Shape[];
}

const wordsOf = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));

describe('a signature', () => {
  it('is the picture of it, called by its name, a little over the rule', () => {
    const [image, rule] = signed();
    if (image?.kind !== 'image' || rule?.kind !== 'path') throw new Error('Nobody signed');
    expect(image.block).toMatchObject({ role: 'Figure', alt: 'Helena Prado Siqueira' });
    expect(image.width).toBeCloseTo(162, 6);
    expect(image.y + image.height).toBeCloseTo(403, 6);
    expect(boxOf(rule.d)).toEqual({ left: 211, right: 389, top: 400, bottom: 400 });
  });

  it('says below who signed, in what role', () => {
    const [name, ...role] = wordsOf(signed());
    expect(name).toMatchObject({ text: signatory.name, y: 412.5, size: 8.6, face: 'bold' });
    expect(role).toHaveLength(2);
    expect(role.map(({ y }) => y)).toEqual([423, 432.4]);
    for (const { xs, right, size } of role) {
      expect(right - (xs[0] ?? NaN)).toBeLessThanOrEqual(178.01);
      expect(size).toBeGreaterThanOrEqual(6.5);
    }
  });

  it('lies on a plate with its rule, where it has one, and who signed stands where it stands', () => {
    const [paper, image, rule, name] = signed(0, [{ ...picture, height: 400 }], plate);
    if (paper?.kind !== 'path' || image?.kind !== 'image' || rule?.kind !== 'path')
      throw new Error('Nobody signed');
    const { left, right, top, bottom } = boxOf(paper.d);
    expect(paper.fill).toBe('#FFFFFF');
    expect([image.y >= top, image.y + image.height <= bottom]).toEqual([true, true]);
    expect(rule.stroke).toBe('#1B2A4A');
    const line = boxOf(rule.d);
    expect([line.left > left, line.right < right, line.top < bottom - 4]).toEqual([
      true,
      true,
      true,
    ]);
    expect(name).toEqual(signed().find(({ kind }) => kind === 'text'));
  });

  it('is a rule to sign on where there is no picture, and nothing where nobody signs', () => {
    expect(signed(0, []).map(({ kind }) => kind)).toEqual(['path', 'text', 'text', 'text']);
    expect(signed(1)).toEqual([]);
  });
});

describe('the date in the build of a signature', () => {
  const dated = (value: string) => {
    const composer = emptySide();
    dateBlock(composer, { label: 'Data de conclusão', value }, inks, place);
    return composer.shapes as readonly Shape[];
  };

  it('stands over the rule, what it is below', () => {
    const [value, label] = wordsOf(dated('12 de novembro de 2026'));
    expect(value).toMatchObject({ text: '12 de novembro de 2026', y: 393.5 });
    expect(label).toMatchObject({ text: 'Data de conclusão', y: 412 });
  });

  it('leaves no trace where it is not known', () => {
    expect(dated('')).toEqual([]);
  });
});
