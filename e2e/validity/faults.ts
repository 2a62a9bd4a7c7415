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
  'another part of PDF/A': [inMetadata(/<pdfaid:part>3/, '<pdfaid:part>2'), '3a 6.6.4-2'],
  'another level of PDF/A': [
    inMetadata(/<pdfaid:conformance>A/, '<pdfaid:conformance>X'),
    '3a 6.6.4-3',
  ],
  'another part of PDF/UA': [inMetadata(/<pdfuaid:part>1/, '<pdfuaid:part>2'), 'ua1 5-2'],
  'a property of XMP that nothing describes': [
    inMetadata(/<rdf:Description rdf:about="" xmlns:pdfaExtension.*/, ''),
    '3a 6.6.2.3.1-1',
    '3a 6.6.2.3.1-2',
  ],
  'no title': [inMetadata(/<dc:title>.*?<\/dc:title>/, ''), 'ua1 7.1-9'],
  'a title that is not shown': [
    inObjects(/\/DisplayDocTitle true/, '/DisplayDocTitle false'),
    'ua1 7.1-10',
  ],
  'no language': [
    inObjects(/\/Lang\([\w-]+\)\/MarkInfo/, '/MarkInfo'),
    'ua1 7.2-2',
    'ua1 7.2-24',
    'ua1 7.2-33',
  ],
  'a figure that says nothing': [inObjects(/(\/S\/Figure.*?)\/Alt <[^>]+>/, '$1'), 'ua1 7.3-1'],
  'a figure that says an empty text': [
    inObjects(/(\/S\/Figure.*?)\/Alt <[^>]+>/, '$1/Alt <FEFF>'),
    'ua1 7.3-1',
  ],
  'content without a mark': [onPages(/\/Artifact BMC\n([^]*?)EMC\n/, '$1'), 'ua1 7.1-3'],
  'decoration within a paragraph': [
    onPages(/\/Artifact BMC\n/, '/P <</MCID 0>> BDC\n/Artifact BMC\nEMC\nEMC\n$&'),
    'ua1 7.1-1',
    'ua1 7.1-2',
  ],
  'a mark that no element knows': [onPages(/<<\/MCID 0>>/, '<</MCID 99>>'), 'ua1 7.1-3'],
  'a parent tree of other pages': [
    inObjects(/\/Nums\[0 (\[.*?\]) 1 (\[.*?\])/s, '/Nums[0 $2 1 $1'),
    'ua1 7.1-3',
  ],
  'no tags': [
    inObjects(/\/StructTreeRoot \d+ 0 R/, ''),
    '3a 6.7.3.3-1',
    'ua1 7.1-11',
    'ua1 7.1-3',
    'ua1 7.18.5-1',
  ],
  'tags that do not count': [
    inObjects(/\/Marked true/, '/Marked false'),
    '3a 6.7.2.2-1',
    'ua1 6.2-1',
  ],
  'a role that nobody knows': [inObjects(/\/S\/P\//, '/S/Paragraph/'), '3a 6.7.3.4-1', 'ua1 7.1-5'],
  'a heading below none': [inObjects(/\/S\/H2/, '/S/H4'), 'ua1 7.4.2-1'],
  'another order for those who press Tab': [inObjects(/\/Tabs\/S/, '/Tabs/R'), 'ua1 7.18.3-1'],
  'a link that says nothing': [
    inObjects(/(\/Subtype\/Link.*?)\/Contents <[^>]+>/, '$1'),
    'ua1 7.18.5-2',
  ],
  'a font that is elsewhere': [
    inObjects(/\/FontFile2 \d+ 0 R/, ''),
    '3a 6.2.11.4.1-1',
    'ua1 7.21.4.1-1',
  ],
  'glyphs of other widths': [
    inObjects(/\/W\[(\d+)\[\d+/, '/W[$1[9'),
    '3a 6.2.11.5-1',
    'ua1 7.21.5-1',
  ],
  'glyphs without characters': [
    inObjects(/\/ToUnicode \d+ 0 R/, ''),
    '3a 6.2.11.7.2-1',
    'ua1 7.21.7-1',
  ],
  'colours of paper, and a profile of screens': [
    onPages(/[\d. ]+ rg\n/, '0 0 0 1 k\n'),
    '3a 6.2.4.3-3',
  ],
  'a profile of paper, and colours of screens': [inProfile(/mntrRGB /, 'mntrCMYK'), '3a 6.2.4.3-2'],
  'something transparent, and no colours to mix it in': [
    inObjects(/\/OutputIntents\[.*?\]/, ''),
    '3a 6.2.10-2',
    '3a 6.2.4.3-2',
  ],
  'a picture that readers smooth': [
    inObjects(/\/Subtype\/Image/, '/Subtype/Image/Interpolate true'),
    '3a 6.2.8-3',
  ],
  'an attachment that is related to nothing': [inObjects(/\/AFRelationship\/Data/, ''), '3a 6.8-3'],
  'an attachment of no type': [inObjects(/\/Subtype\/application#2Fjson/, ''), '3a 6.8-1'],
  'a script': [inObjects(/\/PageLayout/, '/OpenAction<</S/JavaScript/JS(1)>>$&'), '3a 6.5.1-1'],
  'no identifier': [inTrailer(/\/ID\[.*\]/, ''), '3a 6.1.3-1'],
};

export const faults: Readonly<Record<string, Fault>> = Object.fromEntries(
  Object.entries(edits).map(([name, [edit, ...breaks]]) => [
    name,
    { make: (file) => edit(new EditedPdf(file)).finish(), breaks },
  ]),
);
