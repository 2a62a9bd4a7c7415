import type { PdfConformanceLevel } from '#domain/config.ts';
import type { PdfObjectWriter } from './PdfObjectWriter.ts';
import { formatPdfDateEntries, toUtcInstant, formatTextString } from './syntax.ts';

/** Name of the program that is written to each PDF as its creator. */
const pdfCreator = 'Certificates';

/** Descriptive metadata of a PDF. Written to the information dictionary and, as XML, to the XMP metadata. */
export interface DocumentProperties {
  title: string;
  author: string;
  subject: string;
  /** Creation date as an ISO 8601 instant. The file contains no other date. An invalid date is left out. */
  createdAt: string;
}

// XML cannot represent these, and the information dictionary must have the same values.
const illegalCharacters =
  // oxlint-disable-next-line no-control-regex -- matches control characters
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Removes the characters that XML cannot represent from all properties. */
export function removeIllegalCharacters(properties: DocumentProperties): DocumentProperties {
  const clean = (text: string) => text.replace(illegalCharacters, '');
  const { title, author, subject } = properties;
  return {
    ...properties,
    title: clean(title),
    author: clean(author),
    subject: clean(subject),
  };
}

/**
 * Writes the document information dictionary.
 * @returns the id of the dictionary. Undefined for PDF 2.0, where this dictionary is not written
 */
export function writeInfoDictionary(
  file: PdfObjectWriter,
  { title, author, subject, createdAt }: DocumentProperties,
  { isPdf2 }: ConformanceRules,
): number | undefined {
  if (isPdf2) return undefined;
  return file.writeObject(
    `<</Title ${formatTextString(title)}/Author ${formatTextString(author)}/Subject ${formatTextString(subject)}` +
      `/Creator ${formatTextString(pdfCreator)}/Producer ${formatTextString(pdfCreator)}` +
      `${formatPdfDateEntries(createdAt, 'CreationDate', 'ModDate')}>>`,
  );
}

const pdfUa1Xmp = `<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema><pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>PDF/UA version</pdfaProperty:description></rdf:li></rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>
`;

// PDF 2.0 requires no description of the properties.
const pdfUa2Xmp = `<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>2</pdfuaid:part><pdfuaid:rev>2024</pdfuaid:rev></rdf:Description>
`;

/** Requirements of a conformance level. */
export interface ConformanceRules {
  pdfVersion: string;
  /**
   * Whether the file is PDF 2.0. In PDF 2.0, structure elements have a namespace, bookmarks point to structure
   * elements, and document properties are written only to the metadata stream.
   */
  isPdf2: boolean;
  /**
   * Returns the part of the XMP metadata that declares the standards: the properties for PDF/A and the descriptions for
   * PDF/UA.
   */
  getIdentification: (hasAttachments: boolean) => { pdfA: string; pdfUa: string };
}

export const conformanceRules: Readonly<Record<PdfConformanceLevel, ConformanceRules>> = {
  'a3a-ua1': {
    pdfVersion: '1.7',
    isPdf2: false,
    getIdentification: () => ({
      pdfA: '<pdfaid:part>3</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>',
      pdfUa: pdfUa1Xmp,
    }),
  },
  'a4f-ua2': {
    pdfVersion: '2.0',
    isPdf2: true,
    // Conformance F is for files with attachments; PDF/A-4 without attachments has no conformance letter.
    getIdentification: (hasAttachments) => ({
      pdfA: `<pdfaid:part>4</pdfaid:part><pdfaid:rev>2020</pdfaid:rev>${hasAttachments ? '<pdfaid:conformance>F</pdfaid:conformance>' : ''}`,
      pdfUa: pdfUa2Xmp,
    }),
  },
};

/** Writes the XMP metadata stream of a PDF. @returns the id of the stream */
export function writeXmpMetadata(
  file: PdfObjectWriter,
  ...args: Parameters<typeof buildXmpPacket>
): number {
  const packet = new TextEncoder().encode(buildXmpPacket(...args));
  return file.writeStream('/Type/Metadata/Subtype/XML', packet);
}

/** Builds the XMP packet (XML metadata) of a document. */
export function buildXmpPacket(
  properties: DocumentProperties,
  { pdfA, pdfUa }: ReturnType<ConformanceRules['getIdentification']>,
): string {
  const { title, author, subject } = properties;
  const instant = toUtcInstant(properties.createdAt);
  const dates =
    instant === undefined
      ? ''
      : `<xmp:CreateDate>${instant}Z</xmp:CreateDate><xmp:ModifyDate>${instant}Z</xmp:ModifyDate>`;
  const toDefaultLanguage = (text: string) =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li></rdf:Alt>`;
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:format>application/pdf</dc:format><dc:title>${toDefaultLanguage(title)}</dc:title><dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator><dc:description>${toDefaultLanguage(subject)}</dc:description></rdf:Description>
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">${dates}<xmp:CreatorTool>${pdfCreator}</xmp:CreatorTool></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"><pdf:Producer>${pdfCreator}</pdf:Producer></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">${pdfA}</rdf:Description>
${pdfUa}</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
}
