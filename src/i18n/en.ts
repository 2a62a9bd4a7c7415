import { enUS } from 'date-fns/locale/en-US';
import { catalogueOf } from './catalogueOf.ts';
import messages from './compiled/en.json';

export const catalogue = catalogueOf(messages, enUS, {
  short: (day, month, year) => `${month} ${day}, ${year}`,
  long: (day, month, year) => `${month} ${day}, ${year}`,
});
