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
    defaultMessage: 'Check for mix-ups: 0 and 8, b and 6.',
    description: 'Under the field',
  },
  otherIdWrong: {
    id: 'print.otherId.wrong',
    defaultMessage: 'An ID has up to 64 characters: letters, digits and hyphens.',
    description: 'Under the field, in place of the hint',
  },
  checkId: {
    id: 'print.checkId',
    defaultMessage: 'Check',
    description: 'Button beside the field',
  },
});

/** Texts of the result of looking up a certificate by its id. */
export const messages = {
  ...plain,
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
