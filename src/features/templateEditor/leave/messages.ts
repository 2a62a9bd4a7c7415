import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  title: {
    id: 'leave.title',
    defaultMessage: 'Save before leaving?',
    description: 'Heading of the question before unsaved changes are left',
  },
  leave: {
    id: 'leave.go',
    defaultMessage: 'Leave without saving',
    description: 'Button of that question',
  },
  save: {
    id: 'leave.save',
    defaultMessage: 'Save and leave',
    description: 'Button of that question',
  },
});

export const leaveMessages = {
  ...plain,
  kept: defineMessage<{ name: string }>({
    id: 'leave.body',
    defaultMessage:
      '“{name}” has unsaved changes. If you leave without saving, they stay in this browser.',
    description: 'Under the question before unsaved changes are left',
  }),
  lost: defineMessage<{ name: string }>({
    id: 'leave.lost',
    defaultMessage:
      '“{name}” has unsaved changes. If you leave without saving, they are lost: this browser cannot keep drafts.',
    description: 'Under the question before unsaved changes are left, when they cannot be kept',
  }),
};
