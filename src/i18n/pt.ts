import { ptBR } from 'date-fns/locale/pt-BR';
import { createCatalog } from './createCatalog.ts';
import messages from './compiled/pt.learner.json';

export const catalog = createCatalog(messages, {
  locale: ptBR,
  formats: {
    short: ({ day, shortMonthName, year }) => `${day} de ${shortMonthName}. de ${year}`,
    long: ({ day, monthName, year }) => `${day} de ${monthName} de ${year}`,
    numeric: ({ twoDigitDay, twoDigitMonth, year }) => `${twoDigitDay}/${twoDigitMonth}/${year}`,
    month: ({ monthName, year }) => `${monthName} de ${year}`,
  },
});
