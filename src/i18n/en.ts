import { enUS } from 'date-fns/locale/en-US';
import { createCatalog } from './createCatalog.ts';
import messages from './compiled/en.learner.json';

export const catalog = createCatalog(messages, {
  locale: enUS,
  formats: {
    short: ({ day, shortMonthName, year }) => `${shortMonthName} ${day}, ${year}`,
    long: ({ day, monthName, year }) => `${monthName} ${day}, ${year}`,
    numeric: ({ twoDigitDay, twoDigitMonth, year }) => `${twoDigitMonth}/${twoDigitDay}/${year}`,
    month: ({ monthName, year }) => `${monthName} ${year}`,
  },
});
