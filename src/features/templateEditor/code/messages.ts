import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'code.title',
    defaultMessage: 'Validation',
    description: 'Heading of a section of the template editor: how certificates can be checked',
  },
  onFront: {
    id: 'code.onFront',
    defaultMessage: 'Validation code on the front',
    description: 'Switch: the front of certificates shows the validation ID and a QR code',
  },
  hint: {
    id: 'code.hint',
    defaultMessage: 'The validation ID and a small QR code. The back always shows both.',
    description: 'Under the switch for the validation code on the front',
  },
});
