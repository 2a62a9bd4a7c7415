import { PdfStream, type PdfValue } from '../structure/pdfValues.ts';
import type { HiddenTextKind, Inspection } from './Inspection.ts';
import { parseXmp } from './parseXmp.ts';

const dublinCore = 'http://purl.org/dc/elements/1.1/';

/** Properties that programs show, as the title of the window for example. */
const kindByProperty: ReadonlyMap<string, HiddenTextKind> = new Map<string, HiddenTextKind>([
  [`${dublinCore} title`, 'title'],
  [`${dublinCore} creator`, 'author'],
  ...'description subject rights publisher contributor coverage source relation type'
    .split(' ')
    .map((name) => [`${dublinCore} ${name}`, 'subject'] as const),
  ['http://ns.adobe.com/pdf/1.3/ Keywords', 'subject'],
]);

/** Namespaces of which programs show all properties: headlines, rights, subjects, and properties with own names. */
const visibleNamespaces = new Set([
  'http://ns.adobe.com/photoshop/1.0/',
  'http://ns.adobe.com/xap/1.0/rights/',
  'http://ns.adobe.com/pdfx/1.3/',
  'http://ns.adobe.com/tiff/1.0/',
  'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/',
  'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
]);

/**
 * Collects the texts of XMP metadata that programs show. Metadata in another encoding than UTF-8, or with declarations
 * or CDATA sections, are reported, because no program writes them so.
 */
export async function inspectMetadata(inspection: Inspection, value: PdfValue): Promise<void> {
  if (!(value instanceof PdfStream)) return;
  const xml = new TextDecoder().decode(await inspection.structure.decodeStream(value));
  const texts = /<!|\0/.test(xml) ? undefined : parseXmp(xml);
  if (!texts) inspection.addFinding('unusual', 'Metadata');
  for (const { namespace, name, text } of texts ?? []) {
    const isShown = visibleNamespaces.has(namespace);
    const kind = kindByProperty.get(`${namespace} ${name}`) ?? (isShown ? 'subject' : undefined);
    if (kind) inspection.addText(kind, text);
  }
}
