import { defineMessages } from 'react-intl';

/** Texts of the statement dialog and of the links to it. */
export const messages = defineMessages({
  viewStatement: {
    id: 'select.statement.view',
    defaultMessage: 'View statement',
    description:
      'Opens the statement of learning of the search results or the selected certificates',
  },
  failed: {
    id: 'statement.failed',
    defaultMessage: 'The statement could not be generated.',
    description:
      'When a certificate of a statement of learning could not be loaded; a Try again button follows',
  },
  language: {
    id: 'statement.language',
    defaultMessage: 'Language of the statement',
    description: 'Label of the language menu of a statement of learning; for screen readers',
  },
});
