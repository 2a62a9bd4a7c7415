import { AmbiguousPdfError, type PdfDictionary, type PdfValue } from '../structure/pdfValues.ts';
import { createKeySet, type Inspection, toArray, toDictionary } from './Inspection.ts';

/** Maximum number of structure elements that are read. A file with a thousand certificates has fewer. */
const maxElements = 200_000;

const rootKeys = createKeySet(`
  Type K IDTree ParentTree ParentTreeNextKey RoleMap ClassMap Namespaces
`);

/** Collects the texts that screen readers say in place of what is drawn, and the titles of sections. */
export async function inspectStructureTree(
  inspection: Inspection,
  root: PdfDictionary | undefined,
): Promise<void> {
  if (root) await inspectRoot(inspection, root);
  const pending: PdfValue[] = [root?.get('K') ?? null];
  for (let count = 0; pending.length > 0 && count < maxElements; count++) {
    const value = pending.pop() ?? null;
    const resolved = await inspection.structure.resolve(value);
    if (Array.isArray(resolved)) {
      for (const kid of toArray(resolved)) pending.push(kid);
      if (pending.length > maxElements) break;
      continue;
    }
    const element = toDictionary(resolved);
    if (!element || !inspection.isFirstVisit('structure', value)) continue;
    await addTexts(inspection, element, ['Alt', 'ActualText', 'E', 'T', 'Phoneme']);
    if (element.has('AF')) inspection.addFinding('attachment', 'AF');
    await addAttributes(inspection, element.get('A'));
    pending.push(element.get('K') ?? null);
  }
  if (pending.length > 0) throw new AmbiguousPdfError('There are too many structure elements.');
}

/** Reports what the root of the structure has besides its elements, and collects the texts of its classes. */
async function inspectRoot(inspection: Inspection, root: PdfDictionary): Promise<void> {
  inspection.checkKeys(root, rootKeys);
  const classes = await inspection.readDictionary(root, 'ClassMap');
  for (const attributes of classes?.values() ?? []) await addAttributes(inspection, attributes);
  for (const value of await inspection.readArray(root, 'Namespaces')) {
    const namespace = toDictionary(await inspection.structure.resolve(value));
    if (namespace?.has('Schema')) inspection.addFinding('attachment', 'Schema');
  }
}

/** Collects the texts of one or several dictionaries of attributes. */
async function addAttributes(inspection: Inspection, value: PdfValue | undefined): Promise<void> {
  const attributes = await inspection.structure.resolve(value);
  for (const attribute of Array.isArray(attributes) ? toArray(attributes) : [attributes]) {
    const entries = toDictionary(await inspection.structure.resolve(attribute));
    if (!entries) continue;
    await addTexts(inspection, entries, ['Summary', 'Contents', 'Phoneme', 'Short', 'Desc']);
    // Names and values that the author of the file has chosen.
    if (entries.has('P')) inspection.addFinding('unusual', 'UserProperties');
  }
}

async function addTexts(
  inspection: Inspection,
  dictionary: PdfDictionary,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys)
    inspection.addText('description', await inspection.structure.readEntry(dictionary, key));
}
