import { defineMessages } from 'react-intl';

/** Texts of the panel beside the printable certificate. */
export const messages = defineMessages({
  margin: {
    id: 'print.margin',
    defaultMessage: 'Leave a white margin',
    description: 'Switch below the print button of the public certificate; what it is for follows',
  },
  marginHint: {
    id: 'print.margin.hint',
    defaultMessage: 'For printers that do not reach the edges of the paper.',
    description: 'Below the switch "Leave a white margin"',
  },
});
