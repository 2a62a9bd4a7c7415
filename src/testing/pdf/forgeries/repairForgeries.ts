import { PdfParts } from '../editPdf.ts';
import { createForgery, type Forgery, untrusted } from './Forgery.ts';

const forgedContent = 'q 1 0 0 rg 170 290 510 60 re f Q';

/** Returns the number of the object with the contents of the first page, and another object with that number. */
function createForgedContents({ objects }: PdfParts) {
  const page = objects.find((object) => object.includes('/Type/Page/')) ?? '';
  const id = Number(/\/Contents (\d+) 0 R/.exec(page)?.[1]);
  const body = `<</Length ${forgedContent.length}>>\nstream\n${forgedContent}\nendstream`;
  return { id, pageId: Number.parseInt(page), forgedObject: `${id} 0 obj\n${body}\nendobj\n` };
}

const formatRow = (offset: number) => `${String(offset).padStart(10, '0')} 00000 n \n`;

const formatTable = (offsets: readonly number[], trailer: string) =>
  `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${offsets.map(formatRow).join('')}trailer\n<<${trailer}>>\n`;

/**
 * Adds an object that no table lists, and a row that leads to nothing, so that some programs search the file for objects.
 */
function addUnlistedObject(pdf: Uint8Array): Uint8Array {
  const parts = new PdfParts(pdf);
  parts.objects.push(createForgedContents(parts).forgedObject);
  return Buffer.from(
    parts.bytes.toString('latin1').replace(/\d{10}(?= 00000 n \ntrailer)/, '9999999999'),
    'latin1',
  );
}

/** Writes a file whose first table, for programs that show a page while they load, is another one than the last. */
function addFirstTable(pdf: Uint8Array): Uint8Array {
  const parts = new PdfParts(pdf);
  const { head, objects, trailer } = parts;
  const { id, pageId, forgedObject } = createForgedContents(parts);
  const size = `/Size ${objects.length + 2}${trailer}`;
  const createHead = (length: number, offsets: readonly number[]) =>
    `${head}${objects.length + 1} 0 obj\n<</Linearized 1/L ${String(length).padStart(9, '0')}/H[9 9]/O ${pageId}/E 9/N 2/T 9>>\nendobj\n${formatTable([...offsets, head.length], size)}startxref\n0\n%%EOF\n`;
  const headLength = createHead(
    0,
    objects.map(() => 0),
  ).length;
  let offset = headLength;
  const offsets = objects.map((object) => {
    offset += object.length;
    return offset - object.length;
  });
  const forgedOffsets = offsets.map((issuedOffset, index) =>
    index + 1 === id ? offset : issuedOffset,
  );
  const end = `${formatTable([...forgedOffsets, head.length], size)}startxref\n${offset + forgedObject.length}\n%%EOF\n`;
  const length = offset + forgedObject.length + end.length;
  return Buffer.from(createHead(length, offsets) + objects.join('') + forgedObject + end, 'latin1');
}

/** Files in which programs find other objects, because they read another table or search without one. */
export const repairForgeries: readonly Forgery[] = [
  {
    name: 'an object that no table lists',
    edit: addUnlistedObject,
    verdicts: untrusted,
    warnings: ['ambiguous'],
  },
  {
    name: 'another table at the start than at the end',
    edit: addFirstTable,
    verdicts: untrusted,
    warnings: ['ambiguous'],
  },
  createForgery(
    'wrong numbers of pages in the branches of the page tree',
    (parts) =>
      parts.replaceObject('/Type/Pages', (object) =>
        object.replace(/\/Kids\[(\d+ 0 R) (\d+ 0 R)/, (_all, first: string, second: string) => {
          const [front, back] = [`[${first}]/Count 5`, `[${second}]/Count 0`].map((kids) =>
            parts.addObject(`<</Type/Pages/Parent 1 0 R/Kids${kids}>>`),
          );
          return `/Kids[${front} 0 R ${back} 0 R`;
        }),
      ),
    untrusted,
    'ambiguous',
  ),
];
