import { defineMessages } from 'react-intl';

/** Message with the text that signing adds to a PDF: the accessible name of the signature field. */
export const messages = defineMessages({
  signature: {
    id: 'cert.signature',
    defaultMessage: 'Digital signature',
    description: 'Accessible name of the invisible signature field of a signed PDF',
  },
});
