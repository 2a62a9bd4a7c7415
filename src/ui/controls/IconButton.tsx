import {
  useId,
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { LinkWithoutRerender, type LinkWithoutRerenderProps } from './LinkWithoutRerender.tsx';
import styles from './IconButton.module.css';
import { useTooltip } from './useTooltip.tsx';

/**
 * Icon as an element, or as classes from `getIconClass`. Classes need no extra element, which saves time in lists with
 * thousands of rows.
 */
type IconSource = ReactElement | string | null;

function getIconProps(icon: IconSource): { className: string; children?: ReactNode } {
  const { iconButton = '' } = styles;
  return typeof icon === 'string'
    ? { className: `${iconButton} ${icon}` }
    : { className: iconButton, children: icon };
}

interface IconControlProps {
  /** Accessible name. Names the action and its object: "Print: Safety at work". */
  label: string;
  /** Text of the tooltip, such as "Print" if the object is next to the control. Default: the label. */
  tooltip?: string;
  icon: IconSource;
}

interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'children'>, IconControlProps {
  size?: 'normal' | 'small';
  /**
   * Reason why the button is disabled, shown as the tooltip. If set, clicks are ignored, and the button stays
   * focusable.
   */
  disabledReason?: string;
}

/**
 * Button with an icon and no visible text. Its tooltip is shown after half a second of hovering, or immediately on
 * focus.
 */
export function IconButton({
  label,
  tooltip: tooltipText = label,
  icon,
  size = 'normal',
  disabledReason,
  onClick,
  ...buttonProps
}: IconButtonProps): ReactNode {
  const tooltip = useTooltip(disabledReason ?? tooltipText);
  const reasonId = useId();
  const isDisabled = disabledReason !== undefined;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isDisabled) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        type="button"
        {...buttonProps}
        {...tooltip.trigger}
        {...getIconProps(icon)}
        data-size={size}
        aria-label={label}
        aria-disabled={isDisabled || undefined}
        aria-describedby={isDisabled ? reasonId : undefined}
        onClick={handleClick}
      />
      {isDisabled && (
        <span id={reasonId}>
          <VisuallyHidden>{disabledReason}</VisuallyHidden>
        </span>
      )}
      {tooltip.bubble}
    </>
  );
}

type IconLinkProps = IconControlProps &
  Omit<LinkWithoutRerenderProps, 'className' | 'style' | 'children'>;

/** Link with an icon and no visible text that leads to a screen of the plugin. */
export function IconLink({
  label,
  tooltip: tooltipText = label,
  icon,
  ...linkProps
}: IconLinkProps): ReactNode {
  const tooltip = useTooltip(tooltipText);
  return (
    <>
      <LinkWithoutRerender
        {...linkProps}
        {...tooltip.trigger}
        {...getIconProps(icon)}
        aria-label={label}
      />
      {tooltip.bubble}
    </>
  );
}

type ExternalIconLinkProps = IconControlProps &
  Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'children'> & { href: string };

/** Link with an icon and no visible text that leads to a page outside the plugin. */
export function ExternalIconLink({
  label,
  tooltip: tooltipText = label,
  icon,
  ...anchorProps
}: ExternalIconLinkProps): ReactNode {
  const tooltip = useTooltip(tooltipText);
  return (
    <>
      <a {...anchorProps} {...tooltip.trigger} {...getIconProps(icon)} aria-label={label} />
      {tooltip.bubble}
    </>
  );
}
