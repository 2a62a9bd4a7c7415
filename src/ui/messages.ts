import { defineMessages } from 'react-intl';

export const uiMessages = defineMessages({
  close: {
    id: 'close',
    defaultMessage: 'Close',
    description: 'Label of the cross that dismisses a notification or a preview.',
  },
  slow: {
    id: 'slow',
    defaultMessage: 'This is taking longer than usual.',
    description: 'Where something is waited for, after some seconds.',
  },
  toasts: {
    id: 'toast.region',
    defaultMessage: 'Notifications',
    description: 'Name of the page region in which notifications appear; heard, not seen.',
  },
});
