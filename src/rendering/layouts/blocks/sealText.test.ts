import {
  createComposer,
  testColors,
  noImages,
  emptyLayoutConditions,
  typicalText,
} from '#testing/layouts.ts';
import type { CertificateText } from '../../certificateText.ts';
import type { BrandImages } from '../../design.ts';
import type { PresentLayoutElements } from '../layoutContext.ts';
import type { CircularTextShape, Shape } from '../../scene.ts';
import { drawSealText } from './sealText.ts';

const position = { x: 400, y: 300, radius: 54 };
const label = 'Conquista';
const title = typicalText.title.toUpperCase();

interface Options {
  text?: Partial<CertificateText>;
  context?: Partial<PresentLayoutElements>;
  brand?: BrandImages;
  below?: 'label' | 'stars';
}

function renderSeal({ text, context, brand = noImages, below = 'label' }: Options = {}) {
  const composer = createComposer();
  drawSealText(
    {
      composer,
      text: { ...typicalText, label, ...text },
      colors: testColors,
      context: { ...emptyLayoutConditions, ...context },
      brand,
    },
    position,
    { color: testColors.onFill, below },
  );
  const shapes: readonly Shape[] = composer.shapes;
  const rings = shapes.filter((shape): shape is CircularTextShape => shape.kind === 'circularText');
  return { shapes, rings, words: rings.map((ring) => ring.text) };
}

const getDistance = ([x, y]: readonly [number, number, number]) =>
  Math.hypot(x - position.x, y - position.y);

describe('seal lettering', () => {
  it('shows the company as it writes itself above and the label in capitals below', () => {
    expect(renderSeal().words).toEqual(['Aurora Energia', 'CONQUISTA']);
    expect(renderSeal({ below: 'stars' }).words).toEqual(['Aurora Energia']);
    expect(renderSeal({ text: { company: 'SENAI' } }).words[0]).toBe('SENAI');
  });

  it.each([
    ['Turkish', 'İzmir Işık Eğitim'],
    ['Turkish without a letter of its own', 'Bilim ve Teknik'],
    ['Turkish with two words that differ in one dot', 'Ilık ilik elektronik'],
    ['Turkish with İ at the beginning', 'İstatistikler Profil Cümlelerim'],
    ['Azerbaijani', 'Əliyev İnşaat'],
    ['Lithuanian', 'Šilutės įmonė'],
    ['Greek with tonos', 'Ζωγράφειο Ίδρυμα'],
    ['Greek with a diphthong', 'Νεράιδα Μάιος'],
    ['German', 'Großhandel Weiß'],
    ['Dutch', 'IJsselmeer Vrijwilligers'],
    ['Irish with h and n', 'Gaeilge na hÉireann'],
    ['Irish with g and t', 'Bord na gCon, An tAthair'],
    ['Catalan', 'Il·lustre Col·legi'],
    ['Catalan with a single word', 'Cancel·lar'],
    ['Crimean Tatar', 'Qırım içün'],
    ['Afrikaans', 'Dit is ŉ Droom'],
    ['a trade mark', 'iFood eBay adidas'],
    ['Scottish', 'McDonald MacÀidh'],
    ['Irish with a prefix in English', 'McInturff O’Neill'],
    ['Swiss German', 'Füße und Masse'],
    ['Polish', 'Zażółć Gęślą'],
  ])('writes a company as it is: %s', (_language, company) => {
    expect(renderSeal({ text: { company } }).words[0]).toBe(company);
  });

  it('is read by screen readers, except for a repeated title', () => {
    expect(renderSeal().rings.map(({ block }) => block.role)).toEqual(['P', 'P']);
    const { rings, words } = renderSeal({ text: { company: '' } });
    expect(words).toEqual([title, 'CONQUISTA']);
    expect(rings[0]?.block.role).toBe('Artifact');
  });

  it('is upright at twelve and at six o’clock, and symmetrical', () => {
    for (const { positions } of renderSeal().rings) {
      expect(positions[0]?.[2]).toBeCloseTo(-(positions.at(-1)?.[2] ?? NaN), -1);
      expect(Math.max(...positions.map(([, , turn]) => Math.abs(turn)))).toBeLessThan(110);
    }
    const [above, below] = renderSeal().rings;
    expect(above?.positions.every(([, y]) => y < position.y)).toBe(true);
    expect(below?.positions.every(([, y]) => y > position.y)).toBe(true);
    expect(above?.positions[0]?.[2]).toBeLessThan(0);
    expect(below?.positions[0]?.[2]).toBeGreaterThan(0);
  });

  it('stays between the guilloche and the outer circles', () => {
    for (const { positions } of renderSeal().rings)
      for (const distance of positions.map(getDistance)) {
        expect(distance).toBeGreaterThan(0.7 * position.radius);
        expect(distance).toBeLessThan(0.865 * position.radius);
      }
  });

  it('falls back to the title if the name would be too small', () => {
    const company = 'Companhia Nacional de Energia Elétrica';
    const [smaller] = renderSeal({ text: { company } }).rings;
    expect(smaller?.text).toBe(company);
    expect(smaller?.size).toBeGreaterThanOrEqual(6.5);
    expect(smaller?.size).toBeLessThan(0.145 * position.radius);
    const tooLong = `${company} e Gás do Nordeste Brasileiro`;
    expect(renderSeal({ text: { company: tooLong } }).words[0]).toBe(title);
    expect(renderSeal({ text: { company: tooLong, title: tooLong } }).words[0]).toBe('CONQUISTA');
  });

  it('falls back to the title if the certificate font lacks the name', () => {
    expect(renderSeal({ text: { company: '山田' } }).words[0]).toBe(title);
  });
});

describe('middle of a seal', () => {
  it('shows the monogram as decoration', () => {
    const { shapes } = renderSeal({ context: { emblem: 'monogram' } });
    expect(shapes.at(-1)).toMatchObject({
      kind: 'text',
      text: 'AE',
      size: 0.3 * position.radius,
      block: { role: 'Artifact' },
    });
  });

  it('shows a compact logo unclipped in its disc, with the company’s name as alternative text', () => {
    const logo = { url: 'logo.png', width: 300, height: 200 };
    const { shapes } = renderSeal({ context: { emblem: 'logo' }, brand: { logo, signatures: [] } });
    const image = shapes.at(-1);
    if (image?.kind !== 'image') throw new Error('No logo found');
    expect(image.block).toMatchObject({ role: 'Figure', alt: 'Aurora Energia' });
    expect(image.width / image.height).toBeCloseTo(1.5, 6);
    expect(Math.hypot(image.width, image.height) / 2).toBeCloseTo(0.51 * position.radius, 6);
    expect(image.x + image.width / 2).toBeCloseTo(position.x, 6);
  });
});
