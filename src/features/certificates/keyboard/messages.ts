import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'keys.title',
    defaultMessage: 'Keyboard shortcuts',
    description: 'Title of the dialog that lists the keys of the list of certificates',
  },
  next: {
    id: 'keys.next',
    defaultMessage: 'Next certificate',
    description: 'What a key of the list does',
  },
  previous: {
    id: 'keys.previous',
    defaultMessage: 'Previous certificate',
    description: 'What a key of the list does',
  },
  open: {
    id: 'keys.open',
    defaultMessage: 'Open certificate',
    description: 'What a key of the list does',
  },
  range: {
    id: 'keys.range',
    defaultMessage: 'Select up to this certificate',
    description:
      'What a key of the list does: it selects all certificates since the last selected one',
  },
});
