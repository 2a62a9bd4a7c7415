import { metadataTitle, notAsIssued, replaceMetadata } from './announcedForgeries.ts';
import {
  addEntries,
  addForeignFile,
  addToCatalog,
  createForgery,
  type Forgery,
} from './Forgery.ts';

const longPrefix = 'd'.repeat(120);

/** Texts and files in places that only some programs show. */
export const hiddenForgeries: readonly Forgery[] = [
  createForgery(
    'a title after very much white space',
    replaceMetadata(
      metadataTitle,
      `<dc:title><rdf:Alt><rdf:li>${' '.repeat(20_100)}Doctor</rdf:li></rdf:Alt></dc:title>`,
    ),
    notAsIssued,
  ),
  createForgery(
    'a title with a very long prefix',
    replaceMetadata(
      metadataTitle,
      `<${longPrefix}:title xmlns:${longPrefix}="http://purl.org/dc/elements/1.1/">Doctor</${longPrefix}:title>`,
    ),
    notAsIssued,
  ),
  createForgery(
    'a title in a namespace that is written as numbers',
    replaceMetadata(
      metadataTitle,
      `<d:title xmlns:d="${Array.from('http://purl.org/dc/elements/1.1/', (letter) => `&#x0000${letter.charCodeAt(0).toString(16)};`).join('')}">Doctor</d:title>`,
    ),
    notAsIssued,
  ),
  createForgery(
    'a title behind an attribute that looks like an end',
    replaceMetadata(metadataTitle, '<dc:title a="/>">Doctor</dc:title>'),
    notAsIssued,
  ),
  ...[
    ['rights', 'http://purl.org/dc/elements/1.1/'],
    ['Headline', 'http://ns.adobe.com/photoshop/1.0/'],
    ['UsageTerms', 'http://ns.adobe.com/xap/1.0/rights/'],
    ['Honours', 'http://ns.adobe.com/pdfx/1.3/'],
    ['ImageDescription', 'http://ns.adobe.com/tiff/1.0/'],
    ['IntellectualGenre', 'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/'],
  ].map(([name, namespace]) =>
    createForgery(
      `the property ${name} in the metadata`,
      replaceMetadata(
        /<dc:title>/,
        `<p:${name} xmlns:p="${namespace}">Doctor</p:${name}><dc:title>`,
      ),
      notAsIssued,
    ),
  ),
  createForgery(
    'metadata that are no XML',
    replaceMetadata(/<dc:title>/, '<dc:title><'),
    notAsIssued,
    'unusual',
  ),
  createForgery(
    'a summary of a table in a class',
    (parts) => {
      const summary = '/ClassMap<</c<</O/Table/Summary(Doctor of Medicine)>>>>';
      addEntries(parts, '/Type/StructTreeRoot', summary);
      addEntries(parts, /\/S\/H2/, '/C/c');
    },
    notAsIssued,
  ),
  ...[
    ['a short name of a cell', '/O/Table/Short(Doctor of Medicine)'],
    ['a description of a field', '/O/PrintField/Desc(Doctor of Medicine)'],
    ['properties of a user', '/O/UserProperties/P[<</N(Degree)/V(Doctor of Medicine)>>]'],
  ].map(([name = '', attributes]) =>
    createForgery(
      name,
      (parts) => addEntries(parts, /\/S\/H2/, `/A<<${attributes}>>`),
      notAsIssued,
    ),
  ),
  createForgery(
    'a file with the pronunciation of words',
    (parts) =>
      addEntries(parts, '/Type/StructTreeRoot', `/PronunciationLexicon[${addForeignFile(parts)}]`),
    notAsIssued,
    'unusual',
  ),
  createForgery(
    'a file of the structure',
    (parts) => addEntries(parts, '/Type/StructTreeRoot', `/AF[${addForeignFile(parts)}]`),
    notAsIssued,
    'attachment',
  ),
  createForgery(
    'a file that describes a namespace',
    (parts) =>
      addEntries(
        parts,
        '/Type/StructTreeRoot',
        `/Namespaces[<</NS(a)/Schema ${addForeignFile(parts)}>>]`,
      ),
    notAsIssued,
    'attachment',
  ),
  createForgery('a full screen', addToCatalog('/PageMode/FullScreen'), notAsIssued, 'unusual'),
];
