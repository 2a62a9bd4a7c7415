import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    tags: {
      id: 'tags.label',
      defaultMessage: 'Company attributes',
      description: 'Name of the list of company tags; for screen readers',
    },
    audience: {
      id: 'tags.audience',
      defaultMessage: 'Used in an audience rule',
      description: 'Explains the people icon on a company tag',
    },
  }),
  attributes: defineMessage<{ n: number }>({
    id: 'tags.summary',
    defaultMessage: 'Company attributes · {n, number}',
    description: 'Expands the tags below the certificates; n is their number',
  }),
};
