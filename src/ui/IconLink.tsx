import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './IconButton.module.css';
import { useTooltip } from './useTooltip.tsx';

export interface IconLinkProps extends Omit<LinkProps, 'className' | 'style' | 'children'> {
  /** Names the action and its object, "Preview: Safety at work". Also the tooltip. */
  label: string;
  icon: ReactNode;
}

/** A link to a screen of ours whose face is an icon. */
export function IconLink({ label, icon, ...rest }: IconLinkProps): ReactNode {
  const tooltip = useTooltip(label);
  return (
    <>
      <Link {...rest} {...tooltip.trigger} className={styles.control} aria-label={label}>
        {icon}
      </Link>
      {tooltip.bubble}
    </>
  );
}
