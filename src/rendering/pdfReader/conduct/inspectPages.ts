import { PdfTokenReader } from '../structure/PdfTokenReader.ts';
import {
  AmbiguousPdfError,
  type PdfKeyword,
  PdfName,
  PdfReference,
  PdfStream,
  type PdfDictionary,
  type PdfValue,
} from '../structure/pdfValues.ts';
import { joinBytes } from '../../images/formats/joinBytes.ts';
import { inspectAnnotations } from './inspectActions.ts';
import { inspectGroup } from './inspectColors.ts';
import { inspectContent } from './inspectContent.ts';
import { inspectResources } from './inspectResources.ts';
import { createKeySet, type Inspection, toArray, toDictionary } from './Inspection.ts';

const treeKeys = createKeySet('Type Parent Kids Count Resources MediaBox CropBox Rotate');
const pageKeys = createKeySet(`
  Type Parent Resources MediaBox CropBox BleedBox TrimBox ArtBox Contents Rotate Group Annots
  StructParents Tabs UserUnit Metadata
`);
/** Entries that a page inherits from the nodes of the page tree above it. */
const inheritableKeys = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];

/** Maximum number of pages that are inspected. */
const maxPages = 3_000;

/** Inspects all pages of a page tree. @throws AmbiguousPdfError for a tree that breaks the rules of the format */
export async function inspectPages(
  inspection: Inspection,
  root: PdfValue | undefined,
): Promise<void> {
  const pending: { value: PdfValue; inherited: PdfDictionary }[] = [
    { value: root ?? null, inherited: new Map() },
  ];
  const pageIds: (number | undefined)[] = [];
  for (let count = 0; pending.length > 0; count++) {
    const { value, inherited } = pending.shift() ?? { value: null, inherited: new Map() };
    if (count > maxPages || !inspection.isFirstVisit('page', value))
      throw new AmbiguousPdfError('The page tree has too many pages, or one twice.');
    const node = toDictionary(await inspection.structure.resolve(value));
    if (!node) throw new AmbiguousPdfError('A page is missing.');
    const entries = new Map(inherited);
    for (const key of inheritableKeys) {
      const entry = node.get(key);
      if (entry === undefined) continue;
      // Some programs take it for none, and inherit the entry.
      if ((await inspection.structure.resolve(entry)) === null)
        throw new AmbiguousPdfError(`/${key} is empty.`);
      entries.set(key, entry);
    }
    if (node.has('Kids')) {
      inspection.checkKeys(node, treeKeys);
      const kids = await inspection.readArray(node, 'Kids');
      if (pending.length + kids.length > maxPages)
        throw new AmbiguousPdfError('The page tree has too many pages.');
      pending.unshift(...kids.map((kid) => ({ value: kid, inherited: entries })));
    } else {
      pageIds.push(value instanceof PdfReference ? value.id : undefined);
      inspection.checkKeys(node, pageKeys);
      await inspectPage(inspection, new Map([...entries, ...node]));
    }
  }
  await checkCounts(inspection, root);
  await checkLinearization(inspection, pageIds);
}

/**
 * Checks that a linearized file has no other pages than those of its page tree, in the order of their numbers. Some
 * programs find its pages by these numbers: the first page is named, and the second is object 1.
 * @param pageIds numbers of the pages in the order of the page tree
 */
async function checkLinearization(
  { structure }: Inspection,
  pageIds: readonly (number | undefined)[],
): Promise<void> {
  const { linearization, locations } = structure.references;
  if (!linearization) return;
  const [firstId, secondId = 1, ...nextIds] = pageIds;
  const isInOrder =
    firstId === linearization.firstPageId &&
    secondId === 1 &&
    nextIds.every((id, index) => Number(id) > Number(pageIds[index + 1])) &&
    linearization.pageCount === pageIds.length;
  if (!isInOrder) throw new AmbiguousPdfError('The pages to show first are other ones.');
  for (const [id, { generation }] of locations) {
    const object = toDictionary(await structure.resolve(new PdfReference(id, generation)));
    const type = object && (await structure.readEntry(object, 'Type'));
    if (type instanceof PdfName && type.text === 'Page' && !pageIds.includes(id))
      throw new AmbiguousPdfError('A page is not in the page tree.');
  }
}

/** Checks the number of pages that each node of a page tree names, and returns it. */
async function checkCounts(inspection: Inspection, value: PdfValue | undefined): Promise<number> {
  const node = toDictionary(await inspection.structure.resolve(value));
  if (!node?.has('Kids')) return 1;
  let count = 0;
  for (const kid of await inspection.readArray(node, 'Kids'))
    count += await checkCounts(inspection, kid);
  if ((await inspection.structure.readEntry(node, 'Count')) !== count)
    throw new AmbiguousPdfError('The number of pages is wrong.');
  return count;
}

async function inspectPage(inspection: Inspection, page: PdfDictionary): Promise<void> {
  const { structure } = inspection;
  const [rotation, unit] = [
    await structure.readEntry(page, 'Rotate'),
    await structure.readEntry(page, 'UserUnit'),
  ];
  const isCropped =
    page.has('CropBox') && !(await isSameBox(inspection, page, 'CropBox', 'MediaBox'));
  if ((rotation ?? 0) !== 0 || (unit ?? 1) !== 1 || isCropped) inspection.addFinding('turnedPage');
  await inspectGroup(inspection, page);
  await inspectAnnotations(inspection, await inspection.readArray(page, 'Annots'));
  const resources = await inspectResources(inspection, page.get('Resources'));
  const contents = await structure.readEntry(page, 'Contents');
  const parts = Array.isArray(contents) ? toArray(contents) : [contents];
  const streams: Uint8Array[] = [];
  for (const part of parts) {
    const stream = await structure.resolve(part);
    if (stream instanceof PdfStream) streams.push(await structure.decodeStream(stream));
    else if (stream !== null) throw new AmbiguousPdfError('The content of a page is not a stream.');
  }
  await inspectContent(inspection, 'page', joinStreams(streams), resources);
}

async function isSameBox(
  inspection: Inspection,
  page: PdfDictionary,
  key: string,
  otherKey: string,
): Promise<boolean> {
  const [box, otherBox] = [
    await inspection.readNumbers(page, key, 4),
    await inspection.readNumbers(page, otherKey, 4),
  ];
  return box?.every((edge, index) => Math.abs(edge - Number(otherBox?.[index])) < 1) ?? false;
}

const lineBreak = Uint8Array.of(10);

/**
 * Joins the parts of a content stream with a line break between them.
 * @throws AmbiguousPdfError if they read differently without it, because some programs put nothing in between
 */
function joinStreams(streams: readonly Uint8Array[]): Uint8Array {
  const content = joinBytes(streams.flatMap((stream) => [stream, lineBreak]));
  if (streams.length > 1 && !hasSameTokens(content, joinBytes(streams)))
    throw new AmbiguousPdfError('A content stream is divided within a word or a comment.');
  return content;
}

function hasSameTokens(content: Uint8Array, otherContent: Uint8Array): boolean {
  const [reader, otherReader] = [new PdfTokenReader(content), new PdfTokenReader(otherContent)];
  while (reader.hasMore() && otherReader.hasMore())
    if (serializeToken(reader.readValue()) !== serializeToken(otherReader.readValue()))
      return false;
  return !reader.hasMore() && !otherReader.hasMore();
}

const serializeToken = (token: PdfValue | PdfKeyword): string =>
  JSON.stringify(token, (_key, value: unknown) => (value instanceof Map ? [...value] : value));
