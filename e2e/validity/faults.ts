import type { PdfLevel } from '../../src/model/config.ts';
import { EditedPdf } from './EditedPdf.ts';

/** A file of ours with one thing wrong, and all that has to be said against it: profile and rule. */
export interface Fault {
  make: (file: Uint8Array) => Uint8Array;
  breaks: readonly string[];
}

type Edit = (pdf: EditedPdf) => EditedPdf;

const inObjects = (said: RegExp, instead: string): Edit => {
  return (pdf) => pdf.replace(said, instead);
};
const inHead = (said: RegExp, instead: string): Edit => {
  return (pdf) => pdf.replaceInHead(said, instead);
};
const inTrailer = (said: RegExp, instead: string): Edit => {
  return (pdf) => pdf.replaceInTrailer(said, instead);
};
/** @param dictionary of the streams that are meant */
const inStreams = (dictionary: RegExp) => {
  return (said: RegExp, instead: string): Edit =>
    (pdf) =>
      pdf.replaceInStream(dictionary, said, instead);
};

const inMetadata = inStreams(/\/Type\/Metadata/);
const inProfile = inStreams(/<<\/N 3\//);
/** Maps of fonts have no other entries either; they say nothing that is replaced here. */
const onPages = inStreams(/obj\n<<\/Filter\/FlateDecode\/Length/);

const edits: Readonly<Record<string, readonly [Edit, ...string[]]>> = {
  'another part of PDF/A': [
    inMetadata(/<pdfaid:part>\d/, '<pdfaid:part>2'),
    '3a 6.6.4-2',
    '4f 6.7.3-2',
  ],
  'another level of PDF/A': [
    inMetadata(/<pdfaid:conformance>\w/, '<pdfaid:conformance>X'),
    '3a 6.6.4-3',
    '4f 6.7.3-3',
  ],
  'another part of PDF/UA': [
    inMetadata(/<pdfuaid:part>\d/, '<pdfuaid:part>3'),
    'ua1 5-2',
    'ua2 5-2',
  ],
  'a property of XMP that nothing describes': [
    inMetadata(/<rdf:Description rdf:about="" xmlns:pdfaExtension.*/, ''),
    '3a 6.6.2.3.1-1',
    '3a 6.6.2.3.1-2',
  ],
  'no title': [inMetadata(/<dc:title>.*?<\/dc:title>/, ''), 'ua1 7.1-9', 'ua2 8.11.1-1'],
  'a title that is not shown': [
    inObjects(/\/DisplayDocTitle true/, '/DisplayDocTitle false'),
    'ua1 7.1-10',
    'ua2 8.11.2-1',
  ],
  'no language': [
    inObjects(/\/Lang\([\w-]+\)\/MarkInfo/, '/MarkInfo'),
    'ua1 7.2-2',
    'ua1 7.2-24',
    'ua1 7.2-33',
    'ua2 8.4.4-1',
  ],
  'a figure that says nothing': [
    inObjects(/(\/S\/Figure.*?)\/Alt <[^>]+>/, '$1'),
    'ua1 7.3-1',
    'ua2 8.2.5.28.2-1',
  ],
  'a figure that says an empty text': [
    inObjects(/(\/S\/Figure.*?)\/Alt <[^>]+>/, '$1/Alt <FEFF>'),
    'ua1 7.3-1',
  ],
  'content without a mark': [
    onPages(/\/Artifact BMC\n([^]*?)EMC\n/, '$1'),
    'ua1 7.1-3',
    'ua2 8.2.2-1',
  ],
  'decoration within a paragraph': [
    onPages(/\/Artifact BMC\n/, '/P <</MCID 0>> BDC\n/Artifact BMC\nEMC\nEMC\n$&'),
    'ua1 7.1-1',
    'ua1 7.1-2',
  ],
  'a mark that no element knows': [
    onPages(/<<\/MCID 0>>/, '<</MCID 99>>'),
    'ua1 7.1-3',
    'ua2 8.2.2-1',
  ],
  'a parent tree of other pages': [
    inObjects(/\/Nums\[0 (\[.*?\]) 1 (\[.*?\])/s, '/Nums[0 $2 1 $1'),
    'ua1 7.1-3',
    'ua2 8.2.2-1',
  ],
  'no tags': [
    inObjects(/\/StructTreeRoot \d+ 0 R/, ''),
    '3a 6.7.3.3-1',
    'ua1 7.1-11',
    'ua1 7.1-3',
    'ua1 7.18.5-1',
    'ua2 8.2.1-1',
    'ua2 8.2.2-1',
  ],
  'tags that do not count': [
    inObjects(/\/Marked true/, '/Marked false'),
    '3a 6.7.2.2-1',
    'ua1 6.2-1',
    'ua2 6.2-1',
  ],
  'a role that nobody knows': [
    inObjects(/\/S\/P\//, '/S/Paragraph/'),
    '3a 6.7.3.4-1',
    'ua1 7.1-5',
    'ua2 8.2.4-1',
  ],
  'a heading below none': [inObjects(/\/S\/H2/, '/S/H4'), 'ua1 7.4.2-1'],
  'another order for those who press Tab': [
    inObjects(/\/Tabs\/S/, '/Tabs/R'),
    'ua1 7.18.3-1',
    'ua2 8.9.3.3-1',
  ],
  'a link that says nothing': [
    inObjects(/(\/Subtype\/Link.*?)\/Contents <[^>]+>/, '$1'),
    'ua1 7.18.5-2',
  ],
  'a font that is elsewhere': [
    inObjects(/\/FontFile2 \d+ 0 R/, ''),
    '3a 6.2.11.4.1-1',
    'ua1 7.21.4.1-1',
    '4f 6.2.10.4.1-1',
    'ua2 8.4.5.5.1-1',
  ],
  'glyphs of other widths': [
    inObjects(/\/W\[(\d+)\[\d+/, '/W[$1[9'),
    '3a 6.2.11.5-1',
    'ua1 7.21.5-1',
    '4f 6.2.10.5-1',
    'ua2 8.4.5.6-1',
  ],
  'glyphs without characters': [
    inObjects(/\/ToUnicode \d+ 0 R/, ''),
    '3a 6.2.11.7.2-1',
    'ua1 7.21.7-1',
    'ua2 8.4.5.8-1',
  ],
  'colours of paper, and a profile of screens': [
    onPages(/[\d. ]+ rg\n/, '0 0 0 1 k\n'),
    '3a 6.2.4.3-3',
    '4f 6.2.4.3-3',
  ],
  'a profile of paper, and colours of screens': [
    inProfile(/mntrRGB /, 'mntrCMYK'),
    '3a 6.2.4.3-2',
    '4f 6.2.4.3-2',
  ],
  'something transparent, and no colours to mix it in': [
    inObjects(/\/OutputIntents\[.*?\]/, ''),
    '3a 6.2.10-2',
    '3a 6.2.4.3-2',
    '4f 6.2.4.3-2',
    '4f 6.2.9-2',
  ],
  'a picture that readers smooth': [
    inObjects(/\/Subtype\/Image/, '/Subtype/Image/Interpolate true'),
    '3a 6.2.8-3',
    '4f 6.2.7.1-3',
  ],
  'an attachment that is related to nothing': [
    inObjects(/\/AFRelationship\/Data/, ''),
    '3a 6.8-3',
    '4f 6.9-4',
  ],
  'an attachment of no type': [
    inObjects(/\/Subtype\/application#2Fjson/, ''),
    '3a 6.8-1',
    '4f 6.9-1',
  ],
  'a script': [inObjects(/\/PageLayout/, '/OpenAction<</S/JavaScript/JS(1)>>$&'), '3a 6.5.1-1'],
  'no identifier': [inTrailer(/\/ID\[.*\]/, ''), '3a 6.1.3-1', '4f 6.1.3-1'],
  'a version that no level has': [
    inHead(/%PDF-(.)/, '%PDF-3'),
    '3a 6.1.2-1',
    '4f 6.1.2-1',
    'ua1 6.1-1',
  ],
  'another revision of PDF/A': [inMetadata(/<pdfaid:rev>2020/, '<pdfaid:rev>2021'), '4f 6.7.3-5'],
  'another revision of PDF/UA': [inMetadata(/<pdfuaid:rev>2024/, '<pdfuaid:rev>2023'), 'ua2 5-5'],
  'a dictionary of what the metadata say': [
    inTrailer(/\/Root (\d+ 0 R)/, '$&/Info $1'),
    '4f 6.1.3-4',
    '4f 6.1.3-5',
  ],
  'a document whose role is from nowhere': [
    inObjects(/(\/S\/Document)\/NS \d+ 0 R/, '$1'),
    'ua2 8.2.5.2-2',
  ],
  'roles of a namespace that nobody knows': [
    inObjects(/iso\.org\/pdf2/, 'iso.org/pdf3'),
    'ua2 8.2.4-1',
    'ua2 8.2.5.2-1',
    'ua2 8.2.5.20-1',
    'ua2 Table 5. StructTreeRoot-Document-1',
  ],
  'a bookmark that leads to a page alone': [inObjects(/\/SD\[\d+ 0 R\/Fit\]/, ''), 'ua2 8.8-2'],
  'attachments that no name leads to': [
    inObjects(/\/Names<<\/EmbeddedFiles.*?>>>>/, ''),
    '4f 6.9-5',
  ],
  'an attachment without a description': [inObjects(/\/Desc <[^>]+>/, ''), 'ua2 8.14.1-1'],
  'a link that says two things': [
    inObjects(/(\/Subtype\/Link.*?)\/Contents <[^>]+>/, '$1/Contents <FEFF0041>'),
    'ua2 8.9.4.2-1',
  ],
  'a description of letters that nobody knows': [
    inObjects(/(\/S\/Figure.*?)\/Alt <[^>]+>/, '$1/Alt <FEFFE000>'),
    'ua2 8.4.3-3',
  ],
  'paragraphs within a paragraph': [
    inObjects(/\/S\/Sect/, '/S/P'),
    'ua2 Table 5. P-Hn-1',
    'ua2 Table 5. P-P-1',
  ],
  'a row without a table': [
    inObjects(/\/S\/H2/, '/S/TR'),
    'ua1 7.2-4',
    'ua2 Table 5. Sect-TR-1',
    'ua2 Table 5. TR-content-1',
  ],
};

/** By what they are called. @returns those that a level's profiles have something against */
export function faultsAt(level: PdfLevel): Map<string, Fault> {
  const isMeant = level === 'a3a-ua1' ? /^(?:3a|ua1) / : /^(?:4f|ua2) /;
  const faults = new Map<string, Fault>();
  for (const [name, [edit, ...all]] of Object.entries(edits)) {
    const breaks = all.filter((rule) => isMeant.test(rule));
    const make = (file: Uint8Array) => edit(new EditedPdf(file)).finish();
    if (breaks.length > 0) faults.set(name, { make, breaks });
  }
  return faults;
}
