import type { ReactNode } from 'react';
import styles from './ListMessagePanel.module.css';

interface ListMessagePanelProps {
  role?: 'alert';
  children: ReactNode;
}

/** Panel displayed instead of the list, with a message, for instance that there are no certificates. */
export function ListMessagePanel({ role, children }: ListMessagePanelProps) {
  return (
    <div className={styles.panel} role={role}>
      {children}
    </div>
  );
}
