import { Ellipsis } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import {
  Menu as AriaMenu,
  MenuItem,
  MenuTrigger,
  Pressable,
  Separator,
  Text,
} from 'react-aria-components/Menu';
import iconButton from '../controls/IconButton.module.css';
import { useTooltip } from '../controls/useTooltip.tsx';
import { FloatingPanel } from './FloatingPanel.tsx';
import styles from './Menu.module.css';

export interface MenuAction {
  /** Id of the action, unique in its menu. */
  id: string;
  label: string;
  icon: ReactNode;
  onAction: () => void;
  /** Whether data would be lost by the action. The action is then placed after a separator. */
  isDanger?: boolean;
  /** Reason why the action is disabled, shown in the menu. If set, the action cannot be chosen, but stays focusable. */
  disabledReason?: string | undefined;
}

/** State in which the user left the placeholder button that was shown before the menu was loaded. */
export type PlaceholderInteraction = 'focused' | 'pressed' | false;

export interface MenuProps {
  /** Accessible name of the button and the menu: "More actions: Safety at work". */
  label: string;
  actions: readonly MenuAction[];
  placeholderInteraction?: RefObject<PlaceholderInteraction | undefined>;
}

/** Button with three dots that opens a menu of actions. Must be inside an AriaProvider. */
export function Menu({ label, actions, placeholderInteraction }: MenuProps) {
  const tooltip = useTooltip(label);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!placeholderInteraction?.current) return;
    button.current?.focus();
    if (placeholderInteraction.current === 'pressed') button.current?.click();
  }, [placeholderInteraction]);
  return (
    <>
      <MenuTrigger>
        <Pressable>
          <button
            ref={button}
            type="button"
            className={iconButton.iconButton}
            aria-label={label}
            {...tooltip.trigger}
          >
            <Ellipsis aria-hidden />
          </button>
        </Pressable>
        <FloatingPanel className={styles.popover ?? ''} placement="bottom end" offset={4}>
          <AriaMenu className={styles.menu ?? ''}>
            {actions.flatMap((action) => [
              action.isDanger && <Separator key="separator" className={styles.separator ?? ''} />,
              <Action key={action.id} {...action} />,
            ])}
          </AriaMenu>
        </FloatingPanel>
      </MenuTrigger>
      {tooltip.bubble}
    </>
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
