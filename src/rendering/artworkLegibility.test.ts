import { contrast } from '#model/color/oklch.ts';
import { certificateOf, certificateWishes, wordingIn } from '#testing/certificates.ts';
import { layOut } from '#testing/layouts.ts';
import { certificateText } from './certificateText.ts';
import type { CertificateDesign } from './design.ts';
import { tonesOf } from './picture/tones.ts';
import type { Side, TextShape } from './scene.ts';

type Color = readonly [red: number, green: number, blue: number];

/** Of a picture, and with it of the paper: one to a point. */
const [width, height] = [842, 595];

/** Finished pages, by the colour of each of their points. */
const pages: Readonly<Record<string, (x: number, y: number) => Color>> = {
  white: () => [255, 255, 255],
  dark: () => [16, 36, 54],
  'middle grey': () => [118, 118, 118],
  'half dark and half bright': (x) => (x < width / 2 ? [12, 30, 48] : [250, 244, 230]),
  'bright left of the middle': (x) => (x < 300 ? [250, 244, 230] : [12, 30, 48]),
  'bright above and dark below': (_x, y) => {
    const level = Math.round(255 * (1 - y / height));
    return [level, Math.round(level * 0.9), Math.round(level * 0.8)];
  },
  busy: (x, y) => {
    const level = 128 + 127 * Math.sin(x / 9) * Math.cos(y / 7);
    return [level, (level * 3) % 256, 255 - level];
  },
};

function pictureOf(name: string) {
  const colorOf = pages[name] ?? (() => [0, 0, 0]);
  const rgba = new Uint8Array(4 * width * height);
  for (let place = 0; place < width * height; place++)
    rgba.set([...colorOf(place % width, Math.floor(place / width)), 255], 4 * place);
  return {
    rgba,
    background: { url: `${name}.png`, width, height, tones: tonesOf({ width, height, rgba }) },
  };
}

const hex = (rgba: Uint8Array, place: number) =>
  `#${Buffer.from(rgba.subarray(4 * place, 4 * place + 3)).toString('hex')}`.toUpperCase();

/** The colours of a picture around the letters of a line, each once. */
function colorsUnder(rgba: Uint8Array, { xs, right, y, size }: TextShape): string[] {
  const colors = new Set<string>();
  for (let row = Math.ceil(y - 0.7 * size); row <= y + 0.2 * size; row++)
    for (let column = Math.ceil(xs[0] ?? 0); column <= right; column += 2)
      colors.add(hex(rgba, Math.min(row, height - 1) * width + Math.min(column, width - 1)));
  return [...colors];
}

/** Lines on the picture, but for those of the code's white tile. */
const linesOn = ({ shapes }: Side) =>
  shapes.filter(
    (shape): shape is TextShape =>
      shape.kind === 'text' && !['#101418', '#4A5560'].includes(shape.fill),
  );

/** What is below 4.5:1: of the letters, or of those on an outline. */
function illegible(side: Side, rgba: Uint8Array): string[] {
  return linesOn(side).flatMap((line) => {
    const grounds = line.contour ? [line.contour.color] : colorsUnder(rgba, line);
    const ratio = Math.min(...grounds.map((ground) => contrast(line.fill, ground)));
    return ratio >= 4.45 ? [] : [`${ratio.toFixed(2)} ${line.fill} ${line.text}`];
  });
}

async function drawn(
  layout: CertificateDesign['layout'],
  kind: keyof typeof certificateWishes,
  pageName: string,
) {
  const { rgba, background } = pictureOf(pageName);
  const text = certificateText(certificateOf(certificateWishes[kind]), await wordingIn('pt'));
  const look = { layout, titleColor: '#0F766E', contentColor: '#22343C' };
  return { rgba, ...layOut(text, { ...look, background }) };
}

describe.each(['Layout7', 'Layout8'] as const)('%s', (layout) => {
  it.each(Object.keys(pages))('is legible on a page that is %s', async (pageName) => {
    for (const kind of ['typical', 'longest'] as const) {
      const { rgba, front, back } = await drawn(layout, kind, pageName);
      expect(linesOn(front).length).toBeGreaterThan(5);
      expect([...illegible(front, rgba), ...illegible(back, rgba)]).toEqual([]);
    }
  });

  it.each([
    ['white', false],
    ['dark', false],
    ['busy', true],
  ])('outlines words on a page that is %s: %s', async (pageName, isOutlined) => {
    const { front, back } = await drawn(layout, 'typical', pageName);
    const outlined = [front, back].flatMap(linesOn).map(({ contour }) => contour !== undefined);
    expect(new Set(outlined)).toEqual(new Set([isOutlined]));
  });

  it.each([
    ['white', 0],
    ['dark', 2],
    ['bright left of the middle', 2],
  ])('has no signature on a plate, or all, on a page that is %s: %s', async (pageName, plates) => {
    const { background } = pictureOf(pageName);
    const signature = { url: 'signature.png', width: 300, height: 100 };
    const signatories = ['Ana Moura', 'Helena Prado'].map((name) => ({ name, role: 'Diretora' }));
    const text = certificateText(certificateOf(certificateWishes.typical), await wordingIn('pt'));
    const { front } = layOut(
      { ...text, signatories },
      {
        layout,
        titleColor: '#0F766E',
        contentColor: '#22343C',
        background,
        brand: { logo: undefined, signatures: [signature, signature] },
      },
    );
    const filled = front.shapes.filter((shape) => shape.kind === 'path' && shape.fill);
    expect(filled).toHaveLength(plates);
  });

  it('draws nothing but the picture below the words, front and back', async () => {
    const { front, back } = await drawn(layout, 'typical', 'white');
    for (const { ground } of [front, back])
      expect(ground.shapes.map(({ kind }) => kind)).toEqual(['path', 'image']);
    expect(front.shapes.every(({ kind }) => kind === 'text')).toBe(true);
  });

  it('keeps the words of the front in its zones', async () => {
    const { front } = await drawn(layout, 'longest', 'white');
    const left = layout === 'Layout7' ? 121 : 64;
    for (const { xs, right, y } of linesOn(front)) {
      expect(xs[0]).toBeGreaterThanOrEqual(left - 0.01);
      expect(right).toBeLessThanOrEqual(layout === 'Layout7' ? 721.01 : 534.01);
      expect(y).toBeLessThan(540);
    }
  });
});
