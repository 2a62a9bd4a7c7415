import { getContrastRatio } from '#domain/color/oklch.ts';
import { languages } from '#domain/language.ts';
import { certificateSamples } from '#testing/certificates.ts';
import { createStatementScene } from '#testing/pdf/statementScene.ts';
import { createStatementCertificates, createStatement } from '#testing/statements.ts';
import type { StructureElement, MultiPageScene, Shape, Side } from '../scene.ts';

type TextLikeShape = Extract<Shape, { kind: 'text' | 'fallbackText' }>;

const isTextLike = (shape: Shape): shape is TextLikeShape =>
  shape.kind === 'text' || shape.kind === 'fallbackText';
const listTextShapes = ({ shapes }: Side) => shapes.filter(isTextLike);
const getEdges = (shape: TextLikeShape) =>
  shape.kind === 'text'
    ? { left: shape.xs[0] ?? 0, right: shape.right }
    : { left: shape.x, right: shape.x + shape.width };
const listBlocks = ({ shapes }: Side) => {
  const blocks = shapes.flatMap((shape): StructureElement[] =>
    shape.kind !== 'image' && shape.block ? [shape.block] : [],
  );
  return [...new Set(blocks)];
};
const getBlockText = (side: Side, block: StructureElement) =>
  listTextShapes(side)
    .filter((shape) => shape.block === block)
    .map(({ text, isContinued }) => (isContinued ? `${text} ` : text))
    .join('');
const listCodes = (side: Side) => listBlocks(side).filter(({ role }) => role === 'Figure');
const listPageTexts = ({ pages }: MultiPageScene) =>
  pages.map((side) =>
    listTextShapes(side)
      .map(({ text }) => text)
      .join(' '),
  );

/** Finds texts beyond the page margins or below the page footer. */
const findOutside = ({ pages }: MultiPageScene) =>
  pages.flatMap(listTextShapes).filter((shape) => {
    const { left, right } = getEdges(shape);
    return left < 44.99 || right > 550.3 || shape.y > 815;
  });
/** Finds texts between the last table row and the page footer. */
const findTextsNearFoot = ({ pages }: MultiPageScene) =>
  pages.flatMap(listTextShapes).filter(({ y }) => y > 786 && y < 805);

test.each([1, 4, 13, 14, 40, 260])('%i rows stay within the margins', async (count) => {
  // One language is enough for the largest statements: the others differ in a few words.
  for (const language of count > 100 ? (['pt'] as const) : languages) {
    const scene = await createStatementScene(
      createStatement(createStatementCertificates(count)),
      language,
    );
    expect(findOutside(scene)).toEqual([]);
    expect(findTextsNearFoot(scene)).toEqual([]);
    const codes = scene.pages.map((side) => listCodes(side).length);
    expect(codes.reduce((sum, on) => sum + on, 0)).toBe(count);
    if (codes.length > 1) expect(codes.at(-1)).toBeGreaterThanOrEqual(4);
  }
});

test('texts on one line do not overlap', async () => {
  const scene = await createStatementScene(createStatement(createStatementCertificates(40)));
  const overlaps = scene.pages.flatMap((side) => {
    const lines = listTextShapes(side).map((shape) => ({ y: shape.y, ...getEdges(shape) }));
    return lines.filter((a, index) =>
      lines.some(
        (b, otherIndex) =>
          otherIndex > index && Math.abs(a.y - b.y) < 4 && a.right > b.left && b.right > a.left,
      ),
    );
  });
  expect(overlaps).toEqual([]);
});

test('a long course name is shown in full in a taller row', async () => {
  const { course, name } = certificateSamples.longest;
  const statement = {
    ...createStatement(createStatementCertificates(3, { courses: [course] })),
    learner: name,
  };
  const [first] = (await createStatementScene(statement)).pages;
  if (!first) throw new Error('No page');
  const texts = listBlocks(first).map((block) => getBlockText(first, block));
  expect(texts.filter((text) => text === course)).toHaveLength(3);
  expect(texts).toContain(name);
});

test.each(Object.entries(certificateSamples))('%s texts fit', async (_kind, wish) => {
  const [name, course] = [
    'name' in wish ? wish.name : 'Ana',
    'course' in wish ? wish.course : 'Curso',
  ];
  const statement = {
    ...createStatement(createStatementCertificates(20, { courses: [course] })),
    learner: name,
  };
  const scene = await createStatementScene(statement);
  expect(scene.pages.flatMap(listCodes)).toHaveLength(20);
  expect(findOutside(scene)).toEqual([]);
});

test('a course name of thousands of letters shrinks instead of needing a second page', async () => {
  const course = 'Segurança '.repeat(900).trim();
  const scene = await createStatementScene(
    createStatement(createStatementCertificates(2, { courses: [course] })),
  );
  expect(scene.pages.flatMap(listCodes)).toHaveLength(2);
  expect(findOutside(scene)).toEqual([]);
});

test('digits of dates and grades are aligned vertically', async () => {
  const days = ['2025-11-11', '2025-10-20', '2025-04-14'];
  const certificates = createStatementCertificates(3, { types: ['CONTENT'] }).map(
    (certificate, index) => ({
      ...certificate,
      course: {
        ...certificate.course,
        completedAt: days[index] ?? '',
        grade: [9.1, 10, 8.75][index] ?? 0,
      },
    }),
  );
  const { pages } = await createStatementScene(createStatement(certificates), 'pt');
  const textShapes = pages.flatMap(listTextShapes);
  const collectEnds = (pattern: RegExp) =>
    textShapes.flatMap((shape) =>
      pattern.test(shape.text) ? [Math.round(getEdges(shape).right * 100)] : [],
    );
  expect(new Set(collectEnds(/^\d\d\/\d\d\/\d{4}$/)).size).toBe(1);
  expect(new Set(collectEnds(/^\d+,\d+$/)).size).toBe(1);
});

test('each page shows the learner, the title and its page number', async () => {
  const texts = listPageTexts(
    await createStatementScene(createStatement(createStatementCertificates(40)), 'en'),
  );
  texts.forEach((text, index) => {
    expect(text.replaceAll('\u00a0', ' ')).toContain(
      'Mariana Conceição de Araújo · Statement of learning · 2025',
    );
    expect(text).toContain(`${index + 1} of ${texts.length}`);
  });
});

test('any company colour is toned until legible', async () => {
  for (const color of ['#FFFF00', '#FFFFFF', '#00CEB2', '#0B1B2B']) {
    const { pages } = await createStatementScene({
      ...createStatement(createStatementCertificates(2)),
      color,
    });
    const fills = new Set(pages.flatMap(listTextShapes).map(({ fill }) => fill));
    for (const fill of fills) expect(getContrastRatio(fill, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
  }
});

test('the same statement gives the same scene', async () => {
  const statement = createStatement(createStatementCertificates(14));
  expect(await createStatementScene(statement)).toEqual(await createStatementScene(statement));
});
