import { languageTags, type Language } from '#model/language.ts';

const texts: Readonly<Record<Language, { sentence: string; retry: string }>> = {
  pt: { sentence: 'Algo deu errado.', retry: 'Tentar de novo' },
  en: { sentence: 'Something went wrong.', retry: 'Try again' },
  es: { sentence: 'Algo salió mal.', retry: 'Reintentar' },
};

/** What stands there when there is no catalogue of texts to word it with: hence its own words, in all three languages. */
export function UntranslatedError({ code, onRetry }: { code: string; onRetry: () => void }) {
  return (
    <div role="alert">
      {(['pt', 'en', 'es'] as const).map((language) => (
        <div key={language} lang={languageTags[language]}>
          <p>{texts[language].sentence}</p>
          <button type="button" onClick={onRetry}>
            {texts[language].retry}
          </button>
        </div>
      ))}
      <p>{code}</p>
    </div>
  );
}
