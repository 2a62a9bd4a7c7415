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
    description: 'Shown after some seconds of waiting.',
  },
  toasts: {
    id: 'toast.region',
    defaultMessage: 'Notifications',
    description: 'Name of the region with the notifications, for screen readers only.',
  },
});
