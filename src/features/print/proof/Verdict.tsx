import type { ReactNode } from 'react';
import styles from './Verdict.module.css';

interface VerdictProps {
  /** Words and icon say it too: colour is never all there is. */
  tone: 'good' | 'warning' | 'neutral';
  icon: ReactNode;
  heading: ReactNode;
  /** A sentence or two. */
  children: ReactNode;
}

/** What was found out, as a card. */
export function Verdict({ tone, icon, heading, children }: VerdictProps) {
  return (
    <div className={styles.verdict} data-tone={tone}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.words}>
        {heading}
        <div className={styles.details}>{children}</div>
      </div>
    </div>
  );
}
