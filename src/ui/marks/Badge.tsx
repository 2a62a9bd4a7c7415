import type { ReactElement, ReactNode } from 'react';
import styles from './Badge.module.css';

export interface BadgeProps {
  children: ReactNode;
  /** An element, or the classes of an icon that needs none. */
  icon?: ReactElement | string;
  look?: 'plain' | 'pill' | 'accent' | 'warning';
  /** Explains the mark on hover. */
  title?: string;
}

/** A short fact about the thing beside it. */
export function Badge({ children, icon, look = 'plain', title }: BadgeProps): ReactNode {
  const isMask = typeof icon === 'string';
  return (
    <span
      className={isMask ? `${styles.badge} ${icon}` : styles.badge}
      data-look={look}
      title={title}
    >
      {!isMask && icon}
      {children}
    </span>
  );
}
