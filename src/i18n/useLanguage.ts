import { useIntl } from 'react-intl';
import { defaultLanguage, type Language, parseLanguage } from '#domain/language.ts';

/** Returns the interface language. */
export const useLanguage = (): Language => parseLanguage(useIntl().locale) ?? defaultLanguage;
