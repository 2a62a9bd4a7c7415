import type { ReactNode } from 'react';
import styles from './Spinner.module.css';

/** Something is under way; what it is, is said beside it. Whoever holds it may give it another size and colour. */
export function Spinner(): ReactNode {
  return <span className={styles.spinner} />;
}
