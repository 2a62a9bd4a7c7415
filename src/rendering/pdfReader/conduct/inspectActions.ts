import { PdfString, type PdfDictionary, type PdfValue } from '../structure/pdfValues.ts';
import {
  type ConductKind,
  createKeySet,
  type Inspection,
  toArray,
  toDictionary,
} from './Inspection.ts';

const kindByActionType: ReadonlyMap<string, ConductKind> = new Map<string, ConductKind>([
  ['JavaScript', 'script'],
  ['Launch', 'launch'],
]);

const linkKeys = createKeySet(`
  Type Subtype Rect Border F Contents StructParent A P H C NM M Dest QuadPoints BS PA
`);

/** Reports what an action does, and the actions after it. Moving within the document is not a finding. */
export async function inspectAction(inspection: Inspection, value: PdfValue): Promise<void> {
  if (!inspection.isFirstVisit('action', value)) return;
  const action = toDictionary(await inspection.structure.resolve(value));
  if (!action) return;
  const type = await inspection.readName(action, 'S');
  if (type === 'URI') {
    const uri = await inspection.structure.readEntry(action, 'URI');
    inspection.addFinding('link', uri instanceof PdfString ? uri.toText() : '');
  } else if (type !== 'GoTo') {
    inspection.addFinding(kindByActionType.get(type) ?? 'action', type);
  }
  const next = action.get('Next') ?? null;
  const resolved = await inspection.structure.resolve(next);
  const following = Array.isArray(resolved) ? toArray(resolved) : [next];
  for (const entry of following) await inspectAction(inspection, entry);
}

/** Reports the annotations of a page. Links without an appearance of their own are reported by their address only. */
export async function inspectAnnotations(
  inspection: Inspection,
  annotations: readonly PdfValue[],
): Promise<void> {
  for (const value of annotations) {
    const annotation = toDictionary(await inspection.structure.resolve(value));
    if (!annotation) continue;
    const subtype = await inspection.readName(annotation, 'Subtype');
    if (subtype === 'Widget') inspection.addFinding('form');
    else if (
      subtype !== 'Link' ||
      annotation.has('AP') ||
      (await hasBorder(inspection, annotation))
    )
      inspection.addFinding('annotation');
    else inspection.checkKeys(annotation, linkKeys);
    inspection.addText('description', await inspection.structure.readEntry(annotation, 'Contents'));
    for (const key of ['A', 'PA']) await inspectAction(inspection, annotation.get(key) ?? null);
    if (annotation.has('AA')) inspection.addFinding('action', 'AA');
  }
}

const readWidth = async (inspection: Inspection, value: PdfValue | undefined): Promise<PdfValue> =>
  (await inspection.structure.resolve(value)) ?? 1;

/** Returns whether programs draw a border around a link. It can be wide enough to cover text. */
async function hasBorder(inspection: Inspection, link: PdfDictionary): Promise<boolean> {
  if (!link.has('BS') && !link.has('Border')) return true;
  // Programs disagree on which of both counts.
  const style = await inspection.readDictionary(link, 'BS');
  const border = await inspection.readArray(link, 'Border');
  const hasStyle =
    link.has('BS') && (!style || (await readWidth(inspection, style.get('W'))) !== 0);
  return hasStyle || (link.has('Border') && (await readWidth(inspection, border[2])) !== 0);
}
