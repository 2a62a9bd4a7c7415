import { type Language, languages, languageTags } from '#model/language.ts';
import { timeLimits } from '#model/timeLimits.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useElapsed } from '#ui/useElapsed.ts';
import styles from './UntranslatedError.module.css';

interface Wording {
  failed: string;
  retry: string;
  slow: string;
}

const texts: Readonly<Record<Language, Wording>> = {
  pt: {
    failed: 'Algo deu errado.',
    retry: 'Tentar de novo',
    slow: 'Está demorando mais do que o normal.',
  },
  en: {
    failed: 'Something went wrong.',
    retry: 'Try again',
    slow: 'This is taking longer than usual.',
  },
  es: {
    failed: 'Algo salió mal.',
    retry: 'Reintentar',
    slow: 'Está tardando más de lo normal.',
  },
};

/** What stands there when there is no catalogue of texts to word it with: hence its own words, in all three languages. */
export function UntranslatedError({ code, onRetry }: { code: string; onRetry: () => void }) {
  return (
    <div className={styles.words} role="alert">
      {languages.map((language) => (
        <div key={language} lang={languageTags[language]}>
          <p>{texts[language].failed}</p>
          <Button onClick={onRetry}>{texts[language].retry}</Button>
        </div>
      ))}
      <p>{code}</p>
    </div>
  );
}

/** The same while the catalogue is on its way: nothing at first, words once it takes long. */
export function UntranslatedWait() {
  const isSlow = useElapsed(timeLimits.slow);
  return (
    <div className={styles.words} role="status">
      {isSlow &&
        languages.map((language) => (
          <p key={language} lang={languageTags[language]}>
            {texts[language].slow}
          </p>
        ))}
    </div>
  );
}
