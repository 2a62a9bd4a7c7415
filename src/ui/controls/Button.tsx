import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../feedback/Spinner.tsx';
import styles from './Button.module.css';

export type ButtonLook = 'secondary' | 'primary' | 'ghost' | 'danger' | 'text';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  look?: ButtonLook;
  icon?: ReactNode;
  /**
   * Whether the action of the button is in progress. Shows a spinner instead of the icon and ignores clicks. The
   * children should describe the progress ("Saving…").
   */
  busy?: boolean;
  /**
   * Whether clicks are ignored. The button stays focusable, so that a description of why it is disabled can be read.
   */
  disabled?: boolean;
}

/**
 * Button. Does not use the HTML attribute `disabled`, because a button that explains why it is disabled must stay
 * focusable.
 */
export function Button({
  look = 'secondary',
  icon,
  busy = false,
  disabled = false,
  onClick,
  children,
  ...buttonProps
}: ButtonProps): ReactNode {
  const isInactive = busy || disabled;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInactive) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...buttonProps}
      className={styles.button}
      data-look={look}
      aria-disabled={isInactive || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
