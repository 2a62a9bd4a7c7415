import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  signingIn: {
    id: 'signin.title',
    defaultMessage: 'Signing in…',
    description: 'Heading while the session starts',
  },
  signingInHint: {
    id: 'signin.hint',
    defaultMessage: 'We are getting your certificates ready.',
    description: 'Text below the heading while the session starts',
  },
});
