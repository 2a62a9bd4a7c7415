import type { PdfConformanceLevel } from '../../src/domain/config.ts';
import { PdfParts } from '../../src/testing/pdf/editPdf.ts';

/** A deliberate fault in a PDF, and the validation profile and rule that it breaks. */
export interface Fault {
  /** Adds the fault to a valid PDF. */
  apply: (file: Uint8Array) => Uint8Array;
  breaks: readonly string[];
}

type Edit = (pdf: PdfParts) => void;

const replaceInObjects =
  (pattern: RegExp, replacement: string): Edit =>
  (pdf) =>
    pdf.replace(pattern, replacement);

/** Replaces text in the head or trailer. @throws Error when nothing matches */
const replaceInPart =
  (part: 'head' | 'trailer', pattern: RegExp, replacement: string): Edit =>
  (pdf) => {
    if (!pattern.test(pdf[part])) throw new Error(`The ${part} does not match ${pattern}`);
    pdf[part] = pdf[part].replace(pattern, replacement);
  };

/** Creates a function that edits the streams of a PDF. @param dictionary matches the dictionaries of the streams */
const createStreamEdit =
  (dictionary: RegExp) =>
  (pattern: RegExp, replacement: string): Edit =>
  (pdf) =>
    pdf.replaceInStreams(dictionary, pattern, replacement);

const replaceInMetadata = createStreamEdit(/\/Type\/Metadata/);
const replaceInProfile = createStreamEdit(/<<\/N 3\//);
/** Edits page content. Also matches character maps of fonts, which contain nothing that is replaced here. */
const replaceInPages = createStreamEdit(/obj\n<<\/Filter\/FlateDecode\/Length/);

const edits: Readonly<Record<string, readonly [Edit, ...string[]]>> = {
  'a wrong part number of PDF/A': [
    replaceInMetadata(/<pdfaid:part>\d/, '<pdfaid:part>2'),
    '3a 6.6.4-2',
    '4f 6.7.3-2',
  ],
  'an unknown conformance level of PDF/A': [
    replaceInMetadata(/<pdfaid:conformance>\w/, '<pdfaid:conformance>X'),
    '3a 6.6.4-3',
    '4f 6.7.3-3',
  ],
  'a wrong part number of PDF/UA': [
    replaceInMetadata(/<pdfuaid:part>\d/, '<pdfuaid:part>3'),
    'ua1 5-2',
    'ua2 5-2',
  ],
  'an XMP property without an extension schema': [
    replaceInMetadata(/<rdf:Description rdf:about="" xmlns:pdfaExtension.*/, ''),
    '3a 6.6.2.3.1-1',
    '3a 6.6.2.3.1-2',
  ],
  'a missing title': [
    replaceInMetadata(/<dc:title>.*?<\/dc:title>/, ''),
    'ua1 7.1-9',
    'ua2 8.11.1-1',
  ],
  'a title that viewers do not show': [
    replaceInObjects(/\/DisplayDocTitle true/, '/DisplayDocTitle false'),
    'ua1 7.1-10',
    'ua2 8.11.2-1',
  ],
  'a missing language': [
    replaceInObjects(/\/Lang\([\w-]+\)\/MarkInfo/, '/MarkInfo'),
    'ua1 7.2-2',
    'ua1 7.2-24',
    'ua1 7.2-33',
    'ua2 8.4.4-1',
  ],
  'a figure without alternate text': [
    replaceInObjects(/(\/S\/Figure.*?)\/Alt <[^>]+>/, '$1'),
    'ua1 7.3-1',
    'ua2 8.2.5.28.2-1',
  ],
  'a figure with an empty alternate text': [
    replaceInObjects(/(\/S\/Figure.*?)\/Alt <[^>]+>/, '$1/Alt <FEFF>'),
    'ua1 7.3-1',
  ],
  'unmarked content': [
    replaceInPages(/\/Artifact BMC\n([^]*?)EMC\n/, '$1'),
    'ua1 7.1-3',
    'ua2 8.2.2-1',
  ],
  'an artifact inside tagged content': [
    replaceInPages(/\/Artifact BMC\n/, '/P <</MCID 0>> BDC\n/Artifact BMC\nEMC\nEMC\n$&'),
    'ua1 7.1-1',
    'ua1 7.1-2',
  ],
  'marked content without a structure element': [
    replaceInPages(/<<\/MCID 0>>/, '<</MCID 99>>'),
    'ua1 7.1-3',
    'ua2 8.2.2-1',
  ],
  'a parent tree with exchanged pages': [
    replaceInObjects(/\/Nums\[0 (\[.*?\]) 1 (\[.*?\])/s, '/Nums[0 $2 1 $1'),
    'ua1 7.1-3',
    'ua2 8.2.2-1',
  ],
  'a missing structure tree': [
    replaceInObjects(/\/StructTreeRoot \d+ 0 R/, ''),
    '3a 6.7.3.3-1',
    'ua1 7.1-11',
    'ua1 7.1-3',
    'ua1 7.18.5-1',
    'ua2 8.2.1-1',
    'ua2 8.2.2-1',
  ],
  'a file that is not marked as tagged': [
    replaceInObjects(/\/Marked true/, '/Marked false'),
    '3a 6.7.2.2-1',
    'ua1 6.2-1',
    'ua2 6.2-1',
  ],
  'an unknown structure type': [
    replaceInObjects(/\/S\/P\//, '/S/Paragraph/'),
    '3a 6.7.3.4-1',
    'ua1 7.1-5',
    'ua2 8.2.4-1',
  ],
  'a skipped heading level': [replaceInObjects(/\/S\/H2/, '/S/H4'), 'ua1 7.4.2-1'],
  'a tab order that ignores the structure': [
    replaceInObjects(/\/Tabs\/S/, '/Tabs/R'),
    'ua1 7.18.3-1',
    'ua2 8.9.3.3-1',
  ],
  'a link annotation without a description': [
    replaceInObjects(/(\/Subtype\/Link.*?)\/Contents <[^>]+>/, '$1'),
    'ua1 7.18.5-2',
  ],
  'a font that is not embedded': [
    replaceInObjects(/\/FontFile2 \d+ 0 R/, ''),
    '3a 6.2.11.4.1-1',
    'ua1 7.21.4.1-1',
    '4f 6.2.10.4.1-1',
    'ua2 8.4.5.5.1-1',
  ],
  'glyph widths that differ from the font': [
    replaceInObjects(/\/W\[(\d+)\[\d+/, '/W[$1[9'),
    '3a 6.2.11.5-1',
    'ua1 7.21.5-1',
    '4f 6.2.10.5-1',
    'ua2 8.4.5.6-1',
  ],
  'a font without a ToUnicode map': [
    replaceInObjects(/\/ToUnicode \d+ 0 R/, ''),
    '3a 6.2.11.7.2-1',
    'ua1 7.21.7-1',
    'ua2 8.4.5.8-1',
  ],
  'CMYK colours with an RGB output intent': [
    replaceInPages(/[\d. ]+ rg\n/, '0 0 0 1 k\n'),
    '3a 6.2.4.3-3',
    '4f 6.2.4.3-3',
  ],
  'RGB colours with a CMYK output intent': [
    replaceInProfile(/mntrRGB /, 'mntrCMYK'),
    '3a 6.2.4.3-2',
    '4f 6.2.4.3-2',
  ],
  'transparency without a blending colour space': [
    replaceInObjects(/\/OutputIntents\[.*?\]/, ''),
    '3a 6.2.10-2',
    '3a 6.2.4.3-2',
    '4f 6.2.4.3-2',
    '4f 6.2.9-2',
  ],
  'an interpolated image': [
    replaceInObjects(/\/Subtype\/Image/, '/Subtype/Image/Interpolate true'),
    '3a 6.2.8-3',
    '4f 6.2.7.1-3',
  ],
  'an attachment without a relationship': [
    replaceInObjects(/\/AFRelationship\/Data/, ''),
    '3a 6.8-3',
    '4f 6.9-4',
  ],
  'an attachment without a MIME type': [
    replaceInObjects(/\/Subtype\/application#2Fjson/, ''),
    '3a 6.8-1',
    '4f 6.9-1',
  ],
  'a JavaScript action': [
    replaceInObjects(/\/PageLayout/, '/OpenAction<</S/JavaScript/JS(1)>>$&'),
    '3a 6.5.1-1',
  ],
  'a missing file identifier': [
    replaceInPart('trailer', /\/ID\[.*\]/, ''),
    '3a 6.1.3-1',
    '4f 6.1.3-1',
  ],
  'an unknown PDF version': [
    replaceInPart('head', /%PDF-(.)/, '%PDF-3'),
    '3a 6.1.2-1',
    '4f 6.1.2-1',
    'ua1 6.1-1',
  ],
  'a wrong revision of PDF/A': [
    replaceInMetadata(/<pdfaid:rev>2020/, '<pdfaid:rev>2021'),
    '4f 6.7.3-5',
  ],
  'a wrong revision of PDF/UA': [
    replaceInMetadata(/<pdfuaid:rev>2024/, '<pdfuaid:rev>2023'),
    'ua2 5-5',
  ],
  'a document information dictionary': [
    replaceInPart('trailer', /\/Root (\d+ 0 R)/, '$&/Info $1'),
    '4f 6.1.3-4',
    '4f 6.1.3-5',
  ],
  'a document element without a namespace': [
    replaceInObjects(/(\/S\/Document)\/NS \d+ 0 R/, '$1'),
    'ua2 8.2.5.2-2',
  ],
  'structure types of an unknown namespace': [
    replaceInObjects(/iso\.org\/pdf2/, 'iso.org/pdf3'),
    'ua2 8.2.4-1',
    'ua2 8.2.5.2-1',
    'ua2 8.2.5.20-1',
    'ua2 Table 5. StructTreeRoot-Document-1',
  ],
  'a bookmark without a structure destination': [
    replaceInObjects(/\/SD\[\d+ 0 R\/Fit\]/, ''),
    'ua2 8.8-2',
  ],
  'attachments missing from the name tree': [
    replaceInObjects(/\/Names<<\/EmbeddedFiles.*?>>>>/, ''),
    '4f 6.9-5',
  ],
  'an attachment without a description': [replaceInObjects(/\/Desc <[^>]+>/, ''), 'ua2 8.14.1-1'],
  'a link with contradicting descriptions': [
    replaceInObjects(/(\/Subtype\/Link.*?)\/Contents <[^>]+>/, '$1/Contents <FEFF0041>'),
    'ua2 8.9.4.2-1',
  ],
  'an alternate text of private use characters': [
    replaceInObjects(/(\/S\/Figure.*?)\/Alt <[^>]+>/, '$1/Alt <FEFFE000>'),
    'ua2 8.4.3-3',
  ],
  'paragraphs inside a paragraph': [
    replaceInObjects(/\/S\/Sect/, '/S/P'),
    'ua2 Table 5. P-Hn-1',
    'ua2 Table 5. P-P-1',
  ],
  'a table row outside a table': [
    replaceInObjects(/\/S\/H2/, '/S/TR'),
    'ua1 7.2-4',
    'ua2 Table 5. Sect-TR-1',
    'ua2 Table 5. TR-content-1',
  ],
};

/** Returns the faults that break a rule of a conformance level, by name. */
export function getFaults(level: PdfConformanceLevel): Map<string, Fault> {
  const isOfLevel = level === 'a3a-ua1' ? /^(?:3a|ua1) / : /^(?:4f|ua2) /;
  const faults = new Map<string, Fault>();
  for (const [name, [edit, ...all]] of Object.entries(edits)) {
    const breaks = all.filter((rule) => isOfLevel.test(rule));
    const apply = (file: Uint8Array) => {
      const parts = new PdfParts(file);
      edit(parts);
      return new Uint8Array(parts.bytes);
    };
    if (breaks.length > 0) faults.set(name, { apply, breaks });
  }
  return faults;
}
