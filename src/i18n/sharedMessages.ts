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
  loadingFailed: {
    id: 'fatal.loading',
    defaultMessage: 'Part of the page did not load. It may have been updated.',
    description: 'Sentence of the error view and of a toast when code of the page did not come',
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
