import type { ReactNode } from 'react';
import styles from './Spinner.module.css';

/** Animated spinner without a text; the parent must provide one. Size and colour can be set on the parent. */
export function Spinner(): ReactNode {
  return <span className={styles.spinner} />;
}
