import type { ReactNode } from 'react';
import styles from './Skeleton.module.css';
import { SlowNotice } from './SlowNotice.tsx';

/**
 * Grey bar displayed instead of content that is loading. `width` and `height` are CSS lengths. Must be inside a
 * `SkeletonGroup`.
 */
export function Skeleton({ width, height }: { width: string; height?: string }): ReactNode {
  return <span className={styles.bar} style={{ width, ...(height && { height }) }} />;
}

interface SkeletonGroupProps {
  /** Whether to omit the message that loading takes long, because another element shows it. */
  isSilent?: boolean;
  children: ReactNode;
}

/**
 * Placeholder with the shape of the content that is loading, built from `Skeleton` bars. Invisible for the first 200
 * ms, and hidden from screen readers. Shows a message when loading takes long.
 */
export function SkeletonGroup({ isSilent = false, children }: SkeletonGroupProps): ReactNode {
  return (
    <div className={styles.group}>
      <div className={styles.bars} aria-hidden>
        {children}
      </div>
      {!isSilent && <SlowNotice />}
    </div>
  );
}
