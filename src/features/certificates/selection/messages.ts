// @texts part:documents
import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  select: {
    id: 'select',
    defaultMessage: 'Select',
    description: 'Button that lets certificates be chosen for one PDF or print',
  },
  cancel: {
    id: 'select.cancel',
    defaultMessage: 'Cancel selection',
    description: 'Button that ends choosing certificates',
  },
  choose: {
    id: 'select.choose',
    defaultMessage: 'Choose:',
    description: 'Before a list of periods: which certificates to choose at once',
  },
  byHand: {
    id: 'select.byHand',
    defaultMessage: 'One by one',
    description: 'In that list: certificates are chosen with their check boxes',
  },
  all: {
    id: 'select.all',
    defaultMessage: 'All',
    description: 'In that list: every certificate',
  },
  week: {
    id: 'select.week',
    defaultMessage: 'This week',
    description: 'In that list: completed this week',
  },
  month: {
    id: 'select.month',
    defaultMessage: 'This month',
    description: 'In that list: completed this month',
  },
  year: {
    id: 'select.year',
    defaultMessage: 'This year',
    description: 'In that list: completed this year',
  },
  region: {
    id: 'select.region',
    defaultMessage: 'Selected certificates',
    description: 'Names the bar with what can be done with the chosen certificates',
  },
  onePdf: {
    id: 'select.pdf',
    defaultMessage: 'Download as one PDF',
    description: 'Button that saves the chosen certificates in one file',
  },
  stop: {
    id: 'several.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that stops preparing several certificates',
  },
  listFailed: {
    id: 'several.listFailed',
    defaultMessage: 'The list of all certificates could not be loaded.',
    description: 'When choosing a period needs certificates that could not be loaded',
  },
});

/** Texts of what comes after the first rows. */
export const messages = {
  ...plain,
  selectOne: defineMessage<{ name: string }>({
    id: 'select.one',
    defaultMessage: 'Select: {name}',
    description: 'Check box of one certificate among many',
  }),
  count: defineMessage<{ n: number }>({
    id: 'select.count',
    defaultMessage: '{n, plural, one {# selected} other {# selected}}',
    description: 'How many certificates are chosen',
  }),
  progress: defineMessage<{ done: number; total: number }>({
    id: 'several.progress',
    defaultMessage: '{done, number} of {total, number}',
    description: 'How many of several certificates are ready',
  }),
  failed: defineMessage<{ n: number; names: string }>({
    id: 'several.failed',
    defaultMessage:
      '{n, plural, one {# certificate is missing} other {# certificates are missing}}: {names}.',
    description: 'Certificates that could not be loaded while the others were delivered',
  }),
  fileName: defineMessage<{ n: number; name: string }>({
    id: 'several.fileName',
    defaultMessage: '{name} – {n, plural, one {# certificate} other {# certificates}}',
    description: 'File name of several certificates of one learner',
  }),
};
