import { defineMessage, defineMessages } from 'react-intl';
import type { DifferenceReason } from '../comparison/index.ts';

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
  same: {
    id: 'file.same',
    defaultMessage: 'Exactly as issued',
    description: 'Heading: the checked file is the issued one',
  },
  sameHint: {
    id: 'file.same.hint',
    defaultMessage: 'Every byte of this file matches the issued certificate.',
    description: 'Under "Exactly as issued"',
  },
  signedHint: {
    id: 'file.same.signed',
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
  differs: {
    id: 'file.differs',
    defaultMessage: 'Differs from the record',
    description: 'Heading: the checked file differs from the record. Never "forged"',
  },
  unsure: {
    id: 'file.unsure',
    defaultMessage: 'Cannot be confirmed from this file alone',
    description:
      'Heading: the bytes differ although all data read from the file is the same; the reason follows',
  },
  unsureShort: {
    id: 'file.unsure.short',
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
    description: 'Under the table of what differs',
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
  company: {
    id: 'file.company',
    defaultMessage: 'Issuer',
    description: 'A detail that differs: the company',
  },
  address: {
    id: 'file.address',
    defaultMessage: 'Address',
    description: 'A detail that differs: where the QR code leads',
  },
  texts: {
    id: 'file.texts',
    defaultMessage: 'Template text',
    description: 'A detail that differs: a custom text of the company',
  },
  other: {
    id: 'file.other',
    defaultMessage: 'Other text',
    description: 'A detail that differs: any other line of the certificate',
  },
});

const reasons = defineMessages({
  unreadable: {
    id: 'file.why.unreadable',
    defaultMessage: 'It cannot be read: damaged, locked, or far larger than a certificate.',
    description: 'Why a file cannot confirm a certificate',
  },
  pages: {
    id: 'file.why.pages',
    defaultMessage: 'It has more or fewer pages than were issued.',
    description: 'Why a file cannot confirm a certificate',
  },
  statement: {
    id: 'file.why.statement',
    defaultMessage:
      'It begins with a statement of learning. Only the certificates after it are compared.',
    description: 'Why a file cannot confirm a certificate',
  },
  drawn: {
    id: 'file.why.drawn',
    defaultMessage: 'An image or a note was added over the text.',
    description: 'Why a file cannot confirm a certificate',
  },
  appended: {
    id: 'file.why.appended',
    defaultMessage: 'Something was added after the end of the issued file.',
    description: 'Why a file cannot confirm a certificate',
  },
  otherText: {
    id: 'file.why.otherText',
    defaultMessage: 'Its text is not that of the certificate.',
    description: 'Why a file cannot confirm a certificate',
  },
  noText: {
    id: 'file.why.noText',
    defaultMessage: 'Its pages are images, with no text to compare.',
    description: 'Why a file cannot confirm a certificate',
  },
  noRecord: {
    id: 'file.why.noRecord',
    defaultMessage: 'The attached record is missing.',
    description: 'Why a file cannot confirm a certificate',
  },
  template: {
    id: 'file.why.template',
    defaultMessage: 'It looks different: the template may have changed after issue.',
    description: 'Why a file cannot confirm a certificate',
  },
  browser: {
    id: 'file.why.browser',
    defaultMessage: 'It has letters that each system draws with its own fonts.',
    description: 'Why a file cannot confirm a certificate: Arabic, Chinese, emoji and others',
  },
  resaved: {
    id: 'file.why.resaved',
    defaultMessage: 'Saved again by another program: the bytes changed.',
    description: 'Why a file cannot confirm a certificate',
  },
  elsewhere: {
    id: 'file.why.elsewhere',
    defaultMessage: 'Another part of the file is not as issued.',
    description: 'Why a file cannot confirm one of its certificates',
  },
  version: {
    id: 'file.why.version',
    defaultMessage: 'Generated by another version of the plugin.',
    description: 'Why a file cannot confirm a certificate: all that is read is the same',
  },
}) satisfies Record<DifferenceReason, unknown>;

/** Texts of checking a file. */
export const messages = {
  ...plain,
  reasons,
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
  attached: defineMessage<{ field: string }>({
    id: 'file.attached',
    defaultMessage: '{field}, attached record',
    description:
      'A detail that differs in the data attached to the file, which is not visible on its pages',
  }),
  several: defineMessage<{ n: number }>({
    id: 'file.several',
    defaultMessage: '{n, number} certificates',
    description: 'Beside the name of a checked file',
  }),
};
