import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'brand.title',
    defaultMessage: 'Brand',
    description: 'Heading of a section of the template editor: logo and signatures',
  },
  sent: {
    id: 'brand.sent',
    defaultMessage: 'Logo and signatures come from the platform',
    description: 'Above the name of the company and of those who sign',
  },
  none: {
    id: 'brand.none',
    defaultMessage: 'The platform sends no logo or signatures.',
    description: 'In place of the logo and the signatures of the company',
  },
});
