import type { PdfLevel } from '#model/config.ts';
import type { PdfFile } from './PdfFile.ts';
import { dateEntries, instantOf, textString } from './syntax.ts';

/** What the file says of itself, in its dictionary and in XMP alike. */
export interface DocumentFacts {
  title: string;
  author: string;
  subject: string;
  /** Program that made it. */
  creator: string;
  /** ISO 8601 instant; the file has no other date, and none where this is none. */
  createdAt: string;
}

// XML has no way to write them, and the other dictionary must say the same.
const unwritable =
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The same facts without characters that only one of the two can hold. */
export function writableFacts(facts: DocumentFacts): DocumentFacts {
  const clean = (text: string) => text.replace(unwritable, '');
  const { title, author, subject, creator } = facts;
  return {
    ...facts,
    title: clean(title),
    author: clean(author),
    subject: clean(subject),
    creator: clean(creator),
  };
}

/** Writes the document information dictionary. @returns its object; undefined where PDF 2.0 does without */
export function writeInformation(
  file: PdfFile,
  { title, author, subject, creator, createdAt }: DocumentFacts,
  { isPdf2 }: LevelRules,
): number | undefined {
  if (isPdf2) return undefined;
  return file.object(
    `<</Title ${textString(title)}/Author ${textString(author)}/Subject ${textString(subject)}` +
      `/Creator ${textString(creator)}/Producer ${textString(creator)}` +
      `${dateEntries(createdAt, 'CreationDate', 'ModDate')}>>`,
  );
}

const universalAccess1 = `<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema><pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>PDF/UA version</pdfaProperty:description></rdf:li></rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>
`;

// PDF 2.0 asks for no description of properties.
const universalAccess2 = `<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>2</pdfuaid:part><pdfuaid:rev>2024</pdfuaid:rev></rdf:Description>
`;

/** Standards that a file keeps. The last one is for validators of PDF/A-1b. */
export type Level = PdfLevel | 'a1b';

/** What a level of standards decides. */
export interface LevelRules {
  /** Of PDF. */
  version: string;
  /** No attachment and nothing transparent, and fonts list their glyphs. */
  isPlain: boolean;
  /** Tags say where their roles are from, bookmarks lead to tags, and the metadata stream alone has the facts. */
  isPdf2: boolean;
  /** What the metadata stream says of it: properties of PDF/A, and the description of those of PDF/UA. */
  claims: (hasAttachments: boolean) => { archive: string; access: string };
}

export const levels: Readonly<Record<Level, LevelRules>> = {
  'a3a-ua1': {
    version: '1.7',
    isPlain: false,
    isPdf2: false,
    claims: () => ({ archive: part(3) + conformance('A'), access: universalAccess1 }),
  },
  'a4f-ua2': {
    version: '2.0',
    isPlain: false,
    isPdf2: true,
    // F is of files with attachments: without any, PDF/A-4 has no letter.
    claims: (hasAttachments) => ({
      archive: `${part(4)}<pdfaid:rev>2020</pdfaid:rev>${hasAttachments ? conformance('F') : ''}`,
      access: universalAccess2,
    }),
  },
  a1b: {
    version: '1.4',
    isPlain: true,
    isPdf2: false,
    claims: () => ({ archive: part(1) + conformance('B'), access: '' }),
  },
};

function part(number: number): string {
  return `<pdfaid:part>${number}</pdfaid:part>`;
}

function conformance(letter: string): string {
  return `<pdfaid:conformance>${letter}</pdfaid:conformance>`;
}

/** Writes the metadata stream. @returns its object */
export function writeMetadata(file: PdfFile, ...said: Parameters<typeof xmpPacket>): number {
  const packet = new TextEncoder().encode(xmpPacket(...said));
  return file.stream('/Type/Metadata/Subtype/XML', packet);
}

/** The metadata stream, XML in UTF-8. */
export function xmpPacket(
  facts: DocumentFacts,
  { archive, access }: ReturnType<LevelRules['claims']>,
): string {
  const { title, author, subject, creator } = facts;
  const instant = instantOf(facts.createdAt);
  const dates =
    instant === undefined
      ? ''
      : `<xmp:CreateDate>${instant}Z</xmp:CreateDate><xmp:ModifyDate>${instant}Z</xmp:ModifyDate>`;
  const inDefault = (text: string) =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${escaped(text)}</rdf:li></rdf:Alt>`;
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:format>application/pdf</dc:format><dc:title>${inDefault(title)}</dc:title><dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator><dc:description>${inDefault(subject)}</dc:description></rdf:Description>
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">${dates}<xmp:CreatorTool>${escaped(creator)}</xmp:CreatorTool></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"><pdf:Producer>${escaped(creator)}</pdf:Producer></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">${archive}</rdf:Description>
${access}</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const signs = new Map(Object.entries(entities).map(([sign, entity]) => [entity, sign]));

/** Text as the metadata stream has it. */
export function unescaped(xml: string): string {
  return xml.replace(/&\w+;/g, (entity) => signs.get(entity) ?? entity);
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '');
}
