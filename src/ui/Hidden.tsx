import type { ReactNode } from 'react';
import styles from './hidden.module.css';

/** Text for assistive technology only. */
export function Hidden({ children }: { children: ReactNode }): ReactNode {
  return <span className={styles.hidden}>{children}</span>;
}
