import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../marks/Spinner.tsx';
import styles from './Button.module.css';

export type ButtonLook = 'secondary' | 'primary' | 'ghost' | 'danger' | 'text';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  look?: ButtonLook;
  icon?: ReactNode;
  /** The spinner takes the icon's place and clicks do nothing; give the progressive form as children. */
  busy?: boolean;
  /** Stays focusable, so that its reason can be read; clicks do nothing. */
  disabled?: boolean;
}

/** The one button. Never `disabled` in the DOM: a control that says why it is off must stay reachable. */
export function Button({
  look = 'secondary',
  icon,
  busy = false,
  disabled = false,
  onClick,
  children,
  ...rest
}: ButtonProps): ReactNode {
  const off = busy || disabled;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (off) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      data-look={look}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      onClick={click}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
