import { Transition, type TransitionProps } from 'notistack';
import { useRef, type ReactNode, type RefObject } from 'react';
import styles from './ToastRegion.module.css';

/** Durations of the toast transition, in milliseconds. Must equal those in ToastRegion.module.css. */
export const transitionDuration = { enter: 180, exit: 120 };

/** Transition of a toast for notistack, with CSS classes instead of inline styles. */
export function ToastTransition({ children, ...transition }: TransitionProps): ReactNode {
  const node = useRef<HTMLDivElement>(null);
  return (
    <Transition {...transition} nodeRef={node as RefObject<HTMLDivElement>}>
      {(status: string) => (
        <div ref={node} className={styles.transition} data-status={status}>
          {children}
        </div>
      )}
    </Transition>
  );
}
