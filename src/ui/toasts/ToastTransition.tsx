import { Transition, type TransitionProps } from 'notistack';
import { useRef, type ReactNode, type RefObject } from 'react';
import styles from './Toasts.module.css';

/** Milliseconds of the movement of Toasts.module.css. */
export const transitionDuration = { enter: 180, exit: 120 };

/** notistack's transition with our classes in place of its inline styles. */
export function ToastTransition({ children, ...transition }: TransitionProps): ReactNode {
  const node = useRef<HTMLDivElement>(null);
  return (
    <Transition {...transition} nodeRef={node as RefObject<HTMLDivElement>}>
      {(status: string) => (
        <div ref={node} className={styles.motion} data-status={status}>
          {children}
        </div>
      )}
    </Transition>
  );
}
