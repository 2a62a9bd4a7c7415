/** Tests that validation IDs cannot be misread on paper, and that programs copy exactly the ID. */
import { type LayoutName, layoutNames } from '#domain/template/template.ts';
import { createScene, cachedPdfResources, toPdfCertificate } from '#testing/pdf/documents.ts';
import { readTextsInPrograms } from '#testing/pdf/readTextsInPrograms.ts';
import { selectCases } from '#testing/selectCases.ts';
import { createStatementScene } from '#testing/pdf/statementScene.ts';
import { createStatement, createStatementCertificates } from '#testing/statements.ts';
import type { Shape, TextShape } from '../scene.ts';
import { toPdfStatementInput } from '../statement/toPdfStatementInput.ts';
import { buildPdf } from './buildPdf.ts';

const shortIds = ['Il1O0', '7f3c92d1-4b8e-4c1a-9d52-e0a1b6c4f832', 'IlO0_1lI-00OO', 'A-17'];
/** The longest that a platform may have: 62 letters, many of them wide or easily mistaken. */
const longId = 'IlO0oQ1WMwmIlO0oQ1WMwmIlO0oQ1WMwmIlO0oQ1WMwmIlO0oQ1WMwm12345678';
const programme = { text: 'Fundamentos\nPráticas', instructor: '', place: '' };

/** Layouts with the ID on the page, on a band and on a tile. Reading the files of all layouts takes minutes. */
const readLayouts: readonly LayoutName[] = ['Layout1', 'Layout2', 'Layout7'];

const isIdentifier = (shape: Shape): shape is TextShape =>
  shape.kind === 'text' && shape.face === 'identifier';

const createIdScene = (layout: LayoutName, id: string, hasProgramme: boolean) =>
  createScene(layout, { id, ...(hasProgramme && { programme }) });

interface TestDocument {
  name: string;
  lines: string[];
  pdf: Uint8Array;
}

/** Creates a document with a certificate for each ID. */
async function createCertificates(
  layout: LayoutName,
  hasProgramme: boolean,
): Promise<TestDocument> {
  const scenes = await Promise.all(
    [...shortIds, longId].map((id) => createIdScene(layout, id, hasProgramme)),
  );
  return {
    name: `${layout}, ${hasProgramme ? 'with' : 'without'} a programme`,
    lines: scenes.flatMap(({ back }) => back.shapes.filter(isIdentifier).map(({ text }) => text)),
    pdf: buildPdf(scenes.map(toPdfCertificate), cachedPdfResources),
  };
}

/** Creates a statement of learning with the short IDs. */
async function createStatementDocument(): Promise<TestDocument> {
  const certificates = createStatementCertificates(shortIds.length).map((certificate, index) => ({
    ...certificate,
    validationId: shortIds[index] ?? '',
  }));
  const statement = createStatement(certificates);
  const scene = await createStatementScene(statement, 'pt');
  expect(scene.pages.flatMap(({ shapes }) => shapes.filter(isIdentifier))).toHaveLength(
    shortIds.length,
  );
  const pdf = buildPdf([], cachedPdfResources, toPdfStatementInput(statement, scene));
  return { name: 'statement', lines: shortIds, pdf };
}

describe('the validation ID on a certificate', () => {
  it.each(layoutNames)('is drawn in the font for identifiers on the back of %s', async (layout) => {
    for (const id of [...shortIds, longId])
      for (const hasProgramme of [false, true]) {
        const { back } = await createIdScene(layout, id, hasProgramme);
        const lines = back.shapes.filter(isIdentifier);
        expect(lines.map(({ text }) => text).join('')).toBe(id);
        // A space between two lines would become part of a copied ID.
        expect(lines.filter(({ isContinued }) => isContinued)).toEqual([]);
        // PDF readers leave out a hyphen at the end of a line, and people one at its beginning.
        expect(lines.filter(({ text }) => /^[-_]|[-_]$/.test(text))).toEqual([]);
        if (id !== longId) expect(lines).toHaveLength(1);
      }
  });

  it.each(layoutNames)('has the same look beside a programme on the back of %s', async (layout) => {
    const looks = [];
    for (const hasProgramme of [false, true]) {
      const { back } = await createIdScene(layout, shortIds[1] ?? '', hasProgramme);
      const [{ text, size, fill } = {}] = back.shapes.filter(isIdentifier);
      looks.push({ text, size, fill });
    }
    expect(looks[1]).toEqual(looks[0]);
  });
});

test('validation IDs of certificates and of a statement are copied exactly by every program', async () => {
  const documents = [await createStatementDocument()];
  for (const [index, layout] of readLayouts.entries())
    for (const hasProgramme of selectCases([false, true], 2, index))
      documents.push(await createCertificates(layout, hasProgramme));
  const texts = readTextsInPrograms(documents.map(({ pdf }) => pdf));
  const missing = documents.flatMap(({ name, lines }, index) =>
    Object.entries(texts[index] ?? {}).flatMap(([reader, text]) =>
      lines.filter((line) => !text.includes(line)).map((line) => `${name}, ${reader}: ${line}`),
    ),
  );
  expect(missing).toEqual([]);
  for (const text of texts) expect(Object.keys(text).length).toBeGreaterThan(1);
}, 120_000);
