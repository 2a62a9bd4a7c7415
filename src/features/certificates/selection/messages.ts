import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  select: {
    id: 'select',
    defaultMessage: 'Select',
    description: 'Button that starts selecting certificates for one PDF or print',
  },
  all: {
    id: 'select.all',
    defaultMessage: 'All',
    description: 'Checkbox that selects every certificate, while the total is not known',
  },
  noneSelected: {
    id: 'select.none',
    defaultMessage: 'None selected',
    description: 'Shown instead of the number of selected certificates',
  },
  listFailed: {
    id: 'several.listFailed',
    defaultMessage: 'The list of all certificates could not be loaded.',
    description: 'After selecting all failed because certificates could not be loaded',
  },
});

/** Texts for selecting certificates. */
export const messages = {
  ...plain,
  selectOne: defineMessage<{ name: string }>({
    id: 'select.one',
    defaultMessage: 'Select: {name}',
    description: 'Checkbox of one certificate among many',
  }),
  selectAll: defineMessage<{ n: number }>({
    id: 'select.found',
    defaultMessage: '{n, plural, one {Select #} other {Select all #}}',
    description: 'Checkbox and button that select all results; n is their number',
  }),
  allSelected: defineMessage<{ n: number }>({
    id: 'select.found.all',
    defaultMessage: '{n, plural, one {# selected} other {All # selected}}',
    description: 'The same checkbox once everything is selected',
  }),
  count: defineMessage<{ n: number }>({
    id: 'select.count',
    defaultMessage: '{n, plural, one {# selected} other {# selected}}',
    description: 'Number of selected certificates',
  }),
  outsideFilter: defineMessage<{ n: number }>({
    id: 'select.outside',
    defaultMessage: '{n, number} outside the filter',
    description: 'Number of selected certificates that the filter excludes',
  }),
};
