interface LoadErrorTexts {
  message: string;
  retry: string;
}

/** Texts that are displayed when the plugin, which has all other texts, could not be loaded. */
export const loadErrorTexts: Readonly<Record<'pt' | 'en' | 'es', LoadErrorTexts>> = {
  pt: { message: 'Não foi possível carregar os certificados.', retry: 'Tentar novamente' },
  en: { message: 'The certificates could not be loaded.', retry: 'Try again' },
  es: { message: 'No se han podido cargar los certificados.', retry: 'Volver a intentarlo' },
};

/** Returns the value for the language of a locale code, or the English one if there is none. */
export function getByLanguage<Value>(
  values: Readonly<Record<'en', Value>> & Readonly<Record<string, Value>>,
  locale: string,
): Value {
  const [language] = locale.toLowerCase().split(/[-_]/);
  const entry = Object.entries(values).find(([key]) => key === language);
  return entry?.[1] ?? values.en;
}
