import type { ReactNode } from 'react';
import { parseHex } from '#model/color/oklch.ts';
import styles from './Tag.module.css';

export interface TagProps {
  children: ReactNode;
  /** Hexadecimal, with or without `#`; anything else leaves the dot grey. */
  color?: string | null;
  /** A mark after the text. */
  mark?: ReactNode;
}

/** A label with a dot in its own colour; the dot's ring makes any colour visible. */
export function Tag({ children, color, mark }: TagProps): ReactNode {
  const dot = parseHex(color);
  return (
    <span className={styles.tag}>
      <span className={styles.dot} style={dot ? { backgroundColor: dot } : undefined} />
      <span className={styles.text}>{children}</span>
      {mark}
    </span>
  );
}
