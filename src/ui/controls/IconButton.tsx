import {
  useId,
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Hidden } from '../Hidden.tsx';
import { ListLink, type ListLinkProps } from './ListLink.tsx';
import styles from './IconButton.module.css';
import { useTooltip } from './useTooltip.tsx';

/** An element, or the classes of an icon that needs none (`iconClass`): for controls of which there are thousands. */
type Face = ReactElement | string | null;

function faceOf(icon: Face): { className: string; children?: ReactNode } {
  const { control = '' } = styles;
  return typeof icon === 'string'
    ? { className: `${control} ${icon}` }
    : { className: control, children: icon };
}

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'disabled' | 'children'
> {
  /** Names the action and its object, "Print: Safety at work". Also the tooltip. */
  label: string;
  icon: Face;
  size?: 'normal' | 'small';
  /** Given, the button is off, stays focusable and says this. */
  disabledReason?: string;
}

/** A button whose face is an icon. Its tooltip comes after half a second, at once on focus. */
export function IconButton({
  label,
  icon,
  size = 'normal',
  disabledReason,
  onClick,
  ...rest
}: IconButtonProps): ReactNode {
  const tooltip = useTooltip(disabledReason ?? label);
  const reasonId = useId();
  const off = disabledReason !== undefined;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (off) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        type="button"
        {...rest}
        {...tooltip.trigger}
        {...faceOf(icon)}
        data-size={size}
        aria-label={label}
        aria-disabled={off || undefined}
        aria-describedby={off ? reasonId : undefined}
        onClick={click}
      />
      {off && (
        <span id={reasonId}>
          <Hidden>{disabledReason}</Hidden>
        </span>
      )}
      {tooltip.bubble}
    </>
  );
}

export interface IconLinkProps extends Omit<ListLinkProps, 'className' | 'style' | 'children'> {
  /** Names the action and its object, "Preview: Safety at work". Also the tooltip. */
  label: string;
  icon: Face;
}

/** A link to a screen of ours whose face is an icon. */
export function IconLink({ label, icon, ...rest }: IconLinkProps): ReactNode {
  const tooltip = useTooltip(label);
  return (
    <>
      <ListLink {...rest} {...tooltip.trigger} {...faceOf(icon)} aria-label={label} />
      {tooltip.bubble}
    </>
  );
}

export interface IconAnchorProps extends Omit<
  ComponentPropsWithRef<'a'>,
  'className' | 'style' | 'children'
> {
  href: string;
  /** Names the action and its object, "Print: Safety at work". Also the tooltip. */
  label: string;
  icon: Face;
}

/** A link out of the plugin whose face is an icon. */
export function IconAnchor({ label, icon, ...rest }: IconAnchorProps): ReactNode {
  const tooltip = useTooltip(label);
  return (
    <>
      <a {...rest} {...tooltip.trigger} {...faceOf(icon)} aria-label={label} />
      {tooltip.bubble}
    </>
  );
}
