import { PdfParts } from '../editPdf.ts';

/** A way to change a PDF, with the verdicts of the check that are right for the changed file. */
export interface Forgery {
  name: string;
  /** Changes an issued PDF. */
  edit: (pdf: Uint8Array) => Uint8Array;
  verdicts: readonly string[];
  /** Kinds of warnings, one of which the check must give. Empty if no warning is needed. */
  warnings?: readonly string[];
}

/** Verdicts for a file that shows, reads or does something that was not issued. */
export const untrusted = ['untrusted'];
/** Pattern of the catalog of a PDF. */
export const catalog = '/Type/Catalog';

/** Creates a forgery that edits the objects of a PDF. */
export function createForgery(
  name: string,
  editParts: (parts: PdfParts) => void,
  verdicts: readonly string[],
  ...warnings: readonly string[]
): Forgery {
  const edit = (pdf: Uint8Array) => {
    const parts = new PdfParts(pdf);
    editParts(parts);
    return parts.bytes;
  };
  return { name, edit, verdicts, warnings };
}

/** Creates a forgery that edits the bytes of a PDF, as Latin-1 text. */
export function createByteForgery(
  name: string,
  editText: (text: string) => string,
  verdicts: readonly string[],
  ...warnings: readonly string[]
): Forgery {
  const edit = (pdf: Uint8Array) =>
    Buffer.from(editText(Buffer.from(pdf).toString('latin1')), 'latin1');
  return { name, edit, verdicts, warnings };
}

/** Adds entries to the dictionary of the first object that matches a pattern. */
export function addEntries(parts: PdfParts, pattern: string | RegExp, entries: string): void {
  parts.replaceObject(pattern, (object) => object.replace('<<', `<<${entries}`));
}

/** Creates an edit that adds entries to the catalog. */
export const addToCatalog = (entries: string) => (parts: PdfParts) =>
  addEntries(parts, catalog, entries);

/** Pattern of the page with a number, from 1, as this product writes pages. */
export function findPage(parts: PdfParts, number: number): RegExp {
  const tree = parts.objects.find((object) => object.includes('/Type/Pages')) ?? '';
  const [, list = ''] = /\/Kids\[(.*?)\]/.exec(tree) ?? [];
  const kids = Array.from(list.matchAll(/(\d+) 0 R/g));
  return new RegExp(`^${kids[number - 1]?.[1]} 0 obj`);
}

/** Adds a stream. @returns a reference to it */
export function addStream(parts: PdfParts, entries: string, content: string): string {
  const id = parts.addObject(
    `<<${entries}/Length ${content.length}>>\nstream\n${content}\nendstream`,
  );
  return `${id} 0 R`;
}

/** Adds operators to the contents of the first page, before or after the others. */
export function addOperators(
  parts: PdfParts,
  operators: string,
  position: 'start' | 'end' = 'end',
) {
  const stream = addStream(parts, '', operators);
  parts.replaceObject(findPage(parts, 1), (page) =>
    page.replace(/\/Contents (\d+ 0 R)/, (_all, contents: string) =>
      position === 'end' ? `/Contents[${contents} ${stream}]` : `/Contents[${stream} ${contents}]`,
    ),
  );
}

/** Creates an edit that adds operators to the contents of the first page. */
export const addDrawing =
  (operators: string, position?: 'start' | 'end') =>
  (parts: PdfParts): void =>
    addOperators(parts, operators, position);

/** Adds an object to the resources of the pages. */
export function addResource(parts: PdfParts, category: string, name: string, value: string): void {
  parts.replaceObject(/\/Font<<[^]*\/XObject<</, (object) =>
    object.includes(`/${category}<<`)
      ? object.replace(`/${category}<<`, `/${category}<</${name} ${value}`)
      : object.replace('/Font<<', `/${category}<</${name} ${value}>>/Font<<`),
  );
}

/** Adds an annotation to the first page. */
export function addAnnotation(parts: PdfParts, entries: string): void {
  const annotation = parts.addObject(`<</Type/Annot/Rect[170 290 680 350]${entries}>>`);
  addEntries(parts, findPage(parts, 1), `/Annots[${annotation} 0 R]`);
}

/** Adds the stream of a file that was not attached when the certificate was issued. @returns a reference to the stream */
export const addForeignStream = (parts: PdfParts): string =>
  addStream(parts, '/Type/EmbeddedFile', 'bad');

/** Adds such a file with its name. @returns a reference to the file specification */
export function addForeignFile(parts: PdfParts): string {
  const stream = addForeignStream(parts);
  return `${parts.addObject(`<</Type/Filespec/F(virus.exe)/UF(virus.exe)/EF<</F ${stream}>>>>`)} 0 R`;
}

/** Adds a form XObject that fills the middle of the page with white. @returns a reference to the form */
export const addWhiteForm = (parts: PdfParts): string =>
  addStream(parts, '/Type/XObject/Subtype/Form/BBox[0 0 510 60]', '1 1 1 rg 0 0 510 60 re f');
