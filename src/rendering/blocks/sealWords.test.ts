import { emptySide, inks, noPictures, plainSetting, typicalText } from '#testing/layouts.ts';
import type { CertificateText } from '../certificateText.ts';
import type { BrandPictures } from '../design.ts';
import type { Setting } from '../layouts/setting.ts';
import type { RingShape, Shape } from '../scene.ts';
import { sealWords } from './sealWords.ts';

const place = { x: 400, y: 300, radius: 54 };
const label = 'Conquista';

interface Changes {
  text?: Partial<CertificateText>;
  setting?: Partial<Setting>;
  brand?: BrandPictures;
  below?: 'label' | 'stars';
}

function drawn({ text, setting, brand = noPictures, below = 'label' }: Changes = {}) {
  const composer = emptySide();
  sealWords(
    {
      composer,
      text: { ...typicalText, label, ...text },
      colors: inks,
      setting: { ...plainSetting, ...setting },
      brand,
    },
    place,
    { ink: inks.onFill, below },
  );
  const shapes: readonly Shape[] = composer.shapes;
  const rings = shapes.filter((shape): shape is RingShape => shape.kind === 'ring');
  return { shapes, rings, words: rings.map((ring) => ring.text) };
}

const distanceOf = ([x, y]: readonly [number, number, number]) =>
  Math.hypot(x - place.x, y - place.y);

describe('the lettering of a seal', () => {
  it('says who certifies above and what for below, in capitals', () => {
    expect(drawn().words).toEqual(['AURORA ENERGIA', 'CONQUISTA']);
    expect(drawn({ below: 'stars' }).words).toEqual(['AURORA ENERGIA']);
  });

  it('is read by who listens, but for a title that they heard already', () => {
    expect(drawn().rings.map(({ block }) => block.role)).toEqual(['P', 'P']);
    const { rings, words } = drawn({ text: { company: '' } });
    expect(words).toEqual(['CERTIFICADO', 'CONQUISTA']);
    expect(rings[0]?.block.role).toBe('Artifact');
  });

  it('stands upright at twelve and at six, as far on both sides', () => {
    for (const { places } of drawn().rings) {
      expect(places[0]?.[2]).toBeCloseTo(-(places.at(-1)?.[2] ?? NaN), -1);
      expect(Math.max(...places.map(([, , turn]) => Math.abs(turn)))).toBeLessThan(110);
    }
    const [above, below] = drawn().rings;
    expect(above?.places.every(([, y]) => y < place.y)).toBe(true);
    expect(below?.places.every(([, y]) => y > place.y)).toBe(true);
    expect(above?.places[0]?.[2]).toBeLessThan(0);
    expect(below?.places[0]?.[2]).toBeGreaterThan(0);
  });

  it('stays in its ring, between the guilloche and the outer circles', () => {
    for (const { places } of drawn().rings)
      for (const distance of places.map(distanceOf)) {
        expect(distance).toBeGreaterThan(0.7 * place.radius);
        expect(distance).toBeLessThan(0.865 * place.radius);
      }
  });

  it('is never too small to be read: a longer name gives way to the title', () => {
    const company = 'Companhia Nacional de Energia';
    const [smaller] = drawn({ text: { company } }).rings;
    expect(smaller?.text).toBe('COMPANHIA NACIONAL DE ENERGIA');
    expect(smaller?.size).toBeGreaterThanOrEqual(6.5);
    expect(smaller?.size).toBeLessThan(7);
    const tooLong = `${company} Elétrica do Nordeste Brasileiro`;
    expect(drawn({ text: { company: tooLong } }).words[0]).toBe('CERTIFICADO');
    expect(drawn({ text: { company: tooLong, title: tooLong } }).words[0]).toBe('CONQUISTA');
  });

  it('gives way where our face cannot write it', () => {
    expect(drawn({ text: { company: '山田' } }).words[0]).toBe('CERTIFICADO');
  });
});

describe('the middle of a seal', () => {
  it('holds the monogram as decoration', () => {
    const { shapes } = drawn({ setting: { emblem: 'monogram' } });
    expect(shapes.at(-1)).toMatchObject({
      kind: 'text',
      text: 'AE',
      size: 0.3 * place.radius,
      block: { role: 'Artifact' },
    });
  });

  it('holds the whole of a compact logo within its disc, by the company’s name', () => {
    const logo = { url: 'logo.png', width: 300, height: 200 };
    const { shapes } = drawn({ setting: { emblem: 'logo' }, brand: { logo, signatures: [] } });
    const image = shapes.at(-1);
    if (image?.kind !== 'image') throw new Error('There is no logo');
    expect(image.block).toMatchObject({ role: 'Figure', alt: 'Aurora Energia' });
    expect(image.width / image.height).toBeCloseTo(1.5, 6);
    expect(Math.hypot(image.width, image.height) / 2).toBeCloseTo(0.51 * place.radius, 6);
    expect(image.x + image.width / 2).toBeCloseTo(place.x, 6);
  });
});
