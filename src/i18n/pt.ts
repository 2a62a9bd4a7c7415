import { ptBR } from 'date-fns/locale/pt-BR';
import type { Catalogue } from './catalogue.ts';
import messages from './compiled/pt.json';

export const catalogue = { messages, dateLocale: ptBR } as unknown as Catalogue;
