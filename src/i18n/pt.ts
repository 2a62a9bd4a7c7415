import { ptBR } from 'date-fns/locale/pt-BR';
import { createCatalog } from './createCatalog.ts';
import messages from './compiled/pt.learner.json';

export const catalog = createCatalog(messages, {
  locale: ptBR,
  patterns: {
    short: "d 'de' MMM'.' 'de' y",
    long: "d 'de' MMMM 'de' y",
    numeric: 'dd/MM/y',
    month: "MMMM 'de' y",
  },
});
