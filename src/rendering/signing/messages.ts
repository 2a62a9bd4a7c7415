import { defineMessages } from 'react-intl';

/** Message with the text of signed PDFs. */
export const messages = defineMessages({
  signature: {
    id: 'cert.signature',
    defaultMessage: 'Digital signature',
    description: 'Accessible name of the invisible signature field of a signed PDF',
  },
});
