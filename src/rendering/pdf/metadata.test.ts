/** @jest-environment jest-fixed-jsdom */
/** Facts as XMP: a real XML parser reads them back. */
import { writableFacts, xmpPacket } from './metadata.ts';

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
  const xml = parsed(xmpPacket(facts, 'pdfa-3a'));
  expect(xml.getElementsByTagName('parsererror')).toHaveLength(0);
  expect(textOf(xml, 'dc:title')).toBe(facts.title);
  expect(textOf(xml, 'dc:creator')).toBe(facts.author);
  expect(textOf(xml, 'dc:description')).toBe(facts.subject);
  expect(textOf(xml, 'pdf:Producer')).toBe('Certificates');
  expect(textOf(xml, 'xmp:CreateDate')).toBe('2026-11-12T15:00:00Z');
  expect(xml.getElementsByTagName('rdf:RDF')).toHaveLength(1);
});

test('it claims what the file is', () => {
  const archive = parsed(xmpPacket(facts, 'pdfa-3a'));
  expect(textOf(archive, 'pdfaid:part')).toBe('3');
  expect(textOf(archive, 'pdfaid:conformance')).toBe('A');
  expect(textOf(archive, 'pdfuaid:part')).toBe('1');
  const plain = parsed(xmpPacket(facts, 'pdfa-1b'));
  expect(textOf(plain, 'pdfaid:part')).toBe('1');
  expect(textOf(plain, 'pdfaid:conformance')).toBe('B');
  expect(textOf(plain, 'pdfuaid:part')).toBeUndefined();
});

test('what is no date is left out', () => {
  const xml = parsed(xmpPacket({ ...facts, createdAt: 'yesterday' }, 'pdfa-3a'));
  expect(textOf(xml, 'xmp:CreateDate')).toBeUndefined();
  expect(textOf(xml, 'xmp:CreatorTool')).toBe('Certificates');
});

test('what XML cannot hold is left out', () => {
  const dirty = { ...facts, title: 'a\u0000b\u000bc\ud800d\udc00e\uffff😀', author: 'tab\there' };
  expect(writableFacts(dirty)).toEqual({ ...facts, title: 'abcde😀', author: 'tab\there' });
  const xml = parsed(xmpPacket(writableFacts(dirty), 'pdfa-3a'));
  expect(xml.getElementsByTagName('parsererror')).toHaveLength(0);
  expect(textOf(xml, 'dc:title')).toBe('abcde😀');
});
