import type { ReactNode } from 'react';
import styles from './StatePanel.module.css';

interface StatePanelProps {
  role?: 'alert';
  children: ReactNode;
}

/** The panel in place of the list for a message, such as that there are no certificates. */
export function StatePanel({ role, children }: StatePanelProps) {
  return (
    <div className={styles.panel} role={role}>
      {children}
    </div>
  );
}
