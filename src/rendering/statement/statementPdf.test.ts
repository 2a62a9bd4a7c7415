import { type Language, languages } from '#domain/language.ts';
import { toPdfCertificate, pdfResources, createScene } from '#testing/pdf/documents.ts';
import { checkWithQpdf, hasProgram, renderPages } from '#testing/pdf/programs.ts';
import { readQrCode } from '#testing/pdf/readQrCode.ts';
import {
  type PdfDictionary,
  requireDictionary,
  requireArray,
  PdfName,
  PdfObjects,
  PdfReference,
  decodeString,
} from '#testing/pdf/readPdf.ts';
import { createStatementScene } from '#testing/pdf/statementScene.ts';
import { createStatementCertificates, createStatement } from '#testing/statements.ts';
import { buildPdf } from '../pdf/buildPdf.ts';
import { toPdfStatementInput } from './toPdfStatementInput.ts';

async function createStatementPdf(count: number, language: Language = 'pt') {
  const statement = createStatement(createStatementCertificates(count));
  return toPdfStatementInput(statement, await createStatementScene(statement, language));
}

interface Element {
  role: string;
  entries: PdfDictionary;
  kids: Element[];
}

function readTree(objects: PdfObjects): Element {
  const readElement = (entries: PdfDictionary): Element => {
    const role = entries.get('S');
    const kids = requireArray(entries.get('K')).flatMap((kid) => {
      const child = kid instanceof PdfReference ? objects.resolve(kid) : undefined;
      return child instanceof Map ? [readElement(child as PdfDictionary)] : [];
    });
    return { role: role instanceof PdfName ? role.text : '', entries, kids };
  };
  return readElement(
    requireDictionary(objects.resolvePath(objects.catalog, 'StructTreeRoot', 'K')),
  );
}

const flatten = (element: Element): Element[] => [element, ...element.kids.flatMap(flatten)];
const filterByRole = (element: Element, role: string) =>
  flatten(element).filter((child) => child.role === role);
const listRoles = ({ kids }: Element) => kids.map(({ role }) => role);
function getScope({ entries }: Element) {
  const scope = requireDictionary(entries.get('A')).get('Scope');
  return scope instanceof PdfName ? scope.text : undefined;
}

test('the list is one table over all pages with column and row headers', async () => {
  const objects = new PdfObjects(buildPdf([], pdfResources, await createStatementPdf(40)));
  expect(objects.pages.length).toBeGreaterThan(2);
  const [listTable, totals, ...otherTables] = filterByRole(readTree(objects), 'Table');
  expect(otherTables).toEqual([]);
  if (!listTable || !totals) throw new Error('No tables');
  expect(listRoles(listTable)).toEqual(['THead', 'TBody']);
  expect(listRoles(totals)).toEqual(['THead', 'TBody', 'TFoot']);
  const [head, body] = listTable.kids;
  if (!head || !body) throw new Error('An empty table');
  expect(filterByRole(head, 'TH').map(getScope)).toEqual(Array.from({ length: 6 }, () => 'Column'));
  expect(body.kids).toHaveLength(40);
  for (const row of body.kids) {
    expect(listRoles(row)).toEqual(['TH', 'TD', 'TD', 'TD', 'TD', 'TD']);
    expect(filterByRole(row, 'TH').map(getScope)).toEqual(['Row']);
  }
  expect(filterByRole(readTree(objects), 'H1')).toHaveLength(1);
  expect(filterByRole(readTree(objects), 'H2')).toHaveLength(2);
});

test('each row has two links to its certificate with a description', async () => {
  const statement = createStatement(createStatementCertificates(14));
  const scene = await createStatementScene(statement);
  const objects = new PdfObjects(buildPdf([], pdfResources, toPdfStatementInput(statement, scene)));
  const annotations = objects.pages.flatMap((page) =>
    requireArray(page.get('Annots')).map((annotation) =>
      requireDictionary(objects.resolve(annotation)),
    ),
  );
  const addresses = annotations.map((annotation) =>
    requireDictionary(annotation.get('A')).get('URI'),
  );
  expect(addresses).toEqual(
    statement.certificates.flatMap(({ id }) => {
      const address = `https://aprender.aurora.com.br/certificados/pt/print/${id}`;
      return [address, address];
    }),
  );
  expect(decodeString(annotations[0]?.get('Contents'))).toBe(
    'Conferir NR-10: segurança em instalações elétricas',
  );
  for (const link of filterByRole(readTree(objects), 'Link'))
    expect(link.entries.get('K')).toHaveLength(2);
});

test('statement pages are in portrait before the unchanged certificates', async () => {
  const certificate = toPdfCertificate(await createScene('Layout2'));
  const statement = await createStatementPdf(4);
  const objects = new PdfObjects(buildPdf([certificate], pdfResources, statement));
  const boxes = objects.pages.map((page) => requireArray(page.get('MediaBox')));
  const landscape = [0, 0, 841.89, 595.276];
  expect(boxes).toEqual([[0, 0, 595.276, 841.89], landscape, landscape]);
  const getContents = (from: PdfObjects, page: number) =>
    from.resolvePath(from.pages[page] ?? 0, 'Contents') as { bytes: Uint8Array } | undefined;
  const alone = new PdfObjects(buildPdf([certificate], pdfResources));
  // Background layers and opacities are named by their position in the file.
  const normalize = (bytes: Uint8Array | undefined) =>
    new TextDecoder('latin1').decode(bytes).replace(/\/[GOP]\d+/g, '');
  expect(normalize(getContents(objects, 1)?.bytes)).toBe(normalize(getContents(alone, 0)?.bytes));
  expect(
    decodeString(requireDictionary(objects.resolvePath(objects.trailer, 'Info')).get('Title')),
  ).toBe(statement.scene.title);
});

test('the same statement gives the same file', async () => {
  expect(buildPdf([], pdfResources, await createStatementPdf(14))).toEqual(
    buildPdf([], pdfResources, await createStatementPdf(14)),
  );
});

const qpdfTest = hasProgram('qpdf') ? test : test.skip;
qpdfTest.each(languages)('qpdf accepts a statement in %s', async (language) => {
  for (const count of [0, 1, 40])
    expect(
      checkWithQpdf(buildPdf([], pdfResources, await createStatementPdf(count, language))),
    ).toBe('');
});

const rasterTest = hasProgram('pdftoppm') ? test : test.skip;
rasterTest('the QR code of each row is readable on the page', async () => {
  const statement = createStatement(createStatementCertificates(3));
  const scene = await createStatementScene(statement);
  const [page] = renderPages(
    buildPdf([], pdfResources, toPdfStatementInput(statement, scene)),
    220,
  );
  if (!page) throw new Error('No page');
  const codes = (scene.pages[0]?.shapes ?? []).flatMap((shape) =>
    shape.kind === 'path' && shape.block?.role === 'Figure' ? [shape.block] : [],
  );
  expect(codes.map(({ box }) => readQrCode(page, 220, box, 3.2))).toEqual(
    codes.map(({ href }) => href),
  );
});
