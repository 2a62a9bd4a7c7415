import type { ReactNode } from 'react';
import styles from './SigningInArt.module.css';

export function SigningInArt(): ReactNode {
  return (
    <svg width="168" height="128" viewBox="0 0 92 92" aria-hidden="true" focusable="false">
      <circle cx="46" cy="46" r="40" fill="none" stroke="var(--certs-line)" strokeWidth="3" />
      <path
        className={styles.arc}
        d="M46 6a40 40 0 0 1 40 40"
        fill="none"
        stroke="var(--certs-accent-ink)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <rect
        x="26"
        y="32"
        width="40"
        height="28"
        rx="3"
        fill="var(--certs-surface)"
        stroke="var(--certs-line-strong)"
        strokeWidth="1.5"
      />
      <rect x="34" y="40" width="24" height="4" rx="2" fill="var(--certs-accent)" />
      <rect
        x="37"
        y="48"
        width="18"
        height="2.5"
        rx="1.2"
        fill="var(--certs-line-strong)"
        opacity=".6"
      />
    </svg>
  );
}
