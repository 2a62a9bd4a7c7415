// @texts part:documents
import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  select: {
    id: 'select',
    defaultMessage: 'Select',
    description: 'Button that lets certificates be chosen for one PDF or print',
  },
  leave: {
    id: 'select.leave',
    defaultMessage: 'Leave selection',
    description: 'Button that ends choosing certificates',
  },
  all: {
    id: 'select.all',
    defaultMessage: 'All',
    description: 'Check box that chooses every certificate, while nobody knows how many there are',
  },
  none: {
    id: 'select.none',
    defaultMessage: 'None selected',
    description: 'In the place of how many certificates are chosen',
  },
  region: {
    id: 'select.region',
    defaultMessage: 'Selected certificates',
    description: 'Names the bar with what can be done with the chosen certificates',
  },
  more: {
    id: 'select.more',
    defaultMessage: 'More options',
    description: 'Names the icon that opens what else can be done with the chosen certificates',
  },
  language: {
    id: 'select.language',
    defaultMessage: 'Language of the certificates',
    description: 'Names the choice of the language of the chosen certificates',
  },
  pdf: {
    id: 'select.pdf',
    defaultMessage: 'PDF',
    description:
      'Button that saves the chosen certificates in one file, where there is little room',
  },
  csv: {
    id: 'select.csv',
    defaultMessage: 'CSV',
    description: 'Button that saves the chosen certificates as a table for spreadsheets',
  },
  csvInFull: {
    id: 'select.csv.inFull',
    defaultMessage: 'CSV spreadsheet',
    description: 'The same button where there is more room',
  },
  statement: {
    id: 'select.statement',
    defaultMessage: 'With statement',
    description: 'Switch: the statement of learning comes before the certificates',
  },
  viewStatement: {
    id: 'select.statement.view',
    defaultMessage: 'View statement',
    description:
      'Shows the statement of learning of what was found or chosen, as a document of its own',
  },
  statementHint: {
    id: 'select.statement.hint',
    defaultMessage: 'Summary and totals before the certificates',
    description: 'Explains that switch',
  },
  stop: {
    id: 'several.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that stops preparing several certificates',
  },
  listFailed: {
    id: 'several.listFailed',
    defaultMessage: 'The list of all certificates could not be loaded.',
    description: 'When choosing all needs certificates that could not be loaded',
  },
  csvFailed: {
    id: 'several.csvFailed',
    defaultMessage: 'The spreadsheet could not be made.',
    description: 'After a failed CSV; a Try again button stands elsewhere',
  },
  course: {
    id: 'csv.course',
    defaultMessage: 'Course',
    description: 'Column head of a spreadsheet: what a certificate is for',
  },
  type: {
    id: 'csv.type',
    defaultMessage: 'Type',
    description: 'Column head of a spreadsheet: mission or content',
  },
  minutes: {
    id: 'csv.minutes',
    defaultMessage: 'Minutes',
    description: 'Column head of a spreadsheet: the workload as a number',
  },
  link: {
    id: 'csv.link',
    defaultMessage: 'Link',
    description: 'Column head of a spreadsheet: address of the public certificate',
  },
});

/** Texts of choosing certificates. */
export const messages = {
  ...plain,
  selectOne: defineMessage<{ name: string }>({
    id: 'select.one',
    defaultMessage: 'Select: {name}',
    description: 'Check box of one certificate among many',
  }),
  selectAll: defineMessage<{ n: number }>({
    id: 'select.found',
    defaultMessage: '{n, plural, one {Select #} other {Select all #}}',
    description: 'Check box and button that choose everything that was found; n is how many',
  }),
  allChosen: defineMessage<{ n: number }>({
    id: 'select.found.all',
    defaultMessage: '{n, plural, one {# selected} other {All # selected}}',
    description: 'The same check box once everything is chosen',
  }),
  count: defineMessage<{ n: number }>({
    id: 'select.count',
    defaultMessage: '{n, plural, one {# selected} other {# selected}}',
    description: 'How many certificates are chosen',
  }),
  outside: defineMessage<{ n: number }>({
    id: 'select.outside',
    defaultMessage: '{n, number} outside the filter',
    description: 'How many chosen certificates the filter leaves out',
  }),
  progress: defineMessage<{ done: number; total: number }>({
    id: 'several.progress',
    defaultMessage: 'Generating {done, number} of {total, number}',
    description: 'How many of several certificates are ready, in the place of the button',
  }),
  saved: defineMessage<{ file: string }>({
    id: 'several.saved',
    defaultMessage: 'Saved: {file}',
    description: 'After a file with several certificates was saved',
  }),
  failed: defineMessage<{ n: number; names: string }>({
    id: 'several.failed',
    defaultMessage:
      '{n, plural, one {# certificate is missing} other {# certificates are missing}}: {names}.',
    description: 'Certificates that could not be loaded while the others were delivered',
  }),
  others: defineMessage<{ n: number }>({
    id: 'several.failed.others',
    defaultMessage: '{n, number} more',
    description:
      'Last of the names of certificates that could not be loaded, for those that are not named: "A, B, and 240 more"',
  }),
};
