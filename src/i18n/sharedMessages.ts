import { defineMessages } from 'react-intl';

/** Texts that several screens word alike. */
export const sharedMessages = defineMessages({
  homeTitle: {
    id: 'home.title',
    defaultMessage: 'My certificates',
    description: 'Title of the home screen, and links to it',
  },
  templatesTitle: {
    id: 'templates.title',
    defaultMessage: 'Manage templates',
    description: 'Title of the template list, and the button that leads to it',
  },
  retry: {
    id: 'retry',
    defaultMessage: 'Try again',
    description: 'Button that repeats what failed',
  },
  backToPlatform: {
    id: 'fatal.back',
    defaultMessage: 'Back to the platform',
    description: 'Link to the learning platform around the plugin',
  },
});
