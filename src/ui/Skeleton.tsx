import type { ReactNode } from 'react';
import styles from './Skeleton.module.css';

/** One grey bar of a skeleton; `width` and `height` are CSS lengths. Never alone: see `SkeletonGroup`. */
export function Skeleton({ width, height }: { width: string; height?: string }): ReactNode {
  return <span className={styles.bar} style={{ width, ...(height && { height }) }} />;
}

/** What will be here has the same shape. Unseen for the first 200 ms, and by assistive technology always. */
export function SkeletonGroup({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className={styles.group} aria-hidden>
      {children}
    </div>
  );
}
