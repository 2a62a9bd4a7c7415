/** Tests that programs find and copy every line as it is written: letter-spaced and circular lines, and numbers in tables. */
import { languages } from '#domain/language.ts';
import { layoutNames } from '#domain/template/template.ts';
import { toPdfCertificate, cachedPdfResources, createScene } from '#testing/pdf/documents.ts';
import { readTextsInPrograms } from '#testing/pdf/readTextsInPrograms.ts';
import { createStatementScene } from '#testing/pdf/statementScene.ts';
import { selectCases } from '#testing/selectCases.ts';
import { createStatement, createStatementCertificates } from '#testing/statements.ts';
import type { CircularTextShape, Side, TextShape } from '../scene.ts';
import { toPdfStatementInput } from '../statement/toPdfStatementInput.ts';
import { buildPdf } from './buildPdf.ts';

interface TestDocument {
  name: string;
  pages: readonly Side[];
  pdf: Uint8Array;
}

async function createCertificateDocuments(): Promise<TestDocument[]> {
  const documents: TestDocument[] = [];
  for (const [index, layout] of layoutNames.entries())
    for (const language of selectCases(languages, languages.length, index)) {
      const scene = await createScene(layout, 'typical', language);
      const pdf = buildPdf([toPdfCertificate(scene)], cachedPdfResources);
      documents.push({ name: `${layout} ${language}`, pages: [scene.front, scene.back], pdf });
    }
  return documents;
}

async function createStatementDocuments(): Promise<TestDocument[]> {
  const statement = createStatement(createStatementCertificates(30));
  const documents: TestDocument[] = [];
  for (const language of languages) {
    const scene = await createStatementScene(statement, language);
    const pdf = buildPdf([], cachedPdfResources, toPdfStatementInput(statement, scene));
    documents.push({ name: `statement ${language}`, pages: scene.pages, pdf });
  }
  return documents;
}

const isText = (shape: Side['shapes'][number]): shape is TextShape | CircularTextShape =>
  shape.kind === 'text' || shape.kind === 'circularText';
/** Programs may return a no-break space, such as the narrow one in French numbers, as a space. */
const normalizeSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

function findMissingLines(documents: readonly TestDocument[], texts: Record<string, string>[]) {
  return documents.flatMap(({ name, pages }, index) =>
    Object.entries(texts[index] ?? {}).flatMap(([reader, text]) =>
      pages
        .flatMap(({ shapes }) => shapes.filter(isText))
        .filter((shape) => !normalizeSpaces(text).includes(normalizeSpaces(shape.text)))
        .map((shape) => `${name}, ${reader}: ${shape.text}`),
    ),
  );
}

it('writes every line of certificates and statements so that all programs find it as written', async () => {
  const documents = [
    ...(await createCertificateDocuments()),
    ...(await createStatementDocuments()),
  ];
  const texts = readTextsInPrograms(documents.map(({ pdf }) => pdf));
  expect(findMissingLines(documents, texts)).toEqual([]);
  expect(texts).toHaveLength(documents.length);
  for (const text of texts)
    expect(Object.keys(text)).toEqual(expect.arrayContaining(['pdf.js', 'pdfium']));
}, 120_000);
