import type { ReactNode, RefObject } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { Header, Menu, MenuItem, MenuSection, Text } from 'react-aria-components/Menu';
import { TextField } from 'react-aria-components/TextField';
import { FloatingPanel } from '../kit/FloatingPanel.tsx';
import styles from './SearchList.module.css';

export interface SearchListOption {
  id: string;
  label: string;
  icon: ReactNode;
  /** In a column of its own. */
  detail?: string | undefined;
}

export interface SearchListProps {
  /** What the list stands beside. */
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  label: string;
  searchLabel: string;
  searchIcon: ReactNode;
  groups: readonly { id: string; label: string; options: readonly SearchListOption[] }[];
  /** Shown when nothing is found. */
  none: ReactNode;
  onChoose: (id: string) => void;
  onClose: () => void;
  /** Below the list. */
  children?: ReactNode;
}

/** A list of choices with a search over it: arrows move, Enter chooses, Escape closes. */
export function SearchList({ anchor, label, searchLabel, groups, ...rest }: SearchListProps) {
  // Whoever types without accents finds them all the same.
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <FloatingPanel
      className={styles.popover ?? ''}
      triggerRef={anchor}
      isOpen={rest.isOpen}
      placement="bottom start"
      offset={6}
      maxHeight={400}
      onOpenChange={(opens) => !opens && rest.onClose()}
    >
      <Dialog className={styles.dialog ?? ''} aria-label={label}>
        <Autocomplete filter={contains}>
          <TextField
            className={styles.search ?? ''}
            type="search"
            aria-label={searchLabel}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens a search wants to type
            autoFocus
          >
            {rest.searchIcon}
            <Input className={styles.input ?? ''} placeholder={searchLabel} />
          </TextField>
          <Menu
            className={styles.list ?? ''}
            aria-label={label}
            onAction={(key) => rest.onChoose(String(key))}
            renderEmptyState={() => <p className={styles.none}>{rest.none}</p>}
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
                    {option.detail !== undefined && <Text slot="description">{option.detail}</Text>}
                  </MenuItem>
                ))}
              </MenuSection>
            ))}
          </Menu>
        </Autocomplete>
        {rest.children}
      </Dialog>
    </FloatingPanel>
  );
}
