import { defineMessages } from 'react-intl';

/** Translatable messages used by several screens. */
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
    description: 'Button that repeats a failed action',
  },
  unnamed: {
    id: 'document.unnamed',
    defaultMessage: 'Certificate without a name',
    description: 'Shown for a course without a name',
  },
  backToPlatform: {
    id: 'fatal.back',
    defaultMessage: 'Back to the platform',
    description: 'Link to the learning platform around the plugin',
  },
  checkCertificate: {
    id: 'print.lookup',
    defaultMessage: 'Check a certificate',
    description:
      'Heading of the public page without an ID, and the link to it for visitors without a session',
  },
});
