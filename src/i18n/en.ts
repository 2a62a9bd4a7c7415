import { enUS } from 'date-fns/locale/en-US';
import type { Catalogue } from './catalogue.ts';
import messages from './compiled/en.json';

export const catalogue = { messages, dateLocale: enUS } as unknown as Catalogue;
