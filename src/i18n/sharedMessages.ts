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
  unnamed: {
    id: 'document.unnamed',
    defaultMessage: 'Certificate without a name',
    description: 'In place of the name of a course that has none',
  },
  backToPlatform: {
    id: 'fatal.back',
    defaultMessage: 'Back to the platform',
    description: 'Link to the learning platform around the plugin',
  },
});
