import type { MessageCatalog, Messages } from './catalog.ts';
import type { DateLocale } from './dateLocale.ts';

/** Creates the message catalog of a language from compiled messages and date formats. */
export const createCatalog = (messages: object, dateLocale: DateLocale): MessageCatalog => ({
  messages: messages as Messages,
  dateLocale,
});
