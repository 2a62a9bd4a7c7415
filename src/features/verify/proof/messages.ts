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
    defaultMessage: 'As on the certificate',
    description: 'In the empty field',
  },
  otherIdHint: {
    id: 'print.otherId.hint',
    defaultMessage:
      'Up to 64 characters: letters without accents (capitals count), digits, - and _.',
    description: 'Under the field for an ID',
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
  similarIdFound: {
    id: 'print.similar.found',
    defaultMessage: 'This ID has a certificate:',
    description: 'The ID follows as a link',
  },
  noSimilarId: {
    id: 'print.similar.none',
    defaultMessage: 'None of them has a certificate.',
    description: 'After the button was pressed',
  },
  smallL: {
    id: 'print.character.l',
    defaultMessage: 'l (small L)',
    description: 'A character of an ID that looks like others',
  },
});

/** Texts of the result of looking up a certificate by its id. */
export const messages = {
  ...plain,
  lookalikes: defineMessage<{ list: string }>({
    id: 'print.lookalikes',
    defaultMessage: 'Look-alikes in this ID: {list}.',
    description:
      'Under the requested ID; {list} as "1, l (small L), or I; S or 5", in a font that shows the difference',
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
