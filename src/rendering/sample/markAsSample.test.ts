import { getContrastRatio, mixColors } from '#domain/color/oklch.ts';
import { languages } from '#domain/language.ts';
import { layoutNames } from '#domain/template/template.ts';
import {
  createScene,
  createScenes,
  pdfResources,
  toPdfCertificate,
} from '#testing/pdf/documents.ts';
import { checkWithQpdf, extractText, hasProgram, textReaderNames } from '#testing/pdf/programs.ts';
import { getPathPoints } from '#testing/paths.ts';
import { traceRectangle } from '../layouts/ornaments/path.ts';
import { buildPdf } from '../pdf/buildPdf.ts';
import {
  type Box,
  createFilledPath,
  landscapePageSize,
  type Scene,
  type Shape,
  type Side,
} from '../scene.ts';
import { markAsSample, markSideAsSample } from './markAsSample.ts';
import { createSampleMark } from './sampleMark.ts';

const createPdf = (scene: Scene, level?: 'a4f-ua2') =>
  buildPdf([toPdfCertificate(scene)], { ...pdfResources, ...(level && { level }) });

const countTags = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type\/StructElem/g)?.length;

/** Returns the shapes that a scene has on its front and back in addition to another scene. */
const listMarks = ({ scene }: { scene: Scene }, unmarked: Scene) =>
  (['front', 'back'] as const).map((side) =>
    scene[side].shapes.filter((shape) => !unmarked[side].shapes.includes(shape)),
  );

describe('markAsSample', () => {
  it.each([
    ['pt', 'Amostra – '],
    ['en', 'Sample – '],
    ['es', 'Muestra – '],
  ] as const)(
    'puts a word in the language of the document (%s) before the title',
    async (language, start) => {
      const scene = await createScene('Layout1', 'typical', language);
      expect(markAsSample({ scene }).scene.title).toBe(start + scene.title);
    },
  );

  it.each(languages)(
    'draws the mark across both pages, within their edges (%s)',
    async (language) => {
      const { width, height } = landscapePageSize;
      const scene = await createScene('Layout3', 'missing', language);
      for (const mark of listMarks(markAsSample({ scene }), scene)) {
        const points = mark.flatMap((shape) =>
          shape.kind === 'path' ? getPathPoints(shape.d) : [],
        );
        const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
        expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(0.75 * width);
        expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(0.65 * height);
        expect(Math.min(...xs, ...ys)).toBeGreaterThan(40);
        expect(Math.max(...xs)).toBeLessThan(width - 40);
        expect(Math.max(...ys)).toBeLessThan(height - 40);
      }
    },
  );

  it('leaves everything else of the document unchanged', async () => {
    for (const scene of await createScenes('longest')) {
      const { title, sampleWord, front, back, ...unmarkedParts } = markAsSample({ scene }).scene;
      expect({ ...scene, ...unmarkedParts }).toEqual(scene);
      expect(front.background).toBe(scene.front.background);
      expect(front.shapes.filter((shape) => scene.front.shapes.includes(shape))).toEqual(
        scene.front.shapes,
      );
      expect(back.shapes.filter((shape) => scene.back.shapes.includes(shape))).toEqual(
        scene.back.shapes,
      );
    }
  });

  it.each(layoutNames)('is not among the texts, which stay above it, in %s', async (layout) => {
    const scene = await createScene(layout);
    const sample = markAsSample({ scene });
    for (const mark of listMarks(sample, scene)) {
      expect(mark).toHaveLength(4);
      expect(mark.filter(({ block }) => block)).toEqual([]);
    }
    expect(sample.scene.front.shapes.slice(-scene.front.shapes.length)).toEqual(scene.front.shapes);
  });
});

it('draws the mark above the veil over an image', async () => {
  const scene = await createScene('Layout7');
  const veil = {
    kind: 'path',
    d: traceRectangle(0, 0, landscapePageSize.width, landscapePageSize.height),
    fill: '#FFFFFF',
    opacity: 0.8,
  } as const;
  const veiledScene = {
    ...scene,
    front: { ...scene.front, shapes: [veil, ...scene.front.shapes] },
  };
  const [first, ...shapes] = markAsSample({ scene: veiledScene }).scene.front.shapes;
  expect(first).toBe(veil);
  expect(shapes.slice(4)).toEqual(scene.front.shapes);
});

const { width, height } = landscapePageSize;
const center = { x: width / 2, y: height / 2 };

/** Returns the corners of the mark's faint and full lines, in points: first of the white, then of the dark ones. */
const listCornersByPath = (side: Side): { x: number; y: number }[][] =>
  createSampleMark(side, 'AMOSTRA').map(({ d }) => getPathPoints(d));

const listCorners = (side: Side): { x: number; y: number }[] => listCornersByPath(side).flat();

const isBeside = ({ x, y }: { x: number; y: number }, box: Box) =>
  x <= box.x || x >= box.x + box.width || y <= box.y || y >= box.y + box.height;

const withFill = (shape: Shape, fill: string): Shape =>
  shape.kind === 'text' || shape.kind === 'circularText' ? { ...shape, fill } : shape;

describe('createSampleMark', () => {
  it('draws the whole word beside dark texts, always at the same place', async () => {
    const scenes = [await createScene('Layout3', 'missing'), await createScene('Layout8')];
    const [first, second] = scenes.map(({ front }) =>
      createSampleMark(
        { ...front, shapes: front.shapes.map((shape) => withFill(shape, '#000000')) },
        'AMOSTRA',
      ),
    );
    expect(first?.map(({ d }) => d.match(/z/g)?.length)).toEqual([11, 11, 11, 11]);
    expect(first).toEqual(second);
  });

  const textBox = { x: center.x - 150, y: center.y - 10, width: 300, height: 13 };
  /** Draws the mark behind a text of a colour in the middle of an empty page, beside a dark shape. */
  const drawBehindText = async (fill: string, pageColor: string) => {
    const { front } = await createScene('Layout1');
    const text = front.shapes.find((shape) => shape.kind === 'text');
    if (!text) throw new Error('There is no text');
    const { x, y } = center;
    const centeredText = { ...text, xs: [x - 150], right: x + 150, y, size: 12, fill };
    const page = createFilledPath(traceRectangle(0, 0, width, height), pageColor);
    const darkShape = createFilledPath(traceRectangle(40, 40, 30, 30), '#101010');
    return listCornersByPath({
      ...front,
      background: { ...front.background, shapes: [page] },
      shapes: [darkShape, centeredText],
    });
  };

  it.each([
    ['stops all lines before a pale text', '#9AA3AB', '#FFFFFF', [false, false, false, false]],
    ['draws faint dark lines behind a grey text', '#5C6166', '#FFFFFF', [true, true, true, false]],
    ['draws all lines behind a dark text', '#323F47', '#FFFFFF', [true, true, true, true]],
    [
      'draws faint white lines behind a white text',
      '#FFFFFF',
      '#0F766E',
      [true, false, true, true],
    ],
  ])('%s', async (_, fill, pageColor, hasLinesBehind) => {
    const corners = await drawBehindText(fill, pageColor);
    expect(corners.map((points) => points.length > 100)).toEqual([true, true, true, true]);
    expect(corners.map((points) => points.some((point) => !isBeside(point, textBox)))).toEqual(
      hasLinesBehind,
    );
  });

  it('has lines with a contrast of 1.35 on each tone, the white ones beside the dark ones', async () => {
    const { front } = await createScene('Layout3', 'missing');
    const mark = createSampleMark({ ...front, shapes: [] }, 'AMOSTRA');
    const colors = [...new Set(mark.map(({ stroke }) => stroke))];
    const paint = (tone: string, color: string | undefined) =>
      mark
        .filter(({ stroke }) => stroke === color)
        .reduce((below, { stroke = '', opacity }) => mixColors(stroke, below, opacity ?? 1), tone);
    const greys = Array.from({ length: 256 }, (_, channel) => {
      const digits = channel.toString(16).padStart(2, '0');
      return `#${digits}${digits}${digits}`;
    });
    const getMaxContrast = (tone: string) =>
      Math.max(...colors.map((color) => getContrastRatio(tone, paint(tone, color))));
    for (const tone of [...greys, '#1E3A5F', '#0F766E', '#00CEB2', '#C59A3D'])
      expect(getMaxContrast(tone)).toBeGreaterThan(1.35);
    expect(getMaxContrast('#FFFFFF')).toBeLessThan(1.6);
    const starts = mark.map(({ d }) => getPathPoints(d)[0]);
    expect(starts.map((start) => (start?.x ?? 0) - (starts[2]?.x ?? 0))).toEqual([3, 3, 0, 0]);
  });

  it('stops lines before a plate, but not before an ornament', async () => {
    const { front } = await createScene('Layout1');
    const { x, y } = center;
    const countInside = (size: number) => {
      const box = { x: x - size / 2, y: y - size / 2, width: size, height: size };
      const d = traceRectangle(box.x, box.y, size, size);
      const shapes: Side['shapes'] = [{ kind: 'path', d, fill: '#FFFFFF' }];
      return listCorners({ ...front, shapes }).filter((corner) => !isBeside(corner, box)).length;
    };
    expect(countInside(39)).toBeGreaterThan(0);
    expect(countInside(60)).toBe(0);
  });

  it('keeps texts on a circle free of lines', async () => {
    const { front } = await createScene('Layout6');
    const seal = front.shapes.find((shape) => shape.kind === 'circularText');
    if (!seal) throw new Error('There is no text on a circle');
    const [[left, top] = [0, 0]] = seal.positions;
    const positions = seal.positions.map(
      ([x, y, turn]) => [x - left + center.x - 50, y - top + center.y, turn] as const,
    );
    const boxes = positions.map(([x, y]) => ({ x: x - 3, y: y - 3, width: 6, height: 6 }));
    const countInBoxes = (shapes: Side['shapes']) =>
      listCorners({ ...front, shapes }).filter((corner) =>
        boxes.some((box) => !isBeside(corner, box)),
      ).length;
    expect(countInBoxes([])).toBeGreaterThan(0);
    expect(countInBoxes([{ ...seal, positions }])).toBe(0);
  });
});

describe('the PDF of a sample', () => {
  it('has the same bytes each time', async () => {
    const [first, second] = await Promise.all([createScene('Layout5'), createScene('Layout5')]);
    const pdfs = [first, second].map((scene) =>
      Buffer.from(createPdf(markAsSample({ scene }).scene)),
    );
    expect(pdfs[0]?.equals(pdfs[1] ?? Buffer.of())).toBe(true);
  });

  it('has no more tags and no other text than without the mark', async () => {
    const scene = await createScene('Layout7', 'longest');
    const [plain, marked] = [createPdf(scene), createPdf(markAsSample({ scene }).scene)];
    expect(countTags(plain)).toBeGreaterThan(10);
    expect(countTags(marked)).toBe(countTags(plain));
    const readers = textReaderNames.filter(hasProgram);
    for (const reader of readers)
      expect(extractText(marked, reader)).toBe(extractText(plain, reader));
  });

  (hasProgram('qpdf') ? it : it.skip)('passes qpdf at every level', async () => {
    const { scene } = markAsSample({ scene: await createScene('Layout4', 'longest', 'es', true) });
    for (const level of [undefined, 'a4f-ua2'] as const)
      expect(checkWithQpdf(createPdf(scene, level))).toBe('');
  });
});

describe('markSideAsSample', () => {
  it.each(['front', 'back'] as const)('draws the mark across one page only (%s)', async (name) => {
    const scene = await createScene('Layout1', 'typical', 'pt');
    expect(markSideAsSample({ scene }, name).scene).toEqual({
      ...scene,
      [name]: markAsSample({ scene }).scene[name],
    });
  });
});
