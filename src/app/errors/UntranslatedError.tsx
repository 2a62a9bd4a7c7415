import { languageFacts, languages, languageTags } from '#model/language.ts';
import { timeLimits } from '#model/timeLimits.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useElapsed } from '#ui/useElapsed.ts';
import styles from './UntranslatedError.module.css';

/** What stands there when there is no catalogue of texts to word it with: hence its own words, in every language. */
export function UntranslatedError({ code, onRetry }: { code: string; onRetry: () => void }) {
  return (
    <div className={styles.words} role="alert">
      {languages.map((language) => (
        <div key={language} lang={languageTags[language]}>
          <p>{languageFacts[language].untranslated.failed}</p>
          <Button onClick={onRetry}>{languageFacts[language].untranslated.retry}</Button>
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
            {languageFacts[language].untranslated.slow}
          </p>
        ))}
    </div>
  );
}
