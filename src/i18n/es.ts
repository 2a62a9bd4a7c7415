import { es } from 'date-fns/locale/es';
import type { Catalogue } from './catalogue.ts';
import messages from './compiled/es.json';

export const catalogue = { messages, dateLocale: es } as unknown as Catalogue;
