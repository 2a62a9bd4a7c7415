import { enUS } from 'date-fns/locale/en-US';
import { createCatalog } from './createCatalog.ts';
import messages from './compiled/en.learner.json';

export const catalog = createCatalog(messages, {
  locale: enUS,
  patterns: {
    short: 'MMM d, y',
    long: 'MMMM d, y',
    numeric: 'MM/dd/y',
    month: 'MMMM y',
  },
});
