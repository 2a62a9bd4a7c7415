import { Building2, Flag, Search, User } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { Button } from '#ui/controls/Button.tsx';
import { SearchableOptionList } from '#ui/controls/SearchableOptionList.tsx';
import { messages } from './messages.ts';
import {
  fieldSources,
  type FieldSource,
  type RegisteredField,
  type RegisteredFields,
} from './useRegisteredFields.ts';
import styles from './FieldPicker.module.css';

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

/** A searchable list of merge fields ("Add a registered data"). */
export function FieldPicker({ anchor, isOpen, fields, onClose }: FieldPickerProps) {
  const intl = useIntl();
  const groups = fieldSources.map((source) => ({
    id: source,
    label: intl.formatMessage(messages[source]),
    options: fields.fields
      .filter((field) => field.source === source)
      .map((field) => ({
        id: field.key,
        label: field.label,
        icon: icons[source],
        detail: field.example,
      })),
  }));
  return (
    <SearchableOptionList
      anchor={anchor}
      isOpen={isOpen}
      label={intl.formatMessage(messages.add)}
      searchLabel={intl.formatMessage(messages.search)}
      searchIcon={<Search aria-hidden />}
      groups={groups}
      emptyMessage={<FormattedMessage {...messages.none} />}
      onClose={() => onClose()}
      onChoose={(key) => {
        const pickedField = fields.fields.find((field) => field.key === key);
        if (pickedField) onClose(pickedField);
      }}
    >
      {fields.error && (
        <p className={styles.error}>
          <FormattedMessage {...messages.failed} />
          <Button look="text" busy={fields.isLoading} onClick={fields.retry}>
            <FormattedMessage {...sharedMessages.retry} />
          </Button>
        </p>
      )}
    </SearchableOptionList>
  );
}
