/** @jest-environment jest-fixed-jsdom */
import { conformanceRules, removeIllegalCharacters, buildXmpPacket } from './metadata.ts';

const specialCharacters = 'A & B </rdf:RDF> "x" \'y\' ]]> <!-- & &amp; 😀 ção';
const properties = {
  title: specialCharacters,
  author: `${specialCharacters} author`,
  subject: `${specialCharacters} subject`,
  createdAt: '2026-11-12T15:00:00.000Z',
};

function parsePacket(packet: string): Document {
  return new DOMParser().parseFromString(packet.replace('\ufeff', ''), 'application/xml');
}

const getText = (xml: Document, name: string) =>
  xml.getElementsByTagName(name).item(0)?.textContent;

test('builds a well-formed packet for properties with special characters', () => {
  const xml = parsePacket(
    buildXmpPacket(properties, conformanceRules['a3a-ua1'].getIdentification(true)),
  );
  expect(xml.getElementsByTagName('parsererror')).toHaveLength(0);
  expect(getText(xml, 'dc:title')).toBe(properties.title);
  expect(getText(xml, 'dc:creator')).toBe(properties.author);
  expect(getText(xml, 'dc:description')).toBe(properties.subject);
  expect(getText(xml, 'pdf:Producer')).toBe('Certificates');
  expect(getText(xml, 'xmp:CreateDate')).toBe('2026-11-12T15:00:00Z');
  expect(xml.getElementsByTagName('rdf:RDF')).toHaveLength(1);
});

test('identifies the conformance level', () => {
  const pdfA3 = parsePacket(
    buildXmpPacket(properties, conformanceRules['a3a-ua1'].getIdentification(true)),
  );
  expect(getText(pdfA3, 'pdfaid:part')).toBe('3');
  expect(getText(pdfA3, 'pdfaid:conformance')).toBe('A');
  expect(getText(pdfA3, 'pdfuaid:part')).toBe('1');
  const pdfA4 = parsePacket(
    buildXmpPacket(properties, conformanceRules['a4f-ua2'].getIdentification(true)),
  );
  const names = ['pdfaid:part', 'pdfaid:rev', 'pdfaid:conformance', 'pdfuaid:part', 'pdfuaid:rev'];
  expect(names.map((name) => getText(pdfA4, name))).toEqual(['4', '2020', 'F', '2', '2024']);
  expect(pdfA4.getElementsByTagName('pdfaExtension:schemas')).toHaveLength(0);
  const withoutRecords = parsePacket(
    buildXmpPacket(properties, conformanceRules['a4f-ua2'].getIdentification(false)),
  );
  expect(getText(withoutRecords, 'pdfaid:part')).toBe('4');
  expect(getText(withoutRecords, 'pdfaid:conformance')).toBeUndefined();
});

test('omits an invalid date', () => {
  const xml = parsePacket(
    buildXmpPacket(
      { ...properties, createdAt: 'yesterday' },
      conformanceRules['a3a-ua1'].getIdentification(true),
    ),
  );
  expect(getText(xml, 'xmp:CreateDate')).toBeUndefined();
  expect(getText(xml, 'xmp:CreatorTool')).toBe('Certificates');
});

test('removes characters that XML cannot represent', () => {
  const illegal = {
    ...properties,
    title: 'a\u0000b\u000bc\ud800d\udc00e\uffff😀',
    author: 'tab\there',
  };
  expect(removeIllegalCharacters(illegal)).toEqual({
    ...properties,
    title: 'abcde😀',
    author: 'tab\there',
  });
  const xml = parsePacket(
    buildXmpPacket(
      removeIllegalCharacters(illegal),
      conformanceRules['a3a-ua1'].getIdentification(true),
    ),
  );
  expect(xml.getElementsByTagName('parsererror')).toHaveLength(0);
  expect(getText(xml, 'dc:title')).toBe('abcde😀');
});
