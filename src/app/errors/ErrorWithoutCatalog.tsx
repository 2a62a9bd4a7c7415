import { languages, languageTags } from '#domain/language.ts';
import { languageDefinitions } from '#domain/languageDefinitions.ts';
import { timeouts } from '#runtime/timeouts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useHasElapsed } from '#ui/useHasElapsed.ts';
import styles from './ErrorWithoutCatalog.module.css';

interface ErrorWithoutCatalogProps {
  code: string;
  /** Message for developers, in English. */
  details?: string;
  /** If it is missing, there is no button. */
  onRetry?: () => void;
}

/** Error message in all languages, displayed when no message catalog could be loaded. */
export function ErrorWithoutCatalog({ code, details, onRetry }: ErrorWithoutCatalogProps) {
  return (
    <div className={styles.messages} role="alert">
      {languages.map((language) => (
        <div key={language} lang={languageTags[language]}>
          <p>{languageDefinitions[language].fallbackMessages.failed}</p>
          {onRetry && (
            <Button onClick={onRetry}>
              {languageDefinitions[language].fallbackMessages.retry}
            </Button>
          )}
        </div>
      ))}
      <p>{code}</p>
      {details !== undefined && <p lang="en">{details}</p>}
    </div>
  );
}

/** Placeholder while the message catalog loads: empty, and if loading takes long, a text in all languages. */
export function LoadingWithoutCatalog() {
  const isSlow = useHasElapsed(timeouts.slow);
  return (
    <div className={styles.messages} role="status">
      {isSlow &&
        languages.map((language) => (
          <p key={language} lang={languageTags[language]}>
            {languageDefinitions[language].fallbackMessages.slow}
          </p>
        ))}
    </div>
  );
}
