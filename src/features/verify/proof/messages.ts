import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  valid: {
    id: 'print.valid',
    defaultMessage: 'Valid certificate',
    description: 'Heading of the public certificate, on screen only: the server knows it',
  },
  learner: {
    id: 'print.learner',
    defaultMessage: 'Awarded to',
    description: 'Over the name of the learner, beside the public certificate',
  },
  course: {
    id: 'print.course',
    defaultMessage: 'Course',
    description: 'Over the name of the mission or content, beside the public certificate',
  },
  copyId: {
    id: 'print.copyId',
    defaultMessage: 'Copy ID',
    description: 'Button beside the validation ID of the public certificate',
  },
  idCopied: {
    id: 'print.idCopied',
    defaultMessage: 'ID copied.',
    description: 'Announced after the validation ID was copied',
  },
  unknown: {
    id: 'print.unknown',
    defaultMessage: 'No certificate has this ID',
    description: 'Heading of the public page of an id that the server does not know',
  },
  unknownHint: {
    id: 'print.unknown.hint',
    defaultMessage: 'Nothing was issued under the ID below.',
    description: 'Under that heading',
  },
  askedId: {
    id: 'print.askedId',
    defaultMessage: 'Requested ID',
    description: 'Above the id in the URL',
  },
  otherId: {
    id: 'print.otherId',
    defaultMessage: 'Check another ID',
    description: 'Label of a field',
  },
  otherIdPlace: {
    id: 'print.otherId.place',
    defaultMessage: 'As shown on the back of the certificate',
    description: 'In the empty field',
  },
  otherIdHint: {
    id: 'print.otherId.hint',
    defaultMessage: 'Capital and small letters are different.',
    description: 'Under the field for an ID',
  },
  otherIdWrong: {
    id: 'print.otherId.wrong',
    defaultMessage:
      'An ID has up to 64 characters: letters without accents, digits, hyphens (-) and underscores (_).',
    description: 'Under the field, in place of the hint',
  },
  checkId: {
    id: 'print.checkId',
    defaultMessage: 'Check',
    description: 'Button beside the field',
  },
  trySimilarIds: {
    id: 'print.similar',
    defaultMessage: 'Try similar IDs',
    description: 'Button: looks for a certificate with an ID that differs only in look-alikes',
  },
  tryingSimilarIds: {
    id: 'print.similar.busy',
    defaultMessage: 'Trying similar IDs…',
    description: 'On that button while it looks for certificates',
  },
  similarIdFound: {
    id: 'print.similar.found',
    defaultMessage: 'There is a certificate with this similar ID:',
    description: 'The ID follows as a link',
  },
  similarIdsFailed: {
    id: 'print.similar.failed',
    defaultMessage: 'Similar IDs could not be tried right now.',
    description: 'The server could not be reached; the button is still there',
  },
  smallL: {
    id: 'print.character.l',
    defaultMessage: 'l (small L)',
    description: 'A character of an ID that looks like others',
  },
  capitalI: {
    id: 'print.character.i',
    defaultMessage: 'I (capital i)',
    description: 'A character of an ID that looks like others',
  },
  zero: {
    id: 'print.character.zero',
    defaultMessage: '0 (zero)',
    description: 'A character of an ID that looks like others',
  },
  capitalO: {
    id: 'print.character.o',
    defaultMessage: 'O (capital o)',
    description: 'A character of an ID that looks like others',
  },
  hyphen: {
    id: 'print.character.hyphen',
    defaultMessage: '- (hyphen)',
    description: 'A character of an ID that looks like others',
  },
  underscore: {
    id: 'print.character.underscore',
    defaultMessage: '_ (underscore)',
    description: 'A character of an ID that looks like others',
  },
});

/** Texts of the result of looking up a certificate by its id. */
export const messages = {
  ...plain,
  lookalikes: defineMessage<{ list: string }>({
    id: 'print.lookalikes',
    defaultMessage: 'Look-alikes in this ID: {list}.',
    description: 'Under the requested ID; {list} as "1, l (small L), or I (capital i); S or 5"',
  }),
  noSimilarId: defineMessage<{ n: number }>({
    id: 'print.similar.none',
    defaultMessage:
      '{n, plural, one {# similar ID was tried. It has no certificate either.} other {# similar IDs were tried. None of them has a certificate either.}}',
    description: 'After the button was pressed, in place of the button',
  }),
  issuedBy: defineMessage<{ company: string }>({
    id: 'print.issuedBy',
    defaultMessage: 'Issued by {company}',
    description: 'Below "Valid certificate". No full stop: names of companies end in one',
  }),
  checkedAt: defineMessage<{ time: string }>({
    id: 'print.checkedAt',
    defaultMessage: 'Checked just now, {time}',
    description: 'When the server said that the certificate is valid; {time} as 14:32',
  }),
};
