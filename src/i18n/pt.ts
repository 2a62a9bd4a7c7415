import { ptBR } from 'date-fns/locale/pt-BR';
import { catalogueOf } from './catalogueOf.ts';
import messages from './compiled/pt.json';

export const catalogue = catalogueOf(messages, ptBR, {
  short: (day, month, year) => `${day} de ${month}. de ${year}`,
  long: (day, month, year) => `${day} de ${month} de ${year}`,
});
