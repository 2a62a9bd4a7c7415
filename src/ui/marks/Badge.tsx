import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export interface BadgeProps {
  children: ReactNode;
  icon?: ReactNode;
  look?: 'plain' | 'pill' | 'accent' | 'warning';
  /** Explains the mark on hover. */
  title?: string;
}

/** A short fact about the thing beside it. */
export function Badge({ children, icon, look = 'plain', title }: BadgeProps): ReactNode {
  return (
    <span className={styles.badge} data-look={look} title={title}>
      {icon}
      {children}
    </span>
  );
}
