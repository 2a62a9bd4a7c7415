import type { ReactNode } from 'react';
import styles from './BlankState.module.css';

export interface BlankStateProps {
  /** One of `art/`. */
  art: ReactNode;
  title: ReactNode;
  /** One sentence. */
  children?: ReactNode;
  /** None, one or two buttons. */
  actions?: ReactNode;
  /** 1 where the state is the whole screen, 2 inside one. */
  headingLevel?: 1 | 2 | 3;
  /** `status` for what passes by itself, such as signing in. */
  role?: 'status';
}

/** What stands where there is nothing to show: a picture, a heading, a sentence, a way on. */
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
    <div className={styles.blank} role={role}>
      <div className={styles.art}>{art}</div>
      <Heading className={styles.heading}>{title}</Heading>
      {children !== undefined && <p className={styles.sentence}>{children}</p>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
