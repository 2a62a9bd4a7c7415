// @texts part:statement
import { defineMessages } from 'react-intl';

/** Texts around a statement of learning on screen. */
export const messages = defineMessages({
  failed: {
    id: 'statement.failed',
    defaultMessage: 'The statement could not be made.',
    description:
      'When a certificate that a statement of learning would list did not come; a Try again button follows',
  },
  language: {
    id: 'statement.language',
    defaultMessage: 'Language of the statement',
    description: 'Name of the choice of the language of a statement of learning; heard, not seen',
  },
});
