import type { ReactNode } from 'react';
import styles from './BlankState.module.css';

export interface BlankStateProps {
  /** Illustration from the folder `ui/illustrations`. */
  art: ReactNode;
  title: ReactNode;
  /** Text of one sentence. */
  children?: ReactNode;
  /** One or two buttons, if any. */
  actions?: ReactNode;
  /** Level of the heading: 1 for a whole screen, 2 inside a screen. */
  headingLevel?: 1 | 2;
  /** ARIA role: `status` for temporary states, such as signing in. */
  role?: 'status';
}

/** Illustration, heading, text and buttons displayed instead of missing content. */
export function BlankState({
  art,
  title,
  children,
  actions,
  headingLevel = 2,
  role,
}: BlankStateProps): ReactNode {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.state} role={role}>
      <div className={styles.art}>{art}</div>
      <Heading className={styles.heading}>{title}</Heading>
      {children !== undefined && <p className={styles.text}>{children}</p>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
