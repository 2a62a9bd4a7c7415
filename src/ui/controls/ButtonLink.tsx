import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import type { ButtonLook } from './Button.tsx';
import styles from './Button.module.css';

export interface ButtonLinkProps extends Omit<LinkProps, 'className' | 'style'> {
  look?: ButtonLook;
  icon?: ReactNode;
}

/** Link that looks like a button and leads to a screen of the plugin. */
export function ButtonLink({
  look = 'secondary',
  icon,
  children,
  ...linkProps
}: ButtonLinkProps): ReactNode {
  return (
    <Link {...linkProps} className={styles.button} data-look={look}>
      {icon}
      {children}
    </Link>
  );
}
