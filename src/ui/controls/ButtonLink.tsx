import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import type { ButtonLook } from './Button.tsx';
import styles from './Button.module.css';

export interface ButtonLinkProps extends Omit<LinkProps, 'className' | 'style'> {
  look?: ButtonLook;
  icon?: ReactNode;
}

/** A link to a screen of ours with the face of a button. */
export function ButtonLink({
  look = 'secondary',
  icon,
  children,
  ...rest
}: ButtonLinkProps): ReactNode {
  return (
    <Link {...rest} className={styles.button} data-look={look}>
      {icon}
      {children}
    </Link>
  );
}
