import { defineMessage } from 'react-intl';

/** Texts of the buttons in each row that are loaded after the first rows are displayed. */
export const messages = {
  save: defineMessage<{ name: string }>({
    id: 'action.pdf',
    defaultMessage: 'Download PDF: {name}',
    description: 'Button of one certificate among many',
  }),
  saving: defineMessage<{ name: string }>({
    id: 'action.pdf.busy',
    defaultMessage: 'Generating PDF: {name}',
    description: 'The same button while it is busy',
  }),
  copyId: defineMessage<{ name: string }>({
    id: 'action.copyId',
    defaultMessage: 'Copy ID: {name}',
    description: 'Button of one certificate among many; copies its validation ID',
  }),
};
