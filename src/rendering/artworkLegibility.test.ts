import { getOrCreate } from '#runtime/getOrCreate.ts';
import { emptyCourseSyllabus } from '#domain/certificate/brand.ts';
import { getContrastRatio, mixColors } from '#domain/color/oklch.ts';
import {
  createCertificate,
  certificateSamples,
  loadTestDocumentLocale,
} from '#testing/certificates.ts';
import { createTestScene } from '#testing/layouts.ts';
import { createCertificateText } from './certificateText.ts';
import type { CertificateDesign } from './design.ts';
import { computeBrightnessMap } from './images/tones.ts';
import { getBoundingBox } from '#testing/paths.ts';
import type { PathShape, Side, TextShape } from './scene.ts';

type Color = readonly [red: number, green: number, blue: number];

/** Size of the image and of the page: one pixel per point. */
const [width, height] = [842, 595];

/** Test images, as functions from a point to its colour. */
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
  'bright from 500': (x) => (x < 500 ? [12, 30, 48] : [250, 244, 230]),
  'bright from 690': (x) => (x < 690 ? [12, 30, 48] : [250, 244, 230]),
  'shapes in the foot': (x, y) =>
    y > 500 && Math.floor(x / 20) % 2 === 0 ? [150, 185, 140] : [251, 247, 238],
  'shapes in the corner': (x, y) =>
    y > 450 && x < 200 && Math.floor(x / 20) % 2 === 0 ? [150, 185, 140] : [251, 247, 238],
  'pale leaf from below': (x, y) =>
    y > 428 && x > 190 && x < 230 ? [199, 216, 186] : [251, 247, 238],
  busy: (x, y) => {
    const level = 128 + 127 * Math.sin(x / 9) * Math.cos(y / 7);
    return [level, (level * 3) % 256, 255 - level];
  },
};

interface TestImage {
  rgba: Uint8Array;
  background: NonNullable<CertificateDesign['backgroundImage']>;
}
const images = new Map<string, TestImage>();

/** Draws an image once for all tests. */
const getImage = (name: string): TestImage =>
  getOrCreate(images, name, () => {
    const getColor = pages[name] ?? (() => [0, 0, 0] as const);
    const rgba = new Uint8Array(4 * width * height).fill(255);
    for (let index = 0; index < width * height; index++)
      rgba.set(getColor(index % width, Math.floor(index / width)), 4 * index);
    const tones = computeBrightnessMap({ width, height, rgba });
    return { rgba, background: { url: `${name}.png`, width, height, tones } };
  });

const toHex = (color: number) => `#${color.toString(16).padStart(6, '0')}`.toUpperCase();

/** Collects the distinct colours of an image around the letters of a line. */
function collectColors(rgba: Uint8Array, { xs, right, y, size }: TextShape): string[] {
  const pixels = new DataView(rgba.buffer);
  const colors = new Set<number>();
  for (let row = Math.ceil(y - 0.7 * size); row <= y + 0.2 * size; row++)
    for (let column = Math.ceil(xs[0] ?? 0); column <= right; column += 2) {
      const index = Math.min(row, height - 1) * width + Math.min(column, width - 1);
      colors.add(pixels.getUint32(4 * index) >>> 8);
    }
  return Array.from(colors, toHex);
}

/** Lists the text lines on the image, without the lines on the white tile of the QR code. */
const listLines = ({ shapes }: Side) =>
  shapes.filter(
    (shape): shape is TextShape =>
      shape.kind === 'text' && !['#101418', '#4A5560'].includes(shape.fill),
  );

/** Lists the veils of a side: translucent rectangles over the image. */
const listVeils = ({ shapes }: Side) =>
  shapes.filter(
    (shape): shape is PathShape => shape.kind === 'path' && shape.opacity !== undefined,
  );

/** Lists text lines with a contrast below 4.5:1 between letters and the image, or the veil over the image. */
function listIllegibleLines(side: Side, rgba: Uint8Array): string[] {
  const veils = listVeils(side).map((veil) => ({ ...veil, edges: getBoundingBox(veil.d) }));
  return listLines(side).flatMap((line) => {
    const [left = NaN] = line.xs;
    const veil = veils.find(
      ({ edges }) =>
        edges.left <= left &&
        edges.right >= line.right &&
        edges.top <= line.y - 0.7 * line.size &&
        edges.bottom >= line.y + 0.2 * line.size,
    );
    const ratio = Math.min(
      ...collectColors(rgba, line)
        .map((color) => (veil ? mixColors(veil.fill ?? '', color, veil.opacity ?? 1) : color))
        .map((background) => getContrastRatio(line.fill, background)),
    );
    return ratio >= 4.45 ? [] : [`${ratio.toFixed(2)} ${line.fill} ${line.text}`];
  });
}

async function renderLayout(
  layout: CertificateDesign['layout'],
  kind: keyof typeof certificateSamples,
  pageName: string,
  programme = emptyCourseSyllabus,
) {
  const { rgba, background } = getImage(pageName);
  const text = createCertificateText(
    createCertificate({ ...certificateSamples[kind], programme }),
    await loadTestDocumentLocale('pt'),
  );
  const look = { layout, titleColor: '#0F766E', contentColor: '#22343C' };
  return { rgba, ...createTestScene(text, { ...look, backgroundImage: background }) };
}

describe.each(['Layout7', 'Layout8'] as const)('%s', (layout) => {
  it.each(Object.keys(pages))('is legible on a page: %s', async (pageName) => {
    for (const kind of ['typical', 'longest'] as const) {
      const { rgba, front, back } = await renderLayout(layout, kind, pageName);
      expect(listLines(front).length).toBeGreaterThan(5);
      expect([...listIllegibleLines(front, rgba), ...listIllegibleLines(back, rgba)]).toEqual([]);
    }
  });

  it.each([
    ['white', 0],
    ['dark', 0],
    ['busy', 1],
    ['bright above and dark below', 1],
  ])('draws one veil behind the texts of each side, or none: %s → %d', async (pageName, count) => {
    const { front, back } = await renderLayout(layout, 'typical', pageName);
    for (const side of [front, back]) expect(listVeils(side)).toHaveLength(count);
  });

  it('draws the veil as a plate with round corners and a line around it, in the middle of the page', async () => {
    for (const kind of ['typical', 'longest'] as const) {
      const { front, back } = await renderLayout(layout, kind, 'busy');
      for (const side of [front, back]) {
        const [veil] = listVeils(side);
        const line = side.shapes.find((shape) => shape.kind === 'path' && shape.stroke);
        expect(line).toMatchObject({ d: veil?.d, strokeWidth: 0.8 });
        expect(veil?.d.match(/c/g)).toHaveLength(4);
        const stroke = line?.kind === 'path' ? line.stroke : undefined;
        for (const grey of ['#000000', '#FFFFFF'])
          expect(
            getContrastRatio(stroke ?? '', mixColors(veil?.fill ?? '', grey, veil?.opacity ?? 1)),
          ).toBeGreaterThanOrEqual(2);
        const { top, bottom } = getBoundingBox(veil?.d ?? '');
        expect(Math.abs(top - (595.28 - bottom))).toBeLessThan(1);
      }
    }
  });

  it('draws the veil of the back at equal distances around texts, lines and code', async () => {
    const { back } = await renderLayout(layout, 'typical', 'busy');
    const veil = getBoundingBox(listVeils(back)[0]?.d ?? '');
    const boxes = back.shapes
      .filter((shape): shape is PathShape => shape.kind === 'path' && !shape.block)
      .map(({ d }) => getBoundingBox(d))
      .filter(({ top }) => top > veil.top);
    const highest = Math.min(...listLines(back).map(({ y, size }) => y - 0.73 * size));
    expect(highest - veil.top).toBeCloseTo(20, 0);
    expect(veil.bottom - Math.max(...boxes.map(({ bottom }) => bottom))).toBeCloseTo(20, 0);
  });

  it('sets texts larger without signatures, above the footer', async () => {
    const image = getImage('white').background;
    const text = createCertificateText(
      createCertificate(certificateSamples.longest),
      await loadTestDocumentLocale('pt'),
    );
    const look = { layout, titleColor: '#0F766E', contentColor: '#22343C', backgroundImage: image };
    const getLeadInSize = (signatories: { name: string; role: string }[]) =>
      listLines(createTestScene({ ...text, signatories }, look).front).find(
        (line) => line.text === text.certify,
      )?.size ?? NaN;
    const signedSize = getLeadInSize([{ name: 'Ana Moura', role: 'Diretora' }]);
    expect(getLeadInSize([])).toBeGreaterThan(signedSize + 0.6);
    expect(getLeadInSize([])).toBeGreaterThan(10);
  });

  it.each(Object.keys(pages))('draws every text in one look, on a page: %s', async (pageName) => {
    for (const kind of ['typical', 'longest'] as const) {
      const { front } = await renderLayout(layout, kind, pageName);
      const lines = listLines(front);
      expect(lines.every(({ contour }) => contour === undefined)).toBe(true);
      // Title, course and label have the title colour; all other texts have two tones of the content colour.
      const fills = lines.filter(({ size }) => size > 8).map(({ fill }) => fill);
      expect(new Set(fills).size).toBeLessThanOrEqual(3);
    }
  });

  it('narrows the texts instead of drawing a veil if they are calm then', async () => {
    const edge = layout === 'Layout7' ? 690 : 500;
    const { front, rgba } = await renderLayout(layout, 'typical', `bright from ${edge}`);
    expect(listVeils(front)).toEqual([]);
    expect(listIllegibleLines(front, rgba)).toEqual([]);
    const rights = listLines(front).map(({ right }) => right);
    expect(Math.max(...rights)).toBeLessThan(edge);
  });

  it('draws a veil in the colour of the paper behind the foot only, if small texts cross shapes there', async () => {
    const { front } = await renderLayout(layout, 'typical', 'shapes in the foot');
    const [veil, ...furtherVeils] = listVeils(front).map(({ d }) => getBoundingBox(d));
    expect(furtherVeils).toEqual([]);
    expect(listVeils(front)[0]?.fill).toBe('#FBF7EE');
    expect(veil?.top).toBeGreaterThan(440);
    const footLine = listLines(front).at(-1);
    expect(veil?.left).toBeLessThan((footLine?.xs[0] ?? 0) - 7);
    expect(veil?.right).toBeGreaterThan((footLine?.right ?? 0) + 7);
  });

  it('draws the code on the veil behind the signatures', async () => {
    const text = createCertificateText(createCertificate(), await loadTestDocumentLocale('pt'));
    const { front } = createTestScene(
      { ...text, signatories: [{ name: 'Ana Moura', role: 'Diretora' }] },
      {
        layout,
        titleColor: '#0F766E',
        contentColor: '#22343C',
        showsCodeOnFront: true,
        backgroundImage: getImage('shapes in the foot').background,
      },
    );
    const [veil] = listVeils(front).map(({ d }) => getBoundingBox(d));
    const tile = front.shapes
      .filter((shape) => shape.kind === 'path' && shape.fill === '#FFFFFF')
      .map((shape) => (shape.kind === 'path' ? getBoundingBox(shape.d) : undefined))[0];
    expect((veil?.right ?? NaN) - (tile?.right ?? NaN)).toBeCloseTo(12, 1);
    expect((tile?.top ?? NaN) - (veil?.top ?? NaN)).toBeCloseTo(12, 1);
    expect((veil?.bottom ?? NaN) - (tile?.bottom ?? NaN)).toBeCloseTo(8, 1);
  });

  it('draws a veil on the back, if text that continues there crosses shapes', async () => {
    const { background } = getImage('shapes in the corner');
    const look = { layout, titleColor: '#0F766E', contentColor: '#22343C' };
    const locale = await loadTestDocumentLocale('pt');
    const [header, middle, footer] = certificateSamples.longest.areas;
    const areas = [header, `${middle} ${middle}`, footer] as const;
    for (const [certificate, count] of [
      [createCertificate(), 0],
      [createCertificate({ ...certificateSamples.longest, areas }), 1],
    ] as const) {
      const text = createCertificateText(certificate, locale);
      const { back } = createTestScene(text, { ...look, backgroundImage: background });
      expect(listVeils(back)).toHaveLength(count);
    }
  });

  it('moves the columns of the back away from a shape of the image, without a veil', async () => {
    for (const kind of ['typical', 'longest'] as const) {
      const getColumns = async (pageName: string) => {
        const { back } = await renderLayout(layout, kind, pageName);
        expect(listVeils(back)).toEqual([]);
        const paths = back.shapes.filter((shape) => shape.kind === 'path' && !shape.block);
        return {
          lines: listLines(back).map(({ y }) => y),
          bottom: Math.max(
            ...paths.map((shape) => (shape.kind === 'path' ? getBoundingBox(shape.d).bottom : 0)),
          ),
        };
      };
      const [usual, moved] = [await getColumns('white'), await getColumns('pale leaf from below')];
      expect(usual.bottom).toBeGreaterThan(432);
      expect(moved.bottom).toBeLessThan(428 - 5);
      // All texts move by the same distance.
      const distances = moved.lines.map((y, index) => Math.round(y - (usual.lines[index] ?? 0)));
      expect(new Set(distances).size).toBe(1);
      expect(distances[0]).toBeGreaterThan(-45);
    }
  });

  it.each([
    ['white', 0],
    ['dark', 2],
    ['bright left of the middle', 2],
  ])('draws all signatures on plates or none, on a page: %s → %s', async (pageName, plateCount) => {
    const { background } = getImage(pageName);
    const signature = { url: 'signature.png', width: 300, height: 100 };
    const signatories = ['Ana Moura', 'Helena Prado'].map((name) => ({ name, role: 'Diretora' }));
    const text = createCertificateText(
      createCertificate(certificateSamples.typical),
      await loadTestDocumentLocale('pt'),
    );
    const { front } = createTestScene(
      { ...text, signatories },
      {
        layout,
        titleColor: '#0F766E',
        contentColor: '#22343C',
        backgroundImage: background,
        brand: { logo: undefined, signatures: [signature, signature] },
      },
    );
    const filled = front.shapes.filter(
      (shape) => shape.kind === 'path' && shape.fill && shape.opacity === undefined,
    );
    expect(filled).toHaveLength(plateCount);
  });

  it('draws nothing but the image below the text, on both sides', async () => {
    const { front, back } = await renderLayout(layout, 'typical', 'white');
    for (const { background } of [front, back])
      expect(background.shapes.map(({ kind }) => kind)).toEqual(['path', 'image']);
    expect(front.shapes.every(({ kind }) => kind === 'text')).toBe(true);
  });

  it('gives all paragraphs of a programme the same look', async () => {
    const programme = {
      text: Array(7)
        .fill('Riscos e controles: o que cabe a cada liderança e à equipe dela.')
        .join('\n'),
      instructor: '',
      place: '',
    };
    for (const pageName of ['bright above and dark below', 'bright left of the middle']) {
      const { back } = await renderLayout(layout, 'typical', pageName, programme);
      const lines = listLines(back).filter((line) => programme.text.includes(line.text));
      expect(lines.length).toBeGreaterThan(7);
      const looks = lines.map(({ fill, contour }) => `${fill} ${contour?.color}`);
      expect(new Set(looks).size).toBe(1);
    }
  });

  it('keeps the text of the front inside its zones', async () => {
    const { front } = await renderLayout(layout, 'longest', 'white');
    const minX = layout === 'Layout7' ? 121 : 64;
    for (const { xs, right, y } of listLines(front)) {
      expect(xs[0]).toBeGreaterThanOrEqual(minX - 0.01);
      expect(right).toBeLessThanOrEqual(layout === 'Layout7' ? 721.01 : 534.01);
      expect(y).toBeLessThan(540);
    }
  });
});
