import type { ReactNode } from 'react';
import { parseHexColor } from '#domain/color/oklch.ts';
import styles from './Tag.module.css';

export interface TagProps {
  children: ReactNode;
  /** Hex colour of the dot, with or without `#`. The dot is grey for any other text. */
  color?: string | null;
  /** Icon shown after the text. */
  icon?: ReactNode;
}

/** Text label with a coloured dot. The dot has an outline, so that it is visible in any colour. */
export function Tag({ children, color, icon }: TagProps): ReactNode {
  const dotColor = parseHexColor(color);
  return (
    <span className={styles.tag}>
      <span className={styles.dot} style={dotColor ? { backgroundColor: dotColor } : undefined} />
      <span className={styles.text}>{children}</span>
      {icon}
    </span>
  );
}
