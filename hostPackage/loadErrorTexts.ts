export type Language = 'pt' | 'en' | 'es';

/** Texts that are displayed when the plugin, which has all other texts, could not be loaded. */
export const loadErrorTexts: Readonly<Record<Language, { message: string; retry: string }>> = {
  pt: { message: 'Não foi possível carregar os certificados.', retry: 'Tentar novamente' },
  en: { message: 'The certificates could not be loaded.', retry: 'Try again' },
  es: { message: 'No se han podido cargar los certificados.', retry: 'Volver a intentarlo' },
};

/** Returns the language of the interface for a locale code. Default English. */
export function findLanguage(locale: string): Language {
  const [language = ''] = locale.toLowerCase().split(/[-_]/);
  return language === 'pt' || language === 'es' ? language : 'en';
}
