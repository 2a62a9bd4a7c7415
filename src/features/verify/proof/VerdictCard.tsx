import type { ReactNode } from 'react';
import styles from './VerdictCard.module.css';

interface VerdictCardProps {
  /** Colour scheme of the card. The heading and the icon must say the same, for readers who cannot see the colour. */
  tone: 'good' | 'warning' | 'danger' | 'neutral';
  icon: ReactNode;
  heading: ReactNode;
  /** Element of the heading. An `h2` can receive the focus when the verdict appears. */
  as: 'h1' | 'h2';
  /** Explanation of the verdict, one or two sentences. */
  children: ReactNode;
}

/** A card with the verdict (such as "valid") about a certificate or a file. */
export function VerdictCard({ tone, icon, heading, as: Heading, children }: VerdictCardProps) {
  return (
    <div className={styles.verdict} data-tone={tone}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.content}>
        <Heading tabIndex={Heading === 'h2' ? -1 : undefined}>{heading}</Heading>
        <div className={styles.details}>{children}</div>
      </div>
    </div>
  );
}
