import type { ReactNode } from 'react';
import styles from './visuallyHidden.module.css';

/** Text that is visually hidden but available to screen readers. */
export function VisuallyHidden({ children }: { children: ReactNode }): ReactNode {
  return <span className={styles.hidden}>{children}</span>;
}
