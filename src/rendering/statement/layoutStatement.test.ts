import { contrast } from '#model/color/oklch.ts';
import { languages } from '#model/language.ts';
import { certificateWishes } from '#testing/certificates.ts';
import { statementScene } from '#testing/pdf/statementScene.ts';
import { statedCertificates, statementOf } from '#testing/statements.ts';
import type { Block, PagedScene, Shape, Side } from '../scene.ts';

type Written = Extract<Shape, { kind: 'text' | 'foreign' }>;

const isWritten = (shape: Shape): shape is Written =>
  shape.kind === 'text' || shape.kind === 'foreign';
const writtenOn = ({ shapes }: Side) => shapes.filter(isWritten);
const edgesOf = (shape: Written) =>
  shape.kind === 'text'
    ? { left: shape.xs[0] ?? 0, right: shape.right }
    : { left: shape.x, right: shape.x + shape.width };
const blocksOf = ({ shapes }: Side) => {
  const blocks = shapes.flatMap((shape): Block[] =>
    shape.kind !== 'image' && shape.block ? [shape.block] : [],
  );
  return [...new Set(blocks)];
};
const textOf = (side: Side, block: Block) =>
  writtenOn(side)
    .filter((shape) => shape.block === block)
    .map(({ text, isContinued }) => (isContinued ? `${text} ` : text))
    .join('');
const codesOn = (side: Side) => blocksOf(side).filter(({ role }) => role === 'Figure');
const textsOf = ({ pages }: PagedScene) =>
  pages.map((side) =>
    writtenOn(side)
      .map(({ text }) => text)
      .join(' '),
  );

/** Words that stand beyond the margins, or below the foot. */
const outsideOf = ({ pages }: PagedScene) =>
  pages.flatMap(writtenOn).filter((shape) => {
    const { left, right } = edgesOf(shape);
    return left < 44.99 || right > 550.3 || shape.y > 815;
  });
/** Words between the last row and the foot. */
const crowdingFoot = ({ pages }: PagedScene) =>
  pages.flatMap(writtenOn).filter(({ y }) => y > 786 && y < 805);

test.each([1, 4, 13, 14, 40, 260])('%i rows stand within the margins', async (count) => {
  // Of the largest one language is enough: the others differ in a few words.
  for (const language of count > 100 ? (['pt'] as const) : languages) {
    const scene = await statementScene(statementOf(statedCertificates(count)), language);
    expect(outsideOf(scene)).toEqual([]);
    expect(crowdingFoot(scene)).toEqual([]);
    const codes = scene.pages.map((side) => codesOn(side).length);
    expect(codes.reduce((sum, on) => sum + on, 0)).toBe(count);
    if (codes.length > 1) expect(codes.at(-1)).toBeGreaterThanOrEqual(4);
  }
});

test('no words of one line run into others', async () => {
  const scene = await statementScene(statementOf(statedCertificates(40)));
  const meetings = scene.pages.flatMap((side) => {
    const lines = writtenOn(side).map((shape) => ({ y: shape.y, ...edgesOf(shape) }));
    return lines.filter((one, index) =>
      lines.some(
        (other, place) =>
          place > index &&
          Math.abs(one.y - other.y) < 4 &&
          one.right > other.left &&
          other.right > one.left,
      ),
    );
  });
  expect(meetings).toEqual([]);
});

test('a long name makes its row taller, and is there in full', async () => {
  const { course, name } = certificateWishes.longest;
  const statement = { ...statementOf(statedCertificates(3, { courses: [course] })), learner: name };
  const [first] = (await statementScene(statement)).pages;
  if (!first) throw new Error('No page');
  const said = blocksOf(first).map((block) => textOf(first, block));
  expect(said.filter((text) => text === course)).toHaveLength(3);
  expect(said).toContain(name);
});

test.each(Object.entries(certificateWishes))('%s texts are set', async (_kind, wish) => {
  const [name, course] = [
    'name' in wish ? wish.name : 'Ana',
    'course' in wish ? wish.course : 'Curso',
  ];
  const statement = {
    ...statementOf(statedCertificates(20, { courses: [course] })),
    learner: name,
  };
  const scene = await statementScene(statement);
  expect(scene.pages.flatMap(codesOn)).toHaveLength(20);
  expect(outsideOf(scene)).toEqual([]);
});

test('a course of thousands of letters takes smaller ones, and no second page', async () => {
  const course = 'Segurança '.repeat(900).trim();
  const scene = await statementScene(statementOf(statedCertificates(2, { courses: [course] })));
  expect(scene.pages.flatMap(codesOn)).toHaveLength(2);
  expect(outsideOf(scene)).toEqual([]);
});

test('days and grades stand digit below digit', async () => {
  const days = ['2025-11-11', '2025-10-20', '2025-04-14'];
  const certificates = statedCertificates(3, { types: ['CONTENT'] }).map((one, index) => ({
    ...one,
    course: { ...one.course, completedAt: days[index] ?? '', grade: [9.1, 10, 8.75][index] ?? 0 },
  }));
  const { pages } = await statementScene(statementOf(certificates), 'pt');
  const written = pages.flatMap(writtenOn);
  const ends = (pattern: RegExp) =>
    written.flatMap((shape) =>
      pattern.test(shape.text) ? [Math.round(edgesOf(shape).right * 100)] : [],
    );
  expect(new Set(ends(/^\d\d\/\d\d\/\d{4}$/)).size).toBe(1);
  expect(new Set(ends(/^\d+,\d+$/)).size).toBe(1);
});

test('each page says whose it is and which of how many', async () => {
  const texts = textsOf(await statementScene(statementOf(statedCertificates(40)), 'en'));
  texts.forEach((text, index) => {
    expect(text.replaceAll('\u00a0', ' ')).toContain(
      'Mariana Conceição de Araújo · Statement of learning · 2025',
    );
    expect(text).toContain(`${index + 1} of ${texts.length}`);
  });
});

test('any color is toned until it reads', async () => {
  for (const color of ['#FFFF00', '#FFFFFF', '#00CEB2', '#0B1B2B']) {
    const { pages } = await statementScene({ ...statementOf(statedCertificates(2)), color });
    const fills = new Set(pages.flatMap(writtenOn).map(({ fill }) => fill));
    for (const fill of fills) expect(contrast(fill, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
  }
});

test('the same statement is the same scene', async () => {
  const statement = statementOf(statedCertificates(14));
  expect(await statementScene(statement)).toEqual(await statementScene(statement));
});
