import { Building2, Flag, Search, User } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { Button } from '#ui/controls/Button.tsx';
import { SearchList } from '#ui/fields/SearchList.tsx';
import { messages } from '../areas/messages.ts';
import {
  fieldSources,
  type FieldSource,
  type RegisteredField,
  type RegisteredFields,
} from './useRegisteredFields.ts';
import styles from './FieldPicker.module.css';

interface FieldPickerProps {
  /** What the list stands beside. */
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  fields: RegisteredFields;
  /** @param chosen none when it is closed without a choice */
  onClose: (chosen?: RegisteredField) => void;
}

const icons: Readonly<Record<FieldSource, ReactNode>> = {
  user: <User aria-hidden />,
  mission: <Flag aria-hidden />,
  company: <Building2 aria-hidden />,
};

/** "Add a registered data": a list with a search. */
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
    <SearchList
      anchor={anchor}
      isOpen={isOpen}
      label={intl.formatMessage(messages.add)}
      searchLabel={intl.formatMessage(messages.search)}
      searchIcon={<Search aria-hidden />}
      groups={groups}
      none={<FormattedMessage {...messages.none} />}
      onClose={() => onClose()}
      onChoose={(key) => {
        const chosen = fields.fields.find((field) => field.key === key);
        if (chosen) onClose(chosen);
      }}
    >
      {fields.error && (
        <p className={styles.failed}>
          <FormattedMessage {...messages.failed} />
          <Button look="text" busy={fields.isLoading} onClick={fields.retry}>
            <FormattedMessage {...sharedMessages.retry} />
          </Button>
        </p>
      )}
    </SearchList>
  );
}
