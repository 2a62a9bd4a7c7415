/** @jest-environment jest-fixed-jsdom */
/** Facts as XMP: a real XML parser reads them back. */
import { levels, writableFacts, xmpPacket } from './metadata.ts';

const hostile = 'A & B </rdf:RDF> "x" \'y\' ]]> <!-- & &amp; 😀 ção';
const facts = {
  title: hostile,
  author: `${hostile} author`,
  subject: `${hostile} subject`,
  creator: 'Certificates',
  createdAt: '2026-11-12T15:00:00.000Z',
};

function parsed(packet: string): Document {
  return new DOMParser().parseFromString(packet.replace('\ufeff', ''), 'application/xml');
}

const textOf = (xml: Document, name: string) => xml.getElementsByTagName(name).item(0)?.textContent;

test('whatever the facts are, the packet is well formed and says them', () => {
  const xml = parsed(xmpPacket(facts, levels['a3a-ua1'].claims(true)));
  expect(xml.getElementsByTagName('parsererror')).toHaveLength(0);
  expect(textOf(xml, 'dc:title')).toBe(facts.title);
  expect(textOf(xml, 'dc:creator')).toBe(facts.author);
  expect(textOf(xml, 'dc:description')).toBe(facts.subject);
  expect(textOf(xml, 'pdf:Producer')).toBe('Certificates');
  expect(textOf(xml, 'xmp:CreateDate')).toBe('2026-11-12T15:00:00Z');
  expect(xml.getElementsByTagName('rdf:RDF')).toHaveLength(1);
});

test('it claims what the file is', () => {
  const archive = parsed(xmpPacket(facts, levels['a3a-ua1'].claims(true)));
  expect(textOf(archive, 'pdfaid:part')).toBe('3');
  expect(textOf(archive, 'pdfaid:conformance')).toBe('A');
  expect(textOf(archive, 'pdfuaid:part')).toBe('1');
  const plain = parsed(xmpPacket(facts, levels.a1b.claims(false)));
  expect(textOf(plain, 'pdfaid:part')).toBe('1');
  expect(textOf(plain, 'pdfaid:conformance')).toBe('B');
  expect(textOf(plain, 'pdfuaid:part')).toBeUndefined();
  const next = parsed(xmpPacket(facts, levels['a4f-ua2'].claims(true)));
  const names = ['pdfaid:part', 'pdfaid:rev', 'pdfaid:conformance', 'pdfuaid:part', 'pdfuaid:rev'];
  expect(names.map((name) => textOf(next, name))).toEqual(['4', '2020', 'F', '2', '2024']);
  expect(next.getElementsByTagName('pdfaExtension:schemas')).toHaveLength(0);
  const withoutRecords = parsed(xmpPacket(facts, levels['a4f-ua2'].claims(false)));
  expect(textOf(withoutRecords, 'pdfaid:part')).toBe('4');
  expect(textOf(withoutRecords, 'pdfaid:conformance')).toBeUndefined();
});

test('what is no date is left out', () => {
  const xml = parsed(
    xmpPacket({ ...facts, createdAt: 'yesterday' }, levels['a3a-ua1'].claims(true)),
  );
  expect(textOf(xml, 'xmp:CreateDate')).toBeUndefined();
  expect(textOf(xml, 'xmp:CreatorTool')).toBe('Certificates');
});

test('what XML cannot hold is left out', () => {
  const dirty = { ...facts, title: 'a\u0000b\u000bc\ud800d\udc00e\uffff😀', author: 'tab\there' };
  expect(writableFacts(dirty)).toEqual({ ...facts, title: 'abcde😀', author: 'tab\there' });
  const xml = parsed(xmpPacket(writableFacts(dirty), levels['a3a-ua1'].claims(true)));
  expect(xml.getElementsByTagName('parsererror')).toHaveLength(0);
  expect(textOf(xml, 'dc:title')).toBe('abcde😀');
});
