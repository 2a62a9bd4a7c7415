import { createComposer, testColors, typicalText } from '#testing/layouts.ts';
import { getBoundingBox } from '#testing/paths.ts';
import type { Shape } from '../../scene.ts';
import { drawDate, drawSignature } from './signature.ts';

const position = { x: 300, y: 400, width: 178, align: 'center' } as const;
const signatureImage = { url: 'signature.png', width: 600, height: 100 };
const signatory = {
  name: 'Helena Prado Siqueira',
  role: 'Responsável técnica pela capacitação em segurança, CREA 123456-7, e diretora de operações',
};

const plate = { background: '#FFFFFF', color: '#1B2A4A' };

function renderSignature(index = 0, signatures = [signatureImage], signaturePlate?: typeof plate) {
  const composer = createComposer();
  const text = { ...typicalText, signatories: [signatory] };
  drawSignature(
    { composer, text, colors: testColors, brand: { signatures } },
    index,
    position,
    signaturePlate,
  );
  return composer.shapes as readonly Shape[];
}

const listTexts = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));

describe('drawSignature', () => {
  it('draws the image slightly below its rule, with the name as alternative text', () => {
    const [image, rule] = renderSignature();
    if (image?.kind !== 'image' || rule?.kind !== 'path') throw new Error('No signature found');
    expect(image.block).toMatchObject({ role: 'Figure', alt: 'Helena Prado Siqueira' });
    expect(image.width).toBeCloseTo(162, 6);
    expect(image.y + image.height).toBeCloseTo(403, 6);
    expect(getBoundingBox(rule.d)).toEqual({ left: 211, right: 389, top: 400, bottom: 400 });
  });

  it('shows name and role below the rule', () => {
    const [name, ...role] = listTexts(renderSignature());
    expect(name).toMatchObject({ text: signatory.name, y: 412.5, size: 8.6, face: 'bold' });
    expect(role).toHaveLength(2);
    expect(role.map(({ y }) => y)).toEqual([423, 432.4]);
    for (const { xs, right, size } of role) {
      expect(right - (xs[0] ?? NaN)).toBeLessThanOrEqual(178.01);
      expect(size).toBeGreaterThanOrEqual(6.5);
    }
  });

  it('draws image and rule on the plate, and leaves name and role in their position', () => {
    const [plateShape, image, rule, name] = renderSignature(
      0,
      [{ ...signatureImage, height: 400 }],
      plate,
    );
    if (plateShape?.kind !== 'path' || image?.kind !== 'image' || rule?.kind !== 'path')
      throw new Error('No signature found');
    const { left, right, top, bottom } = getBoundingBox(plateShape.d);
    expect(plateShape.fill).toBe('#FFFFFF');
    expect([image.y >= top, image.y + image.height <= bottom]).toEqual([true, true]);
    expect(rule.stroke).toBe('#1B2A4A');
    const line = getBoundingBox(rule.d);
    expect([line.left > left, line.right < right, line.top < bottom - 4]).toEqual([
      true,
      true,
      true,
    ]);
    expect(name).toEqual(renderSignature().find(({ kind }) => kind === 'text'));
  });

  it('draws a rule without an image, and nothing without a signatory', () => {
    expect(renderSignature(0, []).map(({ kind }) => kind)).toEqual([
      'path',
      'text',
      'text',
      'text',
    ]);
    expect(renderSignature(1)).toEqual([]);
  });
});

describe('drawDate', () => {
  const renderDate = (value: string) => {
    const composer = createComposer();
    drawDate(composer, { label: 'Data de conclusão', value }, testColors, position);
    return composer.shapes as readonly Shape[];
  };

  it('shows the value above the rule and the label below', () => {
    const [value, label] = listTexts(renderDate('12 de novembro de 2026'));
    expect(value).toMatchObject({ text: '12 de novembro de 2026', y: 393.5 });
    expect(label).toMatchObject({ text: 'Data de conclusão', y: 412.5 });
  });

  it('draws nothing for an unknown date', () => {
    expect(renderDate('')).toEqual([]);
  });
});
