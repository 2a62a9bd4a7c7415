import { languageTags, type Language } from '#model/language.ts';

const texts: Readonly<Record<Language, { sentence: string; retry: string }>> = {
  pt: { sentence: 'Não foi possível carregar os textos.', retry: 'Tentar de novo' },
  en: { sentence: 'The texts could not be loaded.', retry: 'Try again' },
  es: { sentence: 'No se pudieron cargar los textos.', retry: 'Reintentar' },
};

/** What stands there when not even a catalogue of texts could be loaded: hence its own words, in all three languages. */
export function UntranslatedError({ code, onRetry }: { code: string; onRetry: () => void }) {
  return (
    <div role="alert">
      {(['pt', 'en', 'es'] as const).map((language) => (
        <p key={language} lang={languageTags[language]}>
          {texts[language].sentence}{' '}
          <button type="button" onClick={onRetry}>
            {texts[language].retry}
          </button>
        </p>
      ))}
      <p>{code}</p>
    </div>
  );
}
