import { testColors, typicalText } from '#testing/layouts.ts';
import { getBoundingBox } from '#testing/paths.ts';
import { getMiddle, getTop, logo, renderBack } from '#testing/renderBack.ts';

describe('code column', () => {
  it('shows the QR code of the address as a linked figure', () => {
    const { code, codeBox, tileBox } = renderBack();
    expect(codeBox.right - codeBox.left).toBeCloseTo(128, 1);
    expect((codeBox.left + codeBox.right) / 2).toBeCloseTo(679, 1);
    expect(codeBox.top - tileBox.top).toBeCloseTo(15, 1);
    expect(code.block).toMatchObject({
      role: 'Figure',
      alt: typicalText.qrAlt,
      href: typicalText.url,
    });
  });

  it('keeps a quiet zone of four modules around the coarse code of a short address', () => {
    const { tileBox, codeBox } = renderBack({ text: { url: 'https://a.br/1' } });
    // The code is 25 modules wide.
    const quiet = (4 * 128) / 25;
    expect(codeBox.left - tileBox.left).toBeCloseTo(quiet, 1);
    expect(tileBox.right - codeBox.right).toBeCloseTo(quiet, 1);
    expect(codeBox.top - tileBox.top).toBeCloseTo(quiet, 1);
  });

  it.each(['', 'Riscos e controles'])(
    'has as much space above and beside the code as between it and the hint, and as below: %j',
    (programme) => {
      const text = { programme: { label: 'Conteúdo', value: programme } };
      const { tileBox, codeBox, findText } = renderBack({ text });
      const [hint, address] = [findText(typicalText.scan), findText(typicalText.address)];
      if (!hint || !address) throwNotFound();
      expect(hint.y - 0.727 * hint.size - codeBox.bottom).toBeCloseTo(15, 0);
      expect(tileBox.bottom - address.y).toBeGreaterThan(codeBox.top - tileBox.top - 2);
      expect(tileBox.bottom - address.y).toBeLessThan(codeBox.top - tileBox.top + 1);
    },
  );

  it('shows the hint and the whole address on its tile, however long it is', () => {
    const address = 'certificados.universidade-corporativa.aurora-energia.example/publicos';
    const { texts, tileBox, findText } = renderBack({ text: { address } });
    expect(getMiddle(findText(typicalText.scan) ?? throwNotFound())).toBeCloseTo(679, 6);
    const lines = texts.filter(({ text }) => address.includes(text));
    expect(lines.map(({ text }) => text).join('')).toBe(address);
    for (const { xs, right, y, size } of lines) {
      expect(size).toBeGreaterThanOrEqual(6.5);
      expect(xs[0]).toBeGreaterThan(tileBox.left);
      expect(right).toBeLessThan(tileBox.right);
      expect(y).toBeLessThan(tileBox.bottom - 4);
    }
  });

  it('outlines its tile with a hairline, except on a band', () => {
    expect(renderBack().tile).toMatchObject({
      fill: '#FFFFFF',
      stroke: testColors.rule,
      strokeWidth: 0.6,
    });
    const { tile } = renderBack({ layoutChanges: { isCodeOnBand: true } });
    expect(tile).not.toHaveProperty('stroke');
  });

  it('starts with the company’s logo, neither clipped nor distorted', () => {
    const { shapes, texts } = renderBack({ brand: { logo, signatures: [] } });
    const image = shapes.find((shape) => shape.kind === 'image');
    expect((image?.width ?? NaN) / (image?.height ?? NaN)).toBeCloseTo(3, 6);
    expect(image?.block).toMatchObject({ alt: 'Aurora Energia' });
    expect(image?.y).toBeCloseTo(getTop(texts), 1);
  });

  it('puts a logo on a white plate on a band', () => {
    const { shapes } = renderBack({
      brand: { logo, signatures: [] },
      layoutChanges: { isCodeOnBand: true },
    });
    const imageIndex = shapes.findIndex(({ kind }) => kind === 'image');
    const [plate, image] = shapes.slice(imageIndex - 1);
    if (plate?.kind !== 'path' || image?.kind !== 'image') throwNotFound();
    expect(plate.fill).toBe('#FFFFFF');
    const { left, right, top, bottom } = getBoundingBox(plate.d);
    expect([image.x - left, right - image.x - image.width]).toEqual([
      expect.closeTo(12, 1),
      expect.closeTo(12, 1),
    ]);
    expect([image.y - top, bottom - image.y - image.height]).toEqual([
      expect.closeTo(12, 1),
      expect.closeTo(12, 1),
    ]);
  });

  it('has logos of different shapes with the same area', () => {
    const areas = [
      [600, 200],
      [300, 280],
    ].map(([width = 0, height = 0]) => {
      const { shapes } = renderBack({
        brand: { logo: { ...logo, width, height }, signatures: [] },
      });
      const image = shapes.find((shape) => shape.kind === 'image');
      return (image?.width ?? 0) * (image?.height ?? 0);
    });
    expect((areas[1] ?? 0) / (areas[0] ?? NaN)).toBeGreaterThan(0.85);
    expect((areas[1] ?? 0) / (areas[0] ?? NaN)).toBeLessThan(1.05);
  });
});

function throwNotFound(): never {
  throw new Error('Not found');
}
