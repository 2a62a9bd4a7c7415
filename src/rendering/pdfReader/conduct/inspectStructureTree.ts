import type { PdfDictionary, PdfValue } from '../structure/pdfValues.ts';
import { type Inspection, toArray, toDictionary } from './Inspection.ts';

/** Maximum number of structure elements that are read. A file with a thousand certificates has fewer. */
const maxElements = 200_000;

/** Collects the texts that screen readers say in place of what is drawn, and the titles of sections. */
export async function inspectStructureTree(
  inspection: Inspection,
  root: PdfDictionary | undefined,
): Promise<void> {
  const pending: PdfValue[] = [root?.get('K') ?? null];
  for (let count = 0; pending.length > 0 && count < maxElements; count++) {
    const value = pending.pop() ?? null;
    const resolved = await inspection.structure.resolve(value);
    if (Array.isArray(resolved)) {
      pending.push(...toArray(resolved));
      continue;
    }
    const element = toDictionary(resolved);
    if (!element || !inspection.isFirstVisit(value)) continue;
    for (const key of ['Alt', 'ActualText', 'E', 'T'])
      inspection.addText('description', await inspection.structure.readEntry(element, key));
    pending.push(element.get('K') ?? null);
  }
}
