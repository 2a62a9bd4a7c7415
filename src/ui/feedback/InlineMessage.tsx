import { CircleAlert, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './InlineMessage.module.css';

type NoteType = 'info' | 'warning' | 'error';

const icons: Readonly<Record<NoteType, LucideIcon>> = {
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
};

/** Message displayed next to the item it refers to, optionally with a button. */
export function InlineMessage({
  type = 'info',
  children,
}: {
  type?: NoteType;
  children: ReactNode;
}): ReactNode {
  const Icon = icons[type];
  return (
    <div className={styles.note} data-type={type}>
      <Icon aria-hidden />
      <span>{children}</span>
    </div>
  );
}
