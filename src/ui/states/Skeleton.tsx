import type { ReactNode } from 'react';
import styles from './Skeleton.module.css';
import { SlowNotice } from './SlowNotice.tsx';

/** One grey bar of a skeleton; `width` and `height` are CSS lengths. Never alone: see `SkeletonGroup`. */
export function Skeleton({ width, height }: { width: string; height?: string }): ReactNode {
  return <span className={styles.bar} style={{ width, ...(height && { height }) }} />;
}

interface SkeletonGroupProps {
  /** Something beside it says already that it takes long. */
  isPart?: boolean;
  children: ReactNode;
}

/**
 * What will be here has the same shape. Unseen for the first 200 ms, and by assistive technology always; says so when it
 * takes long.
 */
export function SkeletonGroup({ isPart = false, children }: SkeletonGroupProps): ReactNode {
  return (
    <div className={styles.group}>
      <div className={styles.bones} aria-hidden>
        {children}
      </div>
      {!isPart && <SlowNotice />}
    </div>
  );
}
