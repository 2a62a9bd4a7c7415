import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { Header, Menu, MenuItem, MenuSection, Text } from 'react-aria-components/Menu';
import { TextField } from 'react-aria-components/TextField';
import { FloatingPanel } from '../overlays/FloatingPanel.tsx';
import styles from './SearchableOptionList.module.css';

export interface SearchListOption {
  id: string;
  label: string;
  icon: ReactNode;
  /** Additional text of the option, shown in a second column. */
  detail?: string | undefined;
}

export interface SearchableOptionListProps {
  /** Element next to which the list opens. */
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  label: string;
  searchLabel: string;
  searchIcon: ReactNode;
  groups: readonly { id: string; label: string; options: readonly SearchListOption[] }[];
  /** Content shown when no option matches the search text. */
  emptyMessage: ReactNode;
  onChoose: (id: string) => void;
  onClose: () => void;
  /** Content shown below the list. */
  children?: ReactNode;
}

/**
 * Hides a key from the host. Autocomplete repeats each key of the field as an event of the list, so that the host could
 * not tell that the user types, and would run its shortcuts.
 */
const hideFromHost = ({ nativeEvent }: KeyboardEvent) => nativeEvent.stopPropagation();

/**
 * List of options in a popover with a search field. Arrow keys move between options, Enter selects an option, Escape
 * closes the list.
 */
export function SearchableOptionList({
  anchor,
  label,
  searchLabel,
  groups,
  ...otherProps
}: SearchableOptionListProps) {
  // Ignores accents.
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <FloatingPanel
      className={styles.popover ?? ''}
      triggerRef={anchor}
      isOpen={otherProps.isOpen}
      placement="bottom start"
      offset={6}
      maxHeight={400}
      onOpenChange={(isOpen) => !isOpen && otherProps.onClose()}
    >
      <Dialog className={styles.dialog ?? ''} aria-label={label}>
        <Autocomplete filter={contains}>
          <TextField
            className={styles.search ?? ''}
            type="search"
            aria-label={searchLabel}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- users open the list to type
            autoFocus
          >
            {otherProps.searchIcon}
            <Input className={styles.input ?? ''} placeholder={searchLabel} />
          </TextField>
          <div role="presentation" onKeyDown={hideFromHost} onKeyUp={hideFromHost}>
            <Menu
              className={styles.list ?? ''}
              aria-label={label}
              onAction={(key) => otherProps.onChoose(String(key))}
              renderEmptyState={() => (
                <p className={styles.emptyMessage}>{otherProps.emptyMessage}</p>
              )}
            >
              {groups.map((group) => (
                <MenuSection key={group.id} id={group.id}>
                  <Header className={styles.group ?? ''}>{group.label}</Header>
                  {group.options.map((option) => (
                    <MenuItem
                      key={option.id}
                      id={option.id}
                      textValue={option.label}
                      className={styles.option ?? ''}
                    >
                      {option.icon}
                      <Text slot="label">{option.label}</Text>
                      {option.detail !== undefined && (
                        <Text slot="description">{option.detail}</Text>
                      )}
                    </MenuItem>
                  ))}
                </MenuSection>
              ))}
            </Menu>
          </div>
        </Autocomplete>
        {otherProps.children}
      </Dialog>
    </FloatingPanel>
  );
}
