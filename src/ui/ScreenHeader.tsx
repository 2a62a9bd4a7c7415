import type { ReactNode, Ref } from 'react';
import styles from './ScreenHeader.module.css';

interface ScreenHeaderProps {
  title: ReactNode;
  /** Line below the title, such as the number of list entries. */
  summary?: ReactNode;
  /** Link before the title that leads to the previous screen. */
  backLink?: ReactNode;
  /** Buttons and links at the end of the header. On a narrow screen they fill a line of their own. */
  actions?: ReactNode;
  actionsRef?: Ref<HTMLDivElement>;
}

/** Header of a screen: the title, a summary and actions. */
export function ScreenHeader({ title, summary, backLink, actions, actionsRef }: ScreenHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        {backLink}
        <div>
          <h1>{title}</h1>
          <div className={styles.summary}>{summary}</div>
        </div>
      </div>
      {actions && (
        <div ref={actionsRef} className={styles.actions}>
          {actions}
        </div>
      )}
    </header>
  );
}
