import { es } from 'date-fns/locale/es';
import { createCatalog } from './createCatalog.ts';
import messages from './compiled/es.learner.json';

export const catalog = createCatalog(messages, {
  locale: es,
  formats: {
    short: ({ day, shortMonthName, year }) => `${day} ${shortMonthName} ${year}`,
    long: ({ day, monthName, year }) => `${day} de ${monthName} de ${year}`,
    numeric: ({ twoDigitDay, twoDigitMonth, year }) => `${twoDigitDay}/${twoDigitMonth}/${year}`,
    month: ({ monthName, year }) => `${monthName} de ${year}`,
  },
});
