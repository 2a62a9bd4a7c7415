// @texts part:find
import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    tags: {
      id: 'tags.label',
      defaultMessage: 'Company attributes',
      description: 'Name of the list of company tags; heard, not seen',
    },
    audience: {
      id: 'tags.audience',
      defaultMessage: 'Used in an audience rule',
      description: 'Explains the people mark on a company tag',
    },
  }),
  attributes: defineMessage<{ n: number }>({
    id: 'tags.summary',
    defaultMessage: 'Company attributes · {n, number}',
    description: 'Unfolds the tags at the foot of the certificates; n is how many there are',
  }),
};
