import { es } from 'date-fns/locale/es';
import { catalogueOf } from './catalogueOf.ts';
import messages from './compiled/es.json';

export const catalogue = catalogueOf(messages, es, {
  short: (day, month, year) => `${day} ${month} ${year}`,
  long: (day, month, year) => `${day} de ${month} de ${year}`,
});
