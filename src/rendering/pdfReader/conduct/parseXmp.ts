/** A text in XMP metadata, with the element or attribute that has it. */
export interface XmpText {
  namespace: string;
  name: string;
  text: string;
}

/** An element whose end was not read yet. */
interface OpenElement {
  qualifiedName: string;
  namespace: string;
  name: string;
  /** Namespaces of the prefixes within the element. */
  namespaces: ReadonlyMap<string, string>;
}

const tagPattern =
  /<(\/?)([^\s/<>=]+)((?:\s+[^\s=<>/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|<\?[^?]*\?>/y;
const attributePattern = /([^\s=<>/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Maximum depth of elements. XMP has less than ten. */
const maxDepth = 50;

/**
 * Lists the texts of XMP metadata: each attribute, and each text for all elements around it.
 * @returns undefined for anything but plain XML elements, of which programs may read something else
 */
export function parseXmp(xml: string): XmpText[] | undefined {
  const texts: XmpText[] = [];
  const open: OpenElement[] = [];
  for (let position = 0; position < xml.length;) {
    const next = xml.indexOf('<', position);
    const text = xml.slice(position, next < 0 ? undefined : next);
    if (text.trim() !== '')
      for (const { namespace, name } of open)
        texts.push({ namespace, name, text: unescapeXml(text) });
    if (next < 0) break;
    tagPattern.lastIndex = next;
    const tag = tagPattern.exec(xml);
    if (!tag) return undefined;
    position = tagPattern.lastIndex;
    const [, closing, qualifiedName, attributes = '', empty] = tag;
    if (qualifiedName === undefined) continue;
    if (closing) {
      if (open.pop()?.qualifiedName !== qualifiedName) return undefined;
      continue;
    }
    const element = createElement(qualifiedName, attributes, open.at(-1)?.namespaces);
    texts.push(...listAttributes(attributes, element.namespaces));
    if (!empty && open.push(element) > maxDepth) return undefined;
  }
  return open.length === 0 ? texts : undefined;
}

function createElement(
  qualifiedName: string,
  attributes: string,
  outerNamespaces: ReadonlyMap<string, string> = new Map(),
): OpenElement {
  const namespaces = new Map(outerNamespaces);
  for (const [name, value] of parseAttributes(attributes)) {
    if (name === 'xmlns') namespaces.set('', value.trim());
    else if (name.startsWith('xmlns:')) namespaces.set(name.slice(6), value.trim());
  }
  return { qualifiedName, ...resolveName(qualifiedName, namespaces), namespaces };
}

const listAttributes = (attributes: string, namespaces: ReadonlyMap<string, string>): XmpText[] =>
  parseAttributes(attributes).map(([name, text]) => ({ ...resolveName(name, namespaces), text }));

const parseAttributes = (attributes: string): (readonly [name: string, value: string])[] =>
  Array.from(attributes.matchAll(attributePattern), ([, name = '', double, single]) => [
    name,
    unescapeXml(double ?? single ?? ''),
  ]);

function resolveName(qualifiedName: string, namespaces: ReadonlyMap<string, string>) {
  const colon = qualifiedName.indexOf(':');
  const prefix = colon < 0 ? '' : qualifiedName.slice(0, colon);
  return { namespace: namespaces.get(prefix) ?? '', name: qualifiedName.slice(colon + 1) };
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
