import { Building2, Flag, Search, User } from 'lucide-react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { Header, Menu, MenuItem, MenuSection, Text } from 'react-aria-components/Menu';
import { TextField } from 'react-aria-components/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FloatingPanel } from '#ui/overlays/FloatingPanel.tsx';
import styles from './FieldPicker.module.css';
import { messages } from './messages.ts';
import {
  fieldSources,
  type FieldSource,
  type RegisteredField,
  type RegisteredFields,
} from './useRegisteredFields.ts';

interface FieldPickerProps {
  /** The element beside which the list opens. */
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  fields: RegisteredFields;
  /**
   * Called when the list is closed.
   * @param field the chosen field; undefined if the list is closed without a choice
   */
  onClose: (field?: RegisteredField) => void;
}

const icons: Readonly<Record<FieldSource, ReactNode>> = {
  user: <User aria-hidden />,
  mission: <Flag aria-hidden />,
  company: <Building2 aria-hidden />,
};

/**
 * Hides a key from the host. Autocomplete repeats each key of the field as an event of the list, so that the host could
 * not tell that the user types, and would run its shortcuts.
 */
const hideFromHost = ({ nativeEvent }: KeyboardEvent) => nativeEvent.stopPropagation();

/**
 * A searchable list of merge fields ("Add a registered data"). Arrow keys move between fields, Enter chooses one, Escape
 * closes the list.
 */
export function FieldPicker({ anchor, isOpen, fields, onClose }: FieldPickerProps) {
  const intl = useIntl();
  // Ignores accents.
  const { contains } = useFilter({ sensitivity: 'base' });
  const label = intl.formatMessage(messages.add);
  const searchLabel = intl.formatMessage(messages.search);
  return (
    <FloatingPanel
      className={styles.popover ?? ''}
      triggerRef={anchor}
      isOpen={isOpen}
      placement="bottom start"
      offset={6}
      maxHeight={400}
      onOpenChange={(isOpening) => !isOpening && onClose()}
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
            <Search aria-hidden />
            <Input className={styles.input ?? ''} placeholder={searchLabel} />
          </TextField>
          <div role="presentation" onKeyDown={hideFromHost} onKeyUp={hideFromHost}>
            <Menu
              className={styles.list ?? ''}
              aria-label={label}
              onAction={(key) => onClose(fields.fields.find((field) => field.key === key))}
              renderEmptyState={() => (
                <p className={styles.emptyMessage}>
                  <FormattedMessage {...messages.none} />
                </p>
              )}
            >
              {fieldSources.map((source) => (
                <MenuSection key={source} id={source}>
                  <Header className={styles.group ?? ''}>
                    {intl.formatMessage(messages[source])}
                  </Header>
                  {fields.fields.filter((field) => field.source === source).map(renderOption)}
                </MenuSection>
              ))}
            </Menu>
          </div>
        </Autocomplete>
        {fields.error && (
          <p className={styles.error}>
            <FormattedMessage {...messages.failed} />
            <Button look="text" busy={fields.isLoading} onClick={fields.retry}>
              <FormattedMessage {...sharedMessages.retry} />
            </Button>
          </p>
        )}
      </Dialog>
    </FloatingPanel>
  );
}

const renderOption = ({ key, source, label, example }: RegisteredField) => (
  <MenuItem key={key} id={key} textValue={label} className={styles.option ?? ''}>
    {icons[source]}
    <Text slot="label">{label}</Text>
    {example !== undefined && <Text slot="description">{example}</Text>}
  </MenuItem>
);
