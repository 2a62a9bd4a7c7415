import { es } from 'date-fns/locale/es';
import { createCatalog } from './createCatalog.ts';
import messages from './compiled/es.learner.json';

export const catalog = createCatalog(messages, {
  locale: es,
  patterns: {
    short: 'd MMM y',
    long: "d 'de' MMMM 'de' y",
    numeric: 'dd/MM/y',
    month: "MMMM 'de' y",
  },
});
