import { defineMessage, defineMessages } from 'react-intl';

const staticMessages = defineMessages({
  errorTitle: {
    id: 'fatal.title',
    defaultMessage: 'Something went wrong',
    description: 'Heading of the error view',
  },
  errorCopy: {
    id: 'fatal.copy',
    defaultMessage: 'Copy code',
    description: 'Button that copies the technical code of an error',
  },
  errorCopied: {
    id: 'fatal.copied',
    defaultMessage: 'Code copied.',
    description: 'Announced after the technical code was copied',
  },
  errorReload: {
    id: 'fatal.reload',
    defaultMessage: 'Reload the page',
    description: 'Button of the error view that reloads the page',
  },
  notAuthorized: {
    id: 'denied.401',
    defaultMessage: 'Oops, you are not authorized to access this plugin!',
    description: 'Heading of the page shown without a session',
  },
  notAuthorizedHint: {
    id: 'denied.401.hint',
    defaultMessage:
      'Your session ended or the access link is no longer valid. Sign in again through the platform.',
    description: 'Under the heading of the page shown without a session',
  },
  forbidden: {
    id: 'denied.403',
    defaultMessage: "Oops, you don't have access to this plugin!",
    description: 'Heading of the page shown to people without the right',
  },
  forbiddenHint: {
    id: 'denied.403.hint',
    defaultMessage:
      'Your company has not activated certificates, or your role does not allow this page.',
    description: 'Under the heading of the page shown to people without the right',
  },
  companyOff: {
    id: 'company.off',
    defaultMessage: 'Company has not activated the plugin.',
    description: 'Why access is denied: certificates are switched off for the company',
  },
  notFoundTitle: {
    id: 'title.notFound',
    defaultMessage: 'Page not found',
    description: 'Title of the window: no such page',
  },
  notFoundHint: {
    id: 'notFound.hint',
    defaultMessage: 'Check the address or go back to your certificates.',
    description: 'Under the heading of the 404 page',
  },
  skip: {
    id: 'layout.skip',
    defaultMessage: 'Skip to content',
    description: 'First link of the page, for the keyboard',
  },
  account: {
    id: 'account.menu',
    defaultMessage: 'Account',
    description:
      'Button that opens the menu with colour mode and sign out, when the name is not known',
  },
  colorMode: {
    id: 'account.colorMode',
    defaultMessage: 'Color mode',
    description: 'Legend of the choice between light, dark and system colours',
  },
  colorModeSystem: {
    id: 'account.colorMode.system',
    defaultMessage: 'System',
    description: 'Colour mode that follows the operating system',
  },
  colorModeLight: {
    id: 'account.colorMode.light',
    defaultMessage: 'Light',
    description: 'Light colour mode',
  },
  colorModeDark: {
    id: 'account.colorMode.dark',
    defaultMessage: 'Dark',
    description: 'Dark colour mode',
  },
  signOut: {
    id: 'account.signOut',
    defaultMessage: 'Sign out',
    description: 'Button that ends the session',
  },
});

/** Translatable messages of error pages, layout and window titles. */
export const messages = {
  ...staticMessages,
  errorHint: defineMessage<{ code: string }>({
    id: 'fatal.hint',
    defaultMessage: 'Try again. If it keeps happening, give support the code {code}.',
    description: 'Under the heading of the error view; code is a short technical code',
  }),
  errorOfService: defineMessage<{ code: string }>({
    id: 'fatal.service',
    defaultMessage:
      'A service did not respond as expected. Try again. If it keeps happening, give support the code {code}.',
    description: 'The same where the session cannot begin because of what a service answered',
  }),
  errorOfConnection: defineMessage<{ code: string }>({
    id: 'fatal.connection',
    defaultMessage:
      'The connection failed. Try again. If it keeps happening, give support the code {code}.',
    description: 'The same where the session cannot begin because a service cannot be reached',
  }),
  pageNotFound: defineMessage<{ path: string }>({
    id: 'notFound',
    defaultMessage: 'Page not found: {path}',
    description: 'Heading of the 404 page for an address that no screen has',
  }),
  parameterNotFound: defineMessage<{ path: string }>({
    id: 'notFound.parameter',
    defaultMessage: 'Page Not Found: {path}',
    description: 'Heading of the 404 page for an address whose id cannot be one',
  }),
};
