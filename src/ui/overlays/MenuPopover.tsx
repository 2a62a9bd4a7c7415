import type { ComponentProps, ReactNode, RefObject } from 'react';
import { Menu, MenuItem, Separator, Text } from 'react-aria-components/Menu';
import { FloatingPanel } from './FloatingPanel.tsx';
import styles from './MenuPopover.module.css';

export interface MenuAction {
  /** Id of the action, unique in its menu. */
  id: string;
  label: string;
  icon: ReactNode;
  onAction: () => void;
  /** Whether the action loses data, such as deletion. If so, the menu shows the action below a separator. */
  isDanger?: boolean;
  /** Reason why the action is disabled, shown in the menu. If set, the action cannot be chosen, but stays focusable. */
  disabledReason?: string | undefined;
}

interface MenuPopoverProps {
  /** Accessible name of the menu. */
  label: string;
  actions: readonly MenuAction[];
  /** Button next to which the menu opens. */
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  /** Action that has the focus when the menu opens. `true`: the menu itself has the focus. */
  initialFocus: 'first' | 'last' | true;
  onClose: () => void;
}

/** Popover with a menu of actions. Must be inside an AriaLocaleAndPortalProvider. */
export default function MenuPopover(props: MenuPopoverProps) {
  const { label, actions, anchor, isOpen, initialFocus, onClose } = props;
  return (
    <FloatingPanel
      className={styles.popover ?? ''}
      triggerRef={anchor}
      aria-label={label}
      isOpen={isOpen}
      onOpenChange={onClose}
      placement="bottom end"
      offset={4}
    >
      <Menu
        className={styles.menu ?? ''}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the menu has the focus while it is open
        autoFocus={initialFocus}
        onClose={onClose}
      >
        {actions.flatMap((action) => [
          action.isDanger && <Separator key="separator" className={styles.separator ?? ''} />,
          <Action key={action.id} {...action} />,
        ])}
      </Menu>
    </FloatingPanel>
  );
}

function Action({ id, label, icon, onAction, isDanger, disabledReason }: MenuAction) {
  const isDisabled = disabledReason !== undefined;
  return (
    <MenuItem
      id={id}
      textValue={label}
      className={styles.action ?? ''}
      shouldCloseOnSelect={!isDisabled}
      onAction={() => !isDisabled && onAction()}
      // The library would skip a disabled action with the keyboard, and so its reason.
      render={(props) => (
        <div
          {...(props as ComponentProps<'div'>)}
          aria-disabled={isDisabled || undefined}
          data-danger={isDanger || undefined}
        />
      )}
    >
      {icon}
      <Text slot="label">{label}</Text>
      {isDisabled && (
        <Text slot="description" className={styles.reason ?? ''}>
          {disabledReason}
        </Text>
      )}
    </MenuItem>
  );
}
