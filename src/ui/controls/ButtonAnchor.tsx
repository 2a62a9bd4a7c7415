import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ButtonLook } from './Button.tsx';
import styles from './Button.module.css';

export interface ButtonAnchorProps extends Omit<
  ComponentPropsWithRef<'a'>,
  'className' | 'style' | 'href'
> {
  href: string;
  look?: ButtonLook;
  icon?: ReactNode;
}

/** A link out of the plugin, for instance back to the platform, with the face of a button. */
export function ButtonAnchor({
  look = 'secondary',
  icon,
  children,
  ...rest
}: ButtonAnchorProps): ReactNode {
  return (
    <a {...rest} className={styles.button} data-look={look}>
      {icon}
      {children}
    </a>
  );
}
