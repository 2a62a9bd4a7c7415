import { type Language, languages } from '#model/language.ts';
import { certificateWith, resources, sceneOf } from '#testing/pdf/documents.ts';
import { complaintsOfQpdf, hasProgram, rastersOf } from '#testing/pdf/programs.ts';
import { readCode } from '#testing/pdf/readCode.ts';
import {
  type Dictionary,
  dictionary,
  list,
  Name,
  PdfObjects,
  Reference,
  textOf,
} from '#testing/pdf/readPdf.ts';
import { statementScene } from '#testing/pdf/statementScene.ts';
import { statedCertificates, statementOf } from '#testing/statements.ts';
import { scenePdf } from '../pdf/scenePdf.ts';
import { pdfStatement } from './pdfStatement.ts';

async function statementPdf(count: number, language: Language = 'pt') {
  const statement = statementOf(statedCertificates(count));
  return pdfStatement(statement, await statementScene(statement, language));
}

interface Element {
  role: string;
  entries: Dictionary;
  kids: Element[];
}

function treeOf(objects: PdfObjects): Element {
  const read = (entries: Dictionary): Element => {
    const role = entries.get('S');
    const kids = list(entries.get('K')).flatMap((kid) => {
      const below = kid instanceof Reference ? objects.get(kid) : undefined;
      return below instanceof Map ? [read(below as Dictionary)] : [];
    });
    return { role: role instanceof Name ? role.text : '', entries, kids };
  };
  return read(dictionary(objects.find(objects.catalog, 'StructTreeRoot', 'K')));
}

const allBelow = (element: Element): Element[] => [element, ...element.kids.flatMap(allBelow)];
const ofRole = (element: Element, role: string) =>
  allBelow(element).filter((one) => one.role === role);
const rolesOf = ({ kids }: Element) => kids.map(({ role }) => role);
function scopeOf({ entries }: Element) {
  const scope = dictionary(entries.get('A')).get('Scope');
  return scope instanceof Name ? scope.text : undefined;
}

test('the list is one table over all pages, with heads of columns and rows', async () => {
  const objects = new PdfObjects(scenePdf([], resources, await statementPdf(40)));
  expect(objects.pages.length).toBeGreaterThan(2);
  const [whole, totals, ...others] = ofRole(treeOf(objects), 'Table');
  expect(others).toEqual([]);
  if (!whole || !totals) throw new Error('No tables');
  expect(rolesOf(whole)).toEqual(['THead', 'TBody']);
  expect(rolesOf(totals)).toEqual(['THead', 'TBody', 'TFoot']);
  const [head, body] = whole.kids;
  if (!head || !body) throw new Error('An empty table');
  expect(ofRole(head, 'TH').map(scopeOf)).toEqual(Array.from({ length: 6 }, () => 'Column'));
  expect(body.kids).toHaveLength(40);
  for (const row of body.kids) {
    expect(rolesOf(row)).toEqual(['TH', 'TD', 'TD', 'TD', 'TD', 'TD']);
    expect(ofRole(row, 'TH').map(scopeOf)).toEqual(['Row']);
  }
  expect(ofRole(treeOf(objects), 'H1')).toHaveLength(1);
  expect(ofRole(treeOf(objects), 'H2')).toHaveLength(2);
});

test('each row has two links to its certificate, which say where they lead', async () => {
  const statement = statementOf(statedCertificates(14));
  const scene = await statementScene(statement);
  const objects = new PdfObjects(scenePdf([], resources, pdfStatement(statement, scene)));
  const annotations = objects.pages.flatMap((page) =>
    list(page.get('Annots')).map((one) => dictionary(objects.get(one))),
  );
  const addresses = annotations.map((one) => dictionary(one.get('A')).get('URI'));
  expect(addresses).toEqual(
    statement.certificates.flatMap(({ id }) => {
      const address = `https://aprender.aurora.com.br/certificados/pt/print/${id}`;
      return [address, address];
    }),
  );
  expect(textOf(annotations[0]?.get('Contents'))).toBe(
    'Conferir NR-10: segurança em instalações elétricas',
  );
  for (const link of ofRole(treeOf(objects), 'Link')) expect(link.entries.get('K')).toHaveLength(2);
});

test('its pages stand upright before the certificates, which stay as they are', async () => {
  const certificate = certificateWith(await sceneOf('Layout2'));
  const statement = await statementPdf(4);
  const objects = new PdfObjects(scenePdf([certificate], resources, statement));
  const boxes = objects.pages.map((page) => list(page.get('MediaBox')));
  const landscape = [0, 0, 841.89, 595.276];
  expect(boxes).toEqual([[0, 0, 595.276, 841.89], landscape, landscape]);
  const contentsOf = (from: PdfObjects, page: number) =>
    from.find(from.pages[page] ?? 0, 'Contents') as { bytes: Uint8Array } | undefined;
  const alone = new PdfObjects(scenePdf([certificate], resources));
  // Grounds and opacities are named by their place in the file.
  const drawn = (bytes: Uint8Array | undefined) =>
    new TextDecoder('latin1').decode(bytes).replace(/\/[GOP]\d+/g, '');
  expect(drawn(contentsOf(objects, 1)?.bytes)).toBe(drawn(contentsOf(alone, 0)?.bytes));
  expect(textOf(dictionary(objects.find(objects.trailer, 'Info')).get('Title'))).toBe(
    statement.scene.title,
  );
});

test('the same statement is the same file, whenever it is made', async () => {
  expect(scenePdf([], resources, await statementPdf(14))).toEqual(
    scenePdf([], resources, await statementPdf(14)),
  );
});

const judged = hasProgram('qpdf') ? test : test.skip;
judged.each(languages)('qpdf has nothing to say against one in %s', async (language) => {
  for (const count of [0, 1, 40])
    expect(complaintsOfQpdf(scenePdf([], resources, await statementPdf(count, language)))).toBe('');
});

const looked = hasProgram('pdftoppm') ? test : test.skip;
looked('each row has its own code, which is read from paper', async () => {
  const statement = statementOf(statedCertificates(3));
  const scene = await statementScene(statement);
  const [page] = rastersOf(scenePdf([], resources, pdfStatement(statement, scene)), 220);
  if (!page) throw new Error('No page');
  const codes = (scene.pages[0]?.shapes ?? []).flatMap((shape) =>
    shape.kind === 'path' && shape.block?.role === 'Figure' ? [shape.block] : [],
  );
  expect(codes.map(({ box }) => readCode(page, 220, box, 3.2))).toEqual(
    codes.map(({ href }) => href),
  );
});
