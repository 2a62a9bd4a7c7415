import { checkObjectPlaces } from '../structure/checkObjectPlaces.ts';
import { PdfStructure } from '../structure/PdfStructure.ts';
import {
  AmbiguousPdfError,
  PdfStream,
  PdfString,
  type PdfDictionary,
  type PdfValue,
} from '../structure/pdfValues.ts';
import { decodeLatin1 } from '../../pdf/syntax.ts';
import { inspectAction } from './inspectActions.ts';
import { inspectProfile } from './inspectColors.ts';
import { inspectMetadata } from './inspectMetadata.ts';
import { inspectPages } from './inspectPages.ts';
import { inspectStructureTree } from './inspectStructureTree.ts';
import {
  type ConductFinding,
  createKeySet,
  type HiddenText,
  Inspection,
  toDictionary,
} from './Inspection.ts';

/** A file attached to a PDF. */
export interface Attachment {
  name: string;
  content: Uint8Array;
}

/** Everything that a PDF does or carries besides the contents of its pages. */
export interface DocumentInspection {
  /** Everything that may be more than a certificate needs. Links to the public page are among them. */
  findings: readonly ConductFinding[];
  hiddenTexts: readonly HiddenText[];
  attachments: readonly Attachment[];
}

const catalogKeys = createKeySet(`
  Type Version Extensions Pages Metadata MarkInfo StructTreeRoot Lang ViewerPreferences PageLayout
  PageMode PageLabels Outlines OutputIntents Names AF OpenAction Dests
`);
const nameTreeKeys = createKeySet('EmbeddedFiles Dests');
const viewerPreferenceKeys = createKeySet(`
  Type DisplayDocTitle Duplex FitWindow CenterWindow HideToolbar HideMenubar HideWindowUI
  Direction PrintScaling NumCopies PickTrayByPDFSize
`);
const trailerKeys = createKeySet(`
  Size Root Info ID Prev Type W Index Length Filter DecodeParms DocChecksum
`);

const fileKeys = createKeySet('Type F UF EF Desc AFRelationship');

/** Maximum number of entries of a name tree or an outline that are read. */
const maxEntries = 20_000;

/**
 * Inspects all objects of a PDF that a program may show or act on. Everything that issued certificates, and certificates
 * that were saved again, do not have is a finding.
 */
export async function inspectDocument(bytes: Uint8Array): Promise<DocumentInspection> {
  let inspection: Inspection | undefined;
  try {
    const structure = await PdfStructure.open(bytes);
    inspection = new Inspection(structure);
    const { trailer, hasRevisions } = structure.references;
    if (decodeLatin1(bytes.subarray(0, 5)) !== '%PDF-') inspection.addFinding('ambiguous');
    if (hasRevisions) inspection.addFinding('revisions');
    if (trailer.has('Encrypt')) {
      const findings = [{ kind: 'encrypted' as const, detail: '' }];
      return { findings, hiddenTexts: [], attachments: [] };
    }
    if (!hasRevisions) checkObjectPlaces(bytes, structure.references);
    inspection.checkKeys(trailer, trailerKeys);
    await inspectInfo(inspection, await inspection.readDictionary(trailer, 'Info'));
    const catalog = await inspection.readDictionary(trailer, 'Root');
    if (!catalog) throw new AmbiguousPdfError('The catalog is missing.');
    await inspectCatalog(inspection, catalog);
    await inspectPages(inspection, catalog.get('Pages'));
    const attachments = await readAttachments(inspection, catalog);
    const findings = inspection.listFindings();
    return { findings, hiddenTexts: inspection.hiddenTexts, attachments };
  } catch (error) {
    if (!(error instanceof AmbiguousPdfError)) throw error;
    const findings = (inspection?.listFindings() ?? []).filter(({ kind }) => kind !== 'ambiguous');
    findings.push({ kind: 'ambiguous', detail: '' });
    return { findings, hiddenTexts: inspection?.hiddenTexts ?? [], attachments: [] };
  }
}

/** Properties that issued documents have, and those that programs add. Programs show all further ones, too. */
const infoKeys = createKeySet(`
  Title Author Subject Keywords Creator Producer CreationDate ModDate Trapped SourceModified
`);

async function inspectInfo(inspection: Inspection, info: PdfDictionary | undefined): Promise<void> {
  if (!info) return;
  for (const [key, kind] of [
    ['Title', 'title'],
    ['Author', 'author'],
    ['Subject', 'subject'],
    ['Keywords', 'subject'],
    ['Producer', 'producer'],
    ['CreationDate', 'documentDate'],
  ] as const)
    inspection.addText(kind, await inspection.structure.readEntry(info, key));
  for (const [key, value] of info)
    if (!infoKeys.has(key))
      inspection.addText('subject', await inspection.structure.resolve(value));
}

async function inspectCatalog(inspection: Inspection, catalog: PdfDictionary): Promise<void> {
  const { structure } = inspection;
  inspection.checkKeys(catalog, catalogKeys);
  const openAction = await structure.readEntry(catalog, 'OpenAction');
  await inspectAction(inspection, openAction);
  // Without its window, a program shows nothing that the document does not draw.
  if ((await inspection.readName(catalog, 'PageMode')) === 'FullScreen')
    inspection.addFinding('unusual', 'FullScreen');
  const names = await inspection.readDictionary(catalog, 'Names');
  if (names) inspection.checkKeys(names, nameTreeKeys);
  const preferences = await inspection.readDictionary(catalog, 'ViewerPreferences');
  if (preferences) inspection.checkKeys(preferences, viewerPreferenceKeys);
  await inspectMetadata(inspection, await structure.readEntry(catalog, 'Metadata'));
  for (const intent of await inspection.readArray(catalog, 'OutputIntents')) {
    const profile = toDictionary(await structure.resolve(intent))?.get('DestOutputProfile');
    if (profile) await inspectProfile(inspection, profile);
  }
  const labels = await listTreeValues(inspection, catalog.get('PageLabels') ?? null, 'Nums');
  for (const value of labels) {
    const label = toDictionary(await structure.resolve(value));
    if (label) inspection.addText('bookmark', await structure.readEntry(label, 'P'));
  }
  await inspectOutline(inspection, await inspection.readDictionary(catalog, 'Outlines'));
  await inspectStructureTree(
    inspection,
    await inspection.readDictionary(catalog, 'StructTreeRoot'),
  );
}

async function inspectOutline(
  inspection: Inspection,
  outline: PdfDictionary | undefined,
): Promise<void> {
  const pending: PdfValue[] = [outline?.get('First') ?? null];
  for (let count = 0; pending.length > 0 && count < maxEntries; count++) {
    const value = pending.pop() ?? null;
    if (!inspection.isFirstVisit('bookmark', value)) continue;
    const item = toDictionary(await inspection.structure.resolve(value));
    if (!item) continue;
    inspection.addText('bookmark', await inspection.structure.readEntry(item, 'Title'));
    await inspectAction(inspection, item.get('A') ?? null);
    pending.push(item.get('Next') ?? null, item.get('First') ?? null);
  }
  if (pending.length > 0) throw new AmbiguousPdfError('There are too many bookmarks.');
}

async function readAttachments(
  inspection: Inspection,
  catalog: PdfDictionary,
): Promise<Attachment[]> {
  const names = await inspection.readDictionary(catalog, 'Names');
  const specifications = [
    ...(await listTreeValues(inspection, names?.get('EmbeddedFiles') ?? null, 'Names')),
    ...(await inspection.readArray(catalog, 'AF')),
  ];
  const attachments: Attachment[] = [];
  const streams = new Set<PdfStream>();
  for (const value of specifications) {
    const specification = toDictionary(await inspection.structure.resolve(value));
    if (!specification) continue;
    inspection.checkKeys(specification, fileKeys);
    const files = await inspection.readDictionary(specification, 'EF');
    for (const key of ['F', 'UF', 'Desc'])
      inspection.addText('attachment', await inspection.structure.readEntry(specification, key));
    for (const key of files?.keys() ?? []) {
      const name = await inspection.structure.readEntry(specification, key === 'F' ? 'F' : 'UF');
      const stream = files && (await inspection.structure.readEntry(files, key));
      if (!(stream instanceof PdfStream) || streams.has(stream)) continue;
      streams.add(stream);
      attachments.push({
        name: name instanceof PdfString ? name.toText() : '',
        content: await inspection.structure.decodeStream(stream),
      });
    }
  }
  return attachments;
}

/** Lists the values of a name tree or number tree (ISO 32000-2, 7.9.6 and 7.9.7) in its order. */
async function listTreeValues(
  inspection: Inspection,
  root: PdfValue,
  key: 'Names' | 'Nums',
): Promise<PdfValue[]> {
  const values: PdfValue[] = [];
  const pending: PdfValue[] = [root];
  for (let count = 0; pending.length > 0 && count < maxEntries; count++) {
    const node = toDictionary(await inspection.structure.resolve(pending.shift() ?? null));
    if (!node) continue;
    const names = await inspection.readArray(node, key);
    const kids = await inspection.readArray(node, 'Kids');
    if (names.length > 2 * maxEntries || pending.length + kids.length > maxEntries)
      throw new AmbiguousPdfError('A tree has too many entries.');
    values.push(...names.filter((_value, index) => index % 2 === 1));
    pending.unshift(...kids);
  }
  if (pending.length > 0 || values.length > maxEntries)
    throw new AmbiguousPdfError('A tree has too many entries.');
  return values;
}
