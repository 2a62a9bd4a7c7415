import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  zone: {
    id: 'file.zone',
    defaultMessage: 'Check a file',
    description: 'Button on the public page of a certificate: compares a PDF with the record',
  },
  zoneHint: {
    id: 'file.zone.hint',
    defaultMessage:
      'Choose or drop a PDF to compare with the record. It never leaves your browser.',
    description: 'Under that button',
  },
  drop: {
    id: 'file.drop',
    defaultMessage: 'Drop to check',
    description: 'In place of the button while a file is dragged over the page',
  },
  busy: {
    id: 'file.busy',
    defaultMessage: 'Checking…',
    description: 'While a file is compared with the record',
  },
  reading: {
    id: 'file.busy.reading',
    defaultMessage: 'Reading the file…',
    description: 'Step of a check that takes longer than a second',
  },
  generating: {
    id: 'file.busy.generating',
    defaultMessage: 'Generating the issued document…',
    description: 'Step of a check that takes longer than a second',
  },
  comparing: {
    id: 'file.busy.comparing',
    defaultMessage: 'Comparing with the record…',
    description: 'Step of a check that takes longer than a second',
  },
  again: {
    id: 'file.again',
    defaultMessage: 'Check another file',
    description: 'Button after a file was checked',
  },
  failed: {
    id: 'file.failed',
    defaultMessage: 'The file could not be checked right now.',
    description: 'The server could not be reached; a Try again button follows',
  },
  exact: {
    id: 'file.exact',
    defaultMessage: 'Exactly as issued',
    description: 'Heading: the checked file is the issued one',
  },
  exactHint: {
    id: 'file.exact.hint',
    defaultMessage: 'Every byte of this file matches the issued certificate.',
    description: 'Under "Exactly as issued"',
  },
  signedHint: {
    id: 'file.exact.signed',
    defaultMessage:
      'Every byte of the issued certificate is there. Only a digital signature was added after it.',
    description: 'Under "Exactly as issued", of a file that was signed after it was made',
  },
  signed: {
    id: 'file.signed',
    defaultMessage:
      'It has a digital signature. Open it in a PDF reader to see who signed it and whether the signature is valid.',
    description: 'Last sentence about a signed file: the signature itself is not checked',
  },
  resaved: {
    id: 'file.resaved',
    defaultMessage: 'Looks and reads exactly as issued',
    description:
      'Heading: another program saved the file again; nothing that it shows or says was changed',
  },
  resavedShort: {
    id: 'file.resaved.short',
    defaultMessage: 'Saved again, unchanged',
    description: 'The same in a list of several certificates',
  },
  resavedHint: {
    id: 'file.resaved.hint',
    defaultMessage:
      'Nothing that it shows or says was changed. Another program saved or printed it again, which does no harm.',
    description: 'Under "Looks and reads exactly as issued"',
  },
  untrusted: {
    id: 'file.untrusted',
    defaultMessage: 'Do not trust this file',
    description:
      'Heading: the file does or hides something that issued files never do; the reason follows',
  },
  unreadable: {
    id: 'file.unreadable',
    defaultMessage: 'This file cannot be read',
    description: 'Heading; the reason follows',
  },
  differs: {
    id: 'file.differs',
    defaultMessage: 'Differs from the record',
    description: 'Heading: the checked file differs from the record. Never "forged"',
  },
  unconfirmed: {
    id: 'file.unconfirmed',
    defaultMessage: 'Cannot be confirmed from this file alone',
    description:
      'Heading: nothing differs, but a part of the file cannot be compared; the reason follows',
  },
  unconfirmedShort: {
    id: 'file.unconfirmed.short',
    defaultMessage: 'Not confirmed',
    description: 'The same in a list of several certificates',
  },
  refused: {
    id: 'file.refused',
    defaultMessage: 'This file cannot be checked',
    description: 'Heading; the reason follows',
  },
  notPdf: {
    id: 'file.notPdf',
    defaultMessage: 'It is not a PDF.',
    description: 'Why a file cannot be checked',
  },
  nothing: {
    id: 'file.nothing',
    defaultMessage: 'It contains no certificate ID.',
    description: 'Why a file cannot be checked',
  },
  what: {
    id: 'file.what',
    defaultMessage: 'Detail',
    description: 'Visually hidden head of a table column: which detail differs',
  },
  inRecord: {
    id: 'file.inRecord',
    defaultMessage: 'In the record',
    description: 'Head of a table column, and announced before characters that only the record has',
  },
  inFile: {
    id: 'file.inFile',
    defaultMessage: 'In this file',
    description: 'Head of a table column, and announced before characters that only the file has',
  },
  counts: {
    id: 'file.counts',
    defaultMessage: 'The record is what counts.',
    description: 'Last sentence of the verdict about a file that differs',
  },
  compare: {
    id: 'file.compare',
    defaultMessage: 'Compare the certificate with the record on this page. The record is valid.',
    description: 'Under the reason why a file cannot confirm a certificate',
  },
  compareElsewhere: {
    id: 'file.compareElsewhere',
    defaultMessage: 'Compare the certificate with its record, which is valid.',
    description: 'The same for another certificate than that of the page; a link follows',
  },
  openRecord: {
    id: 'file.openRecord',
    defaultMessage: 'Open its record',
    description: 'Link to the public page of the certificate that a file is of',
  },
});

/** Texts of checking a file. */
export const messages = {
  ...plain,
  enlarge: defineMessage<{ page: string }>({
    id: 'file.enlarge',
    defaultMessage: 'Enlarge: {page}',
    description: 'Button on the picture of a page that opens it in its full size',
  }),
  tooLarge: defineMessage<{ max: string }>({
    id: 'file.tooLarge',
    defaultMessage: 'It is too large. Maximum: {max}',
    description: 'Why a file cannot be checked; {max} as 60 MB',
  }),
  differsHint: defineMessage<{ n: number }>({
    id: 'file.differs.hint',
    defaultMessage:
      '{n, plural, one {# detail in this file differs} other {# details in this file differ}} from the issued certificate.',
    description: 'Under "Differs from the record"',
  }),
  issuedToOther: defineMessage<{ issued: string; shown: string }>({
    id: 'file.issuedToOther',
    defaultMessage: 'The certificate was issued to {issued}, not to {shown}.',
    description: 'The file has the name of another person than the record',
  }),
  attached: defineMessage<{ field: string }>({
    id: 'file.attached',
    defaultMessage: '{field}, attached record',
    description:
      'A detail that differs in the data attached to the file, which is not visible on its pages',
  }),
  recordKey: defineMessage<{ key: string }>({
    id: 'file.recordKey',
    defaultMessage: '“{key}”, attached record',
    description: 'A value that only the data attached to the file has; {key} is its technical name',
  }),
  pageInFile: defineMessage<{ page: number }>({
    id: 'file.page.inFile',
    defaultMessage: 'Page {page} in this file',
    description: 'Caption of the picture of a page on which differences are marked',
  }),
  pageInRecord: defineMessage<{ page: number }>({
    id: 'file.page.inRecord',
    defaultMessage: 'Page {page} as issued',
    description: 'Caption of the picture of the issued page, beside the page of the file',
  }),
  marked: defineMessage<{ texts: string; n: number }>({
    id: 'file.page.marked',
    defaultMessage:
      '{n, plural, one {# place is marked.} other {# places are marked.}} Issued there: {texts}',
    description: 'Description of the marks on the picture of a page, for screen readers',
  }),
  unchecked: defineMessage<{ n: number }>({
    id: 'file.unchecked',
    defaultMessage: '{n, number} not checked: too many unknown IDs.',
    description: 'Below the results for a file with very many certificates',
  }),
  summary: defineMessage<{ n: number; exact: number }>({
    id: 'file.summary',
    defaultMessage: '{exact, number} of {n, number} exactly as issued',
    description: 'Heading of the result for a file with several certificates',
  }),
  contained: defineMessage<{ course: string }>({
    id: 'file.contained',
    defaultMessage: '“{course}”, whose page this is, is in it.',
    description: 'Under the heading of the result for a file with several certificates',
  }),
  notContained: defineMessage({
    id: 'file.notContained',
    defaultMessage: 'The certificate of this page is not in it.',
    description: 'The same, if the file lacks the certificate on the page',
  }),
  several: defineMessage<{ n: number }>({
    id: 'file.several',
    defaultMessage: '{n, number} certificates',
    description: 'Beside the name of a checked file',
  }),
};
