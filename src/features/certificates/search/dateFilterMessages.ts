import { defineMessages } from 'react-intl';

/** Texts of the dialog that filters certificates by a range of days. */
export const messages = defineMessages({
  from: { id: 'filter.dates.from', defaultMessage: 'From', description: 'Label of the first day' },
  to: { id: 'filter.dates.to', defaultMessage: 'To', description: 'Label of the last day' },
  invalid: {
    id: 'filter.dates.invalid',
    defaultMessage: 'The last day is before the first.',
    description: 'Below the two days',
  },
  apply: {
    id: 'filter.dates.apply',
    defaultMessage: 'Apply',
    description: 'Button that filters by the two days',
  },
  remove: {
    id: 'filter.dates.remove',
    defaultMessage: 'Remove dates',
    description: 'Button that removes the filter by days',
  },
});
