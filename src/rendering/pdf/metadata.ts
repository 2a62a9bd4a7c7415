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

/** The document information dictionary. */
export function informationDictionary(facts: DocumentFacts): string {
  const { title, author, subject, creator, createdAt } = facts;
  return (
    `<</Title ${textString(title)}/Author ${textString(author)}/Subject ${textString(subject)}` +
    `/Creator ${textString(creator)}/Producer ${textString(creator)}` +
    `${dateEntries(createdAt, 'CreationDate', 'ModDate')}>>`
  );
}

/** Conformance that the file claims. */
export type Conformance = 'pdfa-3a' | 'pdfa-1b';

const universalAccess = `<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema><pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>PDF/UA version</pdfaProperty:description></rdf:li></rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>
`;

const claims: Readonly<Record<Conformance, { part: number; level: string; others: string }>> = {
  'pdfa-3a': { part: 3, level: 'A', others: universalAccess },
  'pdfa-1b': { part: 1, level: 'B', others: '' },
};

/** The metadata stream, XML in UTF-8. */
export function xmpPacket(facts: DocumentFacts, conformance: Conformance): string {
  const { title, author, subject, creator } = facts;
  const instant = instantOf(facts.createdAt);
  const dates =
    instant === undefined
      ? ''
      : `<xmp:CreateDate>${instant}Z</xmp:CreateDate><xmp:ModifyDate>${instant}Z</xmp:ModifyDate>`;
  const { part, level, others } = claims[conformance];
  const inDefault = (text: string) =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${escaped(text)}</rdf:li></rdf:Alt>`;
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:format>application/pdf</dc:format><dc:title>${inDefault(title)}</dc:title><dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator><dc:description>${inDefault(subject)}</dc:description></rdf:Description>
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">${dates}<xmp:CreatorTool>${escaped(creator)}</xmp:CreatorTool></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"><pdf:Producer>${escaped(creator)}</pdf:Producer></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"><pdfaid:part>${part}</pdfaid:part><pdfaid:conformance>${level}</pdfaid:conformance></rdf:Description>
${others}</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '');
}
