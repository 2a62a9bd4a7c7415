import { defineMessage } from 'react-intl';

/** Texts of the printable certificate. */
export const messages = {
  valid: defineMessage<{ company: string }>({
    id: 'print.valid',
    defaultMessage: 'Valid certificate issued by {company}',
    description: 'Over the public certificate, on screen only',
  }),
};
