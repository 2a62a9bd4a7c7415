import type { ReactElement, ReactNode } from 'react';
import styles from './Badge.module.css';

export interface BadgeProps {
  children: ReactNode;
  /** Icon as an element, or as classes from `getIconClass`. */
  icon?: ReactElement | string;
  look?: 'plain' | 'pill' | 'accent';
  title?: string;
}

/** Small label with a short fact about an item, such as its state. */
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
