import type { PdfParts } from '../editPdf.ts';
import {
  addEntries,
  addForeignFile,
  addForeignStream,
  addOperators,
  addToCatalog,
  createForgery,
  findPage,
  type Forgery,
} from './Forgery.ts';

/** Verdicts for a file that shows or reads something that was not issued. */
export const notAsIssued = ['differs', 'untrusted'];

/** Replaces the text of the metadata. */
export const replaceMetadata =
  (pattern: RegExp, replacement: string) =>
  (parts: PdfParts): void =>
    parts.replaceInStreams(/\/Type\/Metadata/, pattern, replacement);

/** Pattern of the title in the metadata. */
export const metadataTitle = /<dc:title>[^]*?<\/dc:title>/;

const metadataForgeries: readonly Forgery[] = [
  createForgery(
    'a title with another prefix',
    replaceMetadata(
      metadataTitle,
      '<d:title xmlns:d="http://purl.org/dc/elements/1.1/"><rdf:Alt><rdf:li xml:lang="x-default">Doctor</rdf:li></rdf:Alt></d:title>',
    ),
    notAsIssued,
  ),
  createForgery(
    'a title with white space in its tag',
    replaceMetadata(
      metadataTitle,
      '<dc:title ><rdf:Alt><rdf:li>Doctor</rdf:li></rdf:Alt></dc:title >',
    ),
    notAsIssued,
  ),
  createForgery(
    'a title in a CDATA section',
    replaceMetadata(
      metadataTitle,
      '<dc:title><rdf:Alt><rdf:li><![CDATA[Doctor]]></rdf:li></rdf:Alt></dc:title>',
    ),
    notAsIssued,
  ),
  createForgery(
    'keywords in the metadata',
    replaceMetadata(/<pdf:Producer>/, '<pdf:Keywords>5000 hours</pdf:Keywords><pdf:Producer>'),
    notAsIssued,
  ),
  createForgery(
    'keywords as an attribute',
    replaceMetadata(
      /<rdf:Description rdf:about="" xmlns:pdf="http:\/\/ns.adobe.com\/pdf\/1.3\/">/,
      '<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" pdf:Keywords="5000 hours">',
    ),
    notAsIssued,
  ),
  createForgery(
    'metadata in UTF-16',
    (parts) =>
      parts.replaceInStreams(/\/Type\/Metadata/, /^[^]*$/, (xml: string) =>
        Buffer.from(
          `\ufeff${Buffer.from(xml, 'latin1').toString('utf8').replace(metadataTitle, '<dc:title><rdf:Alt><rdf:li>Doctor</rdf:li></rdf:Alt></dc:title>')}`,
          'utf16le',
        ).toString('latin1'),
      ),
    notAsIssued,
  ),
];

/** Number of letters after which a page has too many. */
const manyLetters = 60_100;

const readingForgeries: readonly Forgery[] = [
  createForgery(
    'names of pages',
    addToCatalog('/PageLabels<</Nums[0<</P(Doctor of Medicine)>>]>>'),
    notAsIssued,
  ),
  createForgery(
    'a property of its own',
    (parts) => addEntries(parts, /\/Producer/, '/Honours(summa cum laude)'),
    notAsIssued,
  ),
  createForgery(
    'a pronunciation',
    (parts) => addEntries(parts, /\/S\/H2/, '/PhoneticAlphabet/ipa/Phoneme(Maria Falsa)'),
    notAsIssued,
  ),
  createForgery(
    'a summary of a table',
    (parts) => addEntries(parts, /\/S\/H2/, '/A<</O/Table/Summary(Doctor of Medicine)>>'),
    notAsIssued,
  ),
  createForgery(
    'a false text behind many letters',
    (parts) => {
      const [, font = ''] = /\/Font<<\/(\w+) /.exec(parts.objects.join('')) ?? [];
      const spaces = '016d'.repeat(manyLetters);
      addOperators(
        parts,
        `BT 3 Tr /${font} 1 Tf <${spaces}> Tj 1 0 0 1 300 300 Tm <00a000a0> Tj ET`,
      );
    },
    [...notAsIssued, 'unreadable'],
  ),
  createForgery(
    'two meanings of a letter',
    (parts) => parts.replaceInStreams(/\/Length/, /<(....)> <0061>/g, '<$1> <0065>\n<$1> <0061>'),
    notAsIssued,
  ),
  createForgery(
    'a bidi control in a letter',
    (parts) => parts.replaceInStreams(/\/Length/, /<(....)> <0061>/g, '<$1> <202E0061>'),
    notAsIssued,
  ),
  createForgery(
    'a zero-width character in a letter',
    (parts) => parts.replaceInStreams(/\/Length/, /<(....)> <0061>/g, '<$1> <0061200B>'),
    notAsIssued,
  ),
  createForgery(
    'a file of a page',
    (parts) => addEntries(parts, findPage(parts, 1), `/AF[${addForeignFile(parts)}]`),
    notAsIssued,
    'attachment',
  ),
  createForgery(
    'a file of a heading',
    (parts) => addEntries(parts, /\/S\/H2/, `/AF[${addForeignFile(parts)}]`),
    notAsIssued,
  ),
  createForgery(
    'another name of the attached record',
    (parts) => parts.replace(/\/UF ?\(certificate[^)]*\)/, '/UF(diploma.bat)'),
    notAsIssued,
  ),
  createForgery(
    'files related to the attached record',
    (parts) =>
      addEntries(parts, '/AFRelationship', `/RF<</F[(virus.exe) ${addForeignStream(parts)}]>>`),
    notAsIssued,
  ),
];

const thinLines = Array.from(
  { length: 12 },
  (_, index) => `${90 + 6 * index} 60 m ${90 + 6 * index} 75 l`,
).join(' ');

const lookForgeries: readonly Forgery[] = [
  createForgery(
    'thin grey strokes',
    (parts) => addOperators(parts, `q .55 G .5 w ${thinLines} S Q`),
    notAsIssued,
  ),
  createForgery(
    'thin light strokes',
    (parts) => addOperators(parts, `q .7 G .6 w ${thinLines} S Q`),
    notAsIssued,
  ),
  createForgery(
    'a digit in pale grey',
    (parts) => addOperators(parts, 'q .75 G .5 w 140 100 m 143 97 l 143 106 l S Q'),
    notAsIssued,
  ),
  createForgery(
    'a pale area',
    (parts) => addOperators(parts, 'q .97 g 60 60 30 30 re f Q'),
    notAsIssued,
  ),
  createForgery(
    'a long page with a drawing far below',
    (parts) => {
      parts.replace(/\/MediaBox ?\[0 0 841.89 595.276\]/, '/MediaBox[-10 -4000 860 605]');
      addOperators(parts, '1 0 0 rg 100 3500 400 300 re f');
    },
    notAsIssued,
  ),
];

/** Files that programs announce in another way, or with small changes of their look. */
export const announcedForgeries: readonly Forgery[] = [
  ...metadataForgeries,
  ...readingForgeries,
  ...lookForgeries,
];
