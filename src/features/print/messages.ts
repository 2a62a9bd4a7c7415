// @texts part:documents
import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  validPlain: {
    id: 'print.valid.plain',
    defaultMessage: 'Valid certificate',
    description:
      'Over the public certificate, on screen only, where nobody is named that issued it',
  },
});

/** Texts of the printable certificate. */
export const messages = {
  ...plain,
  valid: defineMessage<{ company: string }>({
    id: 'print.valid',
    defaultMessage: 'Valid certificate issued by {company}',
    description: 'Over the public certificate, on screen only',
  }),
};
