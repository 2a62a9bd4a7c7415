import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  add: {
    id: 'field.add',
    defaultMessage: 'Add a registered data',
    description: 'Button that opens the list of fields to put into a text',
  },
  search: {
    id: 'field.search',
    defaultMessage: 'Search registered data...',
    description: 'Placeholder and label of the search of that list',
  },
  none: {
    id: 'field.none',
    defaultMessage: 'No results found',
    description: 'When the search finds no field',
  },
  user: { id: 'field.user', defaultMessage: 'User', description: 'Group of fields' },
  mission: { id: 'field.mission', defaultMessage: 'Mission', description: 'Group of fields' },
  company: { id: 'field.company', defaultMessage: 'Company', description: 'Group of fields' },
  private: {
    id: 'field.private',
    defaultMessage:
      'Anyone with the link to a certificate can read e-mail, company attributes and enrollment.',
    description: 'Under a text that names such a field',
  },
  failed: {
    id: 'field.failed',
    defaultMessage: 'The company attributes could not be loaded.',
    description: 'In the list of fields; a Try again button follows',
  },
  removeGone: {
    id: 'field.gone.remove',
    defaultMessage: 'Remove',
    description: 'Button that takes a field that no longer exists out of the text',
  },
  full: {
    id: 'counter.full',
    defaultMessage: 'The text has reached its maximum length.',
    description: 'Under a text and announced, when what is typed does not fit',
  },
});

export const messages = {
  ...plain,
  pasteTruncated: defineMessage<{ limit: number; n: number }>({
    id: 'counter.pasted',
    defaultMessage:
      'Pasted up to {limit, number}; {n, plural, one {# character was} other {# characters were}} left out',
    description: 'Under a text and announced, when only the start of what is pasted fits',
  }),
  gone: defineMessage<{ name: string }>({
    id: 'field.gone',
    defaultMessage: '“{name}” no longer exists and will be empty on the certificate.',
    description: 'Under a text that names a field which the company does not have',
  }),
};
