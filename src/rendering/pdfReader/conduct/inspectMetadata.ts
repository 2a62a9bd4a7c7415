import { PdfStream, type PdfValue } from '../structure/pdfValues.ts';
import type { HiddenTextKind, Inspection } from './Inspection.ts';

const dublinCore = 'http://purl.org/dc/elements/1.1/';
const adobePdf = 'http://ns.adobe.com/pdf/1.3/';

/** Properties that programs show, as the title of the window for example. */
const properties: readonly (readonly [namespace: string, name: string, kind: HiddenTextKind])[] = [
  [dublinCore, 'title', 'title'],
  [dublinCore, 'creator', 'author'],
  [dublinCore, 'description', 'subject'],
  [dublinCore, 'subject', 'subject'],
  [adobePdf, 'Keywords', 'subject'],
];

/** Maximum number of prefixes of a namespace. Programs write one. */
const maxPrefixes = 5;

/**
 * Collects the texts of XMP metadata that programs show. Metadata in another encoding than UTF-8, or with declarations
 * or CDATA sections, are reported, because no program writes them so.
 */
export async function inspectMetadata(inspection: Inspection, value: PdfValue): Promise<void> {
  if (!(value instanceof PdfStream)) return;
  const xml = new TextDecoder().decode(await inspection.structure.decodeStream(value));
  if (/<!|\0/.test(xml)) inspection.addFinding('unusual', 'Metadata');
  for (const [namespace, name, kind] of properties) {
    const prefixes = findPrefixes(xml, namespace);
    if (prefixes.length > maxPrefixes) inspection.addFinding('unusual', 'Metadata');
    for (const prefix of prefixes.slice(0, maxPrefixes))
      for (const text of readProperty(xml, prefix + name)) inspection.addText(kind, text);
  }
}

/** Finds the prefixes of a namespace, with their colons. The prefix of a default namespace is empty. */
function findPrefixes(xml: string, namespace: string): string[] {
  const declarations = xml.matchAll(
    /\sxmlns(?::([^\s=:"'<>]{1,100}))?\s*=\s*(["'])([^"']{0,200})\2/g,
  );
  const prefixes = Array.from(declarations).flatMap(([, prefix, , value = '']) => {
    if (unescapeXml(value).trim() !== namespace) return [];
    return prefix === undefined ? '' : `${prefix}:`;
  });
  return [...new Set(prefixes)];
}

/** Reads the texts of a property: in its elements, and in attributes of its name. */
function readProperty(xml: string, qualifiedName: string): string[] {
  const name = qualifiedName.replace(/[^\w:]/g, '\\$&');
  const element = new RegExp(`<${name}(?:\\s[^>]*)?>(.{0,20000}?)</${name}\\s*>`, 'gs');
  const attribute = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'g');
  const texts = [
    ...Array.from(xml.matchAll(element), ([, content = '']) => content.split(/<[^>]*>/)).flat(),
    ...Array.from(xml.matchAll(attribute), ([, double, single]) => double ?? single ?? ''),
  ];
  return texts.filter((text) => text.trim() !== '').map(unescapeXml);
}

const xmlEntities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

/** Decodes the entities that programs write, also numeric ones. */
const unescapeXml = (xml: string): string =>
  xml.replace(/&(#x?)?(\w+);/g, (entity, numeric: string | undefined, name: string) =>
    numeric
      ? String.fromCodePoint(Math.min(parseInt(name, numeric === '#x' ? 16 : 10) || 0, 0x10ffff))
      : (xmlEntities[name] ?? entity),
  );
