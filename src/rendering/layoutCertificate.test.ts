import { layoutNames } from '#model/template/template.ts';
import { languages } from '#model/language.ts';
import { certificateOf, certificateWishes, wordingIn } from '#testing/certificates.ts';
import { allFonts } from '#testing/fonts.ts';
import { processorTime } from '#testing/processorTime.ts';
import { type CertificateText, certificateText } from './certificateText.ts';
import type { CertificateDesign } from './design.ts';
import { layoutFront } from './layoutCertificate.ts';
import { isArtwork } from './layouts/looks.ts';
import { allLayouts, layOut } from '#testing/layouts.ts';
import {
  type ForeignShape,
  page,
  type Scene,
  type Shape,
  type Side,
  type TextShape,
} from './scene.ts';

const fonts = allFonts();
const picture = { url: 'https://images.example/wide.jpg', width: 3000, height: 1500 };

type Written = TextShape | ForeignShape;

const isWritten = (shape: Shape): shape is Written =>
  shape.kind === 'text' || shape.kind === 'foreign';
const writtenOn = (side: Side) => side.shapes.filter(isWritten);
const leftOf = (shape: Written) => (shape.kind === 'text' ? (shape.xs[0] ?? 0) : shape.x);
const rightOf = (shape: Written) => (shape.kind === 'text' ? shape.right : shape.x + shape.width);
const topOf = (shape: Written) => shape.y - shape.size * 0.7;
const bottomOf = (shape: Written) => shape.y + shape.size * 0.18;

function sidesOf({ front, back }: Scene) {
  return [front, back];
}

/** What a reader of the blocks reads: runs of a line together, lines with a space between. */
function textOf(side: Side): string {
  let text = '';
  for (const shape of writtenOn(side)) text += shape.text + (shape.isContinued ? ' ' : '');
  return text.replace(/[\s\u00a0]+/g, '');
}

const packed = (words: string) => words.replace(/[\s\u00a0]+/g, '');
const startOf = (words: string) => packed(words).slice(0, 60);
const endOf = (words: string) => packed(words).slice(-20);

const isPartOf =
  (words: string) =>
  ({ text }: Written) =>
    words.includes(text);

function overlaps(side: Side): string[] {
  const written = writtenOn(side);
  return written.flatMap((one, index) =>
    written.slice(index + 1).flatMap((other) => {
      const apartAcross = leftOf(one) >= rightOf(other) - 1 || leftOf(other) >= rightOf(one) - 1;
      const areOneLine = one.block === other.block && one.y === other.y;
      const apartDown = topOf(one) >= bottomOf(other) - 0.4 || topOf(other) >= bottomOf(one) - 0.4;
      return areOneLine || apartAcross || apartDown ? [] : [`${one.text} / ${other.text}`];
    }),
  );
}

function outside(side: Side): string[] {
  return writtenOn(side)
    .filter(
      (shape) =>
        leftOf(shape) < 18 ||
        rightOf(shape) > page.width - 18 ||
        topOf(shape) < 14 ||
        bottomOf(shape) > page.height - 14,
    )
    .map(({ text }) => text);
}

const texts = new Map<string, CertificateText>();

function textNamed(name: string): CertificateText {
  const text = texts.get(name);
  if (!text) throw new Error(`No text named ${name}`);
  return text;
}

beforeAll(async () => {
  for (const language of languages) {
    const wording = await wordingIn(language);
    for (const [name, wish] of Object.entries(certificateWishes))
      texts.set(`${language} ${name}`, certificateText(certificateOf(wish), wording));
  }
});

const design = (layout: CertificateDesign['layout'], rest: Partial<CertificateDesign> = {}) => ({
  layout,
  titleColor: '#00CEB2',
  contentColor: '#323F47',
  ...rest,
});

describe.each(layoutNames)('%s', (layout) => {
  describe.each(languages)('in %s', (language) => {
    test.each(Object.keys(certificateWishes))(
      'holds %s texts: nothing is lost, overlaps or leaves the page, with a picture or without',
      (wish) => {
        const text = textNamed(`${language} ${wish}`);
        for (const background of [undefined, picture]) {
          const scene = layOut(text, design(layout, { background }), fonts);
          expect(sidesOf(scene).flatMap(overlaps)).toEqual([]);
          expect(sidesOf(scene).flatMap(outside)).toEqual([]);
          const front = textOf(scene.front);
          const said = [text.name, text.course, text.header, text.center];
          expect(front).toContain(startOf(text.footer));
          if (scene.fitting.isContinuedOnBack)
            expect(textOf(scene.back)).toContain(endOf(text.footer));
          else expect(front).toContain(endOf(text.footer));
          for (const words of [...said, text.certify, text.concluded, text.completionDate.value])
            expect(front).toContain(words.replace(/[\s\u00a0]+/g, ''));
          const back = textOf(scene.back);
          for (const words of [
            text.name,
            text.course,
            text.validationId.value,
            text.duration.value,
          ])
            expect(back).toContain(words.replace(/[\s\u00a0]+/g, ''));
        }
      },
    );
  });

  it.each(['typical', 'longest', 'missing', 'unbreakable'])(
    'leads with the name in %s texts, and has nothing too small to be read',
    (wish) => {
      const text = textNamed(`pt ${wish}`);
      for (const background of [undefined, picture]) {
        const { front, back, fitting } = layOut(text, design(layout, { background }), fonts);
        for (const shape of writtenOn(front)) {
          const isName = text.name.includes(shape.text.trim());
          if (!isName) expect(shape.size).toBeLessThanOrEqual(fitting.nameSize / 1.25 + 0.001);
        }
        const sizes = [front, back].flatMap(({ shapes }) =>
          shapes.flatMap((shape) => ('size' in shape ? [shape.size] : [])),
        );
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(6.5 - 0.001);
      }
    },
  );

  it('draws the two colours as they were chosen', () => {
    const text = textNamed('pt typical');
    const { front } = layOut(text, design(layout), fonts);
    const inks = [...front.ground.shapes, ...front.shapes].flatMap((shape) =>
      'fill' in shape || 'stroke' in shape
        ? [shape.fill, 'stroke' in shape ? shape.stroke : '']
        : [],
    );
    // Words alone stand in for it on a page of somebody's, in a tone that reads.
    if (!isArtwork(layout)) expect(inks).toContain('#00CEB2');
    if (layout !== 'Layout5') expect(inks).toContain('#323F47');
  });

  it('has at most 60 KB of ornament on a side', () => {
    const text = textNamed('pt typical');
    for (const { ground } of sidesOf(layOut(text, design(layout), fonts)))
      expect(
        ground.shapes.reduce((sum, shape) => sum + ('d' in shape ? shape.d.length : 0), 0),
      ).toBeLessThanOrEqual(60 * 1024);
  });

  it('gives the same scene for the same text', () => {
    const text = textNamed('es longest');
    expect(layOut(text, design(layout), fonts)).toEqual(layOut(text, design(layout), allFonts()));
  });

  it('keeps the very shapes of every line that a change does not move', () => {
    const text = textNamed('pt typical');
    const before = layOut(text, design(layout), fonts);
    const after = layOut({ ...text, center: `${text.center}!` }, design(layout), fonts);
    const ofCourse = ({ front }: Scene) => writtenOn(front).filter(isPartOf(text.course));
    expect(ofCourse(after)).not.toEqual([]);
    for (const [index, shape] of ofCourse(after).entries())
      expect(shape).toBe(ofCourse(before)[index]);
    const recoloured = design(layout, { titleColor: '#7A1F5C', contentColor: '#7A1F5C' });
    expect(ofCourse(layOut(text, recoloured, fonts))).not.toEqual(ofCourse(before));
  });

  it('lays out the front alone as with the back', () => {
    const text = textNamed('pt longest');
    const { front } = layOut(text, design(layout, { background: picture }), fonts);
    expect(
      layoutFront(text, design(layout, { background: picture }), fonts, allLayouts[layout]),
    ).toEqual(front);
  });

  it('fills its window with a picture of any shape, whose middle is in the middle of it', () => {
    const text = textNamed('pt typical');
    for (const [width, height] of [
      [100, 4000],
      [4000, 100],
      [842, 595],
    ] as const) {
      const background = { url: `https://images.example/${width}.jpg`, width, height };
      const { front, back } = layOut(text, design(layout, { background }), fonts);
      const image = front.ground.shapes.find((shape) => shape.kind === 'image');
      const window = image?.window;
      if (!image || !window) throw new Error('There is no picture in a window');
      expect(image.x).toBeLessThanOrEqual(window.x + 0.001);
      expect(image.y).toBeLessThanOrEqual(window.y + 0.001);
      expect(image.x + image.width / 2).toBeCloseTo(window.x + window.width / 2, 6);
      expect(image.y + image.height / 2).toBeCloseTo(window.y + window.height / 2, 6);
      expect(image.width / image.height).toBeCloseTo(width / height, 6);
      const behind = back.ground.shapes.filter(({ kind }) => kind === 'image');
      expect(behind).toEqual(isArtwork(layout) ? [image] : []);
    }
  });
});

describe('a hundred thousand letters without a space', () => {
  it.each([
    ['name', 'é', 2],
    ['course', 'W', 2],
    ['header', 'Ж', 1],
    ['center', '山', 1],
    ['footer', 'कि', 1],
  ] as const)('in the %s are laid out in no time, and none is lost', (field, letter, times) => {
    const long = letter.repeat(100_000 / letter.length);
    const text = { ...textNamed('pt missing'), [field]: long };
    let scene = layOut(textNamed('pt missing'), design('Layout2'), fonts);
    const spent = processorTime(() => {
      scene = layOut(text, design('Layout2'), fonts);
    });
    // Seconds for the slowest machine; it took minutes when each attempt measured every letter of every line again.
    expect(spent).toBeLessThan(5_000);
    const written = sidesOf(scene).map(textOf).join('').split(letter).length - 1;
    expect(written).toBeGreaterThanOrEqual((times * long.length) / letter.length);
  });
});

describe.each(layoutNames)('areas too long for the front of %s', (layout) => {
  it.each([420, 2000, 4000])(
    'go on on the back, at %s characters each, with a picture or without',
    async (length) => {
      const long = `${'Aurora Energia '.repeat(400).slice(0, length - 4)} fim`;
      const wish = { ...certificateWishes.longest, areas: [long, long, long] as const };
      const text = certificateText(certificateOf(wish), await wordingIn('pt'));
      for (const background of [undefined, picture]) {
        const scene = layOut(text, design(layout, { background }), fonts);
        expect(scene.fitting.isContinuedOnBack).toBe(true);
        expect(sidesOf(scene).flatMap(overlaps)).toEqual([]);
        expect(sidesOf(scene).flatMap(outside)).toEqual([]);
        for (const shape of writtenOn(scene.front))
          if (shape.text.includes('Aurora')) expect(shape.size).toBeGreaterThanOrEqual(6.5);
        const written = sidesOf(scene).map(textOf).join('');
        expect(written.split('AuroraEnergia').length + written.split('…').length).toBeGreaterThan(
          (3 * length) / 'Aurora Energia '.length,
        );
        expect(written.match(/fim/g)).toHaveLength(3);
      }
    },
  );
});
