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
import { createFilledPath, landscapePageSize, type Scene, type Side } from '../scene.ts';
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

  it.each(layoutNames)(
    'keeps the texts, of which it is no part, above the mark in %s',
    async (layout) => {
      const scene = await createScene(layout);
      const sample = markAsSample({ scene });
      for (const mark of listMarks(sample, scene)) {
        expect(mark).toHaveLength(2);
        expect(mark.map(({ block }) => block)).toEqual(mark.map(() => undefined));
      }
      expect(sample.scene.front.shapes.slice(-scene.front.shapes.length)).toEqual(
        scene.front.shapes,
      );
    },
  );
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
  expect(shapes.slice(2)).toEqual(scene.front.shapes);
});

it('leaves out short rests of lines beside texts', async () => {
  const { front } = await createScene('Layout1');
  const text = front.shapes.find((shape) => shape.kind === 'text');
  if (!text) throw new Error('There is no text');
  const { width, height } = landscapePageSize;
  // A pale text in the middle of the page, which no line may cross.
  const shapes = [
    { ...text, xs: [width / 2], right: width / 2 + 9, y: height / 2, fill: '#9AA3AB' },
  ];
  const listLengths = (side: Side['shapes']) =>
    createSampleMark({ ...front, shapes: side }, 'AMOSTRA').flatMap(({ d }) =>
      Array.from(d.matchAll(/l([\d.]+) 0l/g), ([, length]) => Number(length)),
    );
  const wholeLengths = new Set(listLengths([]));
  const rests = listLengths(shapes).filter((length) => !wholeLengths.has(length));
  expect(rests.length).toBeGreaterThan(0);
  expect(Math.min(...rests)).toBeGreaterThanOrEqual(8);
});

it('stops the mark at a tile that would cover it', async () => {
  const { front } = await createScene('Layout1');
  const { width, height } = landscapePageSize;
  const countLinesBehind = (shapes: Side['shapes']) =>
    createSampleMark({ ...front, shapes }, 'AMOSTRA')
      .flatMap(({ d }) => getPathPoints(d))
      .filter(({ x, y }) => Math.abs(x - width / 2) < 44 && Math.abs(y - height / 2) < 42).length;
  const tile = createFilledPath(traceRectangle(width / 2 - 45, height / 2 - 44, 90, 88), '#FFFFFF');
  expect(countLinesBehind([])).toBeGreaterThan(0);
  expect(countLinesBehind([tile])).toBe(0);
});

it('keeps texts on a circle free of the mark', async () => {
  const { front } = await createScene('Layout6');
  const seal = front.shapes.find((shape) => shape.kind === 'circularText');
  if (!seal) throw new Error('There is no text on a circle');
  const [[left, top] = [0, 0]] = seal.positions;
  const { width, height } = landscapePageSize;
  const positions = seal.positions.map(
    ([x, y, turn]) => [x - left + width / 2 - 50, y - top + height / 2, turn] as const,
  );
  const countPointsBehind = (shapes: Side['shapes']) =>
    createSampleMark({ ...front, shapes }, 'AMOSTRA')
      .flatMap(({ d }) => getPathPoints(d))
      .filter(({ x, y }) => Math.abs(x - width / 2) < 35 && Math.abs(y - height / 2) < 10).length;
  expect(countPointsBehind([])).toBeGreaterThan(0);
  expect(countPointsBehind([{ ...seal, positions }])).toBe(0);
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
