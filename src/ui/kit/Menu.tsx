import { Ellipsis } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import {
  Menu as KitMenu,
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
  /** Unique in its menu. */
  id: string;
  label: string;
  icon: ReactNode;
  onAction: () => void;
  /** Something would be lost: the action stands apart, after a rule. */
  isDanger?: boolean;
  /** Given, the action is off, stays reachable and says this. */
  disabledReason?: string | undefined;
}

/** How far somebody had come with the button that stood in its place while it was loaded. */
export type ReachedButton = 'focused' | 'pressed' | false;

export interface MenuProps {
  /** Names the button and the menu: "More actions: Safety at work". */
  label: string;
  actions: readonly MenuAction[];
  reached?: RefObject<ReachedButton | undefined>;
}

/** Three dots that open a list of actions. Needs a Kit around it. */
export function Menu({ label, actions, reached }: MenuProps) {
  const tooltip = useTooltip(label);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!reached?.current) return;
    button.current?.focus();
    if (reached.current === 'pressed') button.current?.click();
  }, [reached]);
  return (
    <>
      <MenuTrigger>
        <Pressable>
          <button
            ref={button}
            type="button"
            className={iconButton.control}
            aria-label={label}
            {...tooltip.trigger}
          >
            <Ellipsis aria-hidden />
          </button>
        </Pressable>
        <FloatingPanel className={styles.popover ?? ''} placement="bottom end" offset={4}>
          <KitMenu className={styles.menu ?? ''}>
            {actions.flatMap((action) => [
              action.isDanger && <Separator key="rule" className={styles.rule ?? ''} />,
              <Action key={action.id} {...action} />,
            ])}
          </KitMenu>
        </FloatingPanel>
      </MenuTrigger>
      {tooltip.bubble}
    </>
  );
}

function Action({ id, label, icon, onAction, isDanger, disabledReason }: MenuAction) {
  const isOff = disabledReason !== undefined;
  return (
    <MenuItem
      id={id}
      textValue={label}
      className={styles.action ?? ''}
      shouldCloseOnSelect={!isOff}
      onAction={() => !isOff && onAction()}
      // The library would keep the keyboard from an action that is off, and so from its reason.
      render={(props) => (
        <div
          {...(props as ComponentProps<'div'>)}
          aria-disabled={isOff || undefined}
          data-danger={isDanger || undefined}
        />
      )}
    >
      {icon}
      <Text slot="label">{label}</Text>
      {isOff && (
        <Text slot="description" className={styles.reason ?? ''}>
          {disabledReason}
        </Text>
      )}
    </MenuItem>
  );
}
