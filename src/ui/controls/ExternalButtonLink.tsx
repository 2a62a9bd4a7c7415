import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ButtonLook } from './Button.tsx';
import styles from './Button.module.css';

export interface ExternalButtonLinkProps extends Omit<
  ComponentPropsWithRef<'a'>,
  'className' | 'style' | 'href'
> {
  href: string;
  look?: ButtonLook;
  icon?: ReactNode;
}

/** Link that looks like a button and leads to a page outside the plugin, for instance of the platform. */
export function ExternalButtonLink({
  look = 'secondary',
  icon,
  children,
  ...anchorProps
}: ExternalButtonLinkProps): ReactNode {
  return (
    <a {...anchorProps} className={styles.button} data-look={look}>
      {icon}
      {children}
    </a>
  );
}
