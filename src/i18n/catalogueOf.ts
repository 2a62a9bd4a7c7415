import type { Locale } from 'date-fns';
import type { Catalogue, Messages } from './catalogue.ts';
import type { WriteDay } from './dateLocale.ts';

/**
 * What a language brings with it.
 * @param messages compiled
 * @param locale of date-fns, for the names of its months
 * @param writeDay day, month and year in running text: the locale's own `format` would be eight times the size of these
 */
export const catalogueOf = (messages: object, locale: Locale, writeDay: WriteDay): Catalogue => ({
  messages: messages as Messages,
  dateLocale: { localize: locale.localize, writeDay },
});
