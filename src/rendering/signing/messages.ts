// @texts part:documents
import { defineMessages } from 'react-intl';

/** What a signature is called in a document. */
export const messages = defineMessages({
  signature: {
    id: 'cert.signature',
    defaultMessage: 'Digital signature',
    description: 'Field of a signed PDF that nobody sees, for someone who listens',
  },
});
