import { defineMessage, defineMessages } from 'react-intl';

/** Texts of the bar with actions for the selected certificates. */
export const messages = {
  ...defineMessages({
    leaveSelection: {
      id: 'select.leave',
      defaultMessage: 'Leave selection',
      description: 'Button that ends selecting certificates',
    },
    region: {
      id: 'select.region',
      defaultMessage: 'Selected certificates',
      description: 'Label of the bar with actions for the selected certificates',
    },
    more: {
      id: 'select.more',
      defaultMessage: 'More options',
      description: 'Label of the icon that opens more actions for the selected certificates',
    },
    language: {
      id: 'select.language',
      defaultMessage: 'Language of the certificates',
      description: 'Label of the language menu for the selected certificates',
    },
    pdf: {
      id: 'select.pdf',
      defaultMessage: 'PDF',
      description: 'Short label of the button that saves the selected certificates in one file',
    },
    csv: {
      id: 'select.csv',
      defaultMessage: 'CSV',
      description: 'Button that saves the selected certificates as a table for spreadsheets',
    },
    csvSpreadsheet: {
      id: 'select.csv.inFull',
      defaultMessage: 'CSV spreadsheet',
      description: 'Long label of the same button',
    },
    statement: {
      id: 'select.statement',
      defaultMessage: 'With statement',
      description: 'Switch: the statement of learning comes before the certificates',
    },
    statementHint: {
      id: 'select.statement.hint',
      defaultMessage: 'Summary and totals before the certificates',
      description: 'Explains that switch',
    },
    cancel: {
      id: 'several.cancel',
      defaultMessage: 'Cancel',
      description: 'Button that stops preparing several certificates',
    },
  }),
  failed: defineMessage<{ n: number; names: string }>({
    id: 'several.failed',
    defaultMessage:
      '{n, plural, one {# certificate is missing} other {# certificates are missing}}: {names}.',
    description: 'Certificates that could not be loaded while the others were delivered',
  }),
  moreNames: defineMessage<{ n: number }>({
    id: 'several.failed.others',
    defaultMessage: '{n, number} more',
    description:
      'End of a list of names of certificates that could not be loaded: "A, B, and 240 more"',
  }),
};
