import { Building2, Flag, Search, User } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { useFilter } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './FieldSearch.module.css';
import { messages } from './messages.ts';
import { fieldSources, type FieldSource, type RegisteredField } from './useRegisteredFields.ts';

interface FieldSearchProps {
  fields: readonly RegisteredField[];
  /** Accessible name of the list. */
  label: string;
  onChoose: (field: RegisteredField) => void;
}

const icons: Readonly<Record<FieldSource, ReactNode>> = {
  user: <User aria-hidden />,
  mission: <Flag aria-hidden />,
  company: <Building2 aria-hidden />,
};

/**
 * A search field with the list of matching registered fields below, a combobox as described by the ARIA Authoring Practices
 * Guide: the focus stays in the search field, and `aria-activedescendant` names the active option.
 */
export function FieldSearch({ fields, label, onChoose }: FieldSearchProps) {
  const intl = useIntl();
  const listId = useId();
  const { query, matches, activeField, search, onKeyDown } = useFieldSearch(fields, onChoose);
  const getOptionId = (field: RegisteredField) => `${listId}-${field.key}`;
  const searchLabel = intl.formatMessage(messages.search);

  const renderOption = (field: RegisteredField) => (
    <FieldOption
      key={field.key}
      id={getOptionId(field)}
      field={field}
      isActive={field === activeField}
      onChoose={onChoose}
    />
  );
  return (
    <>
      <TextField
        className={styles.search ?? ''}
        type="search"
        aria-label={searchLabel}
        value={query}
        onChange={search}
        onKeyDown={onKeyDown}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- users open the list to type
        autoFocus
      >
        <Search aria-hidden />
        <Input
          className={styles.input ?? ''}
          placeholder={searchLabel}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={matches.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeField && getOptionId(activeField)}
        />
      </TextField>
      {matches.length === 0 && (
        <p className={styles.emptyMessage} role="status">
          <FormattedMessage {...messages.none} />
        </p>
      )}
      <div
        id={listId}
        className={styles.list}
        role="listbox"
        aria-label={label}
        hidden={matches.length === 0}
      >
        {fieldSources.map((source) => {
          const options = matches.filter((field) => field.source === source).map(renderOption);
          if (options.length === 0) return null;
          return (
            <div key={source} role="group" aria-labelledby={`${listId}-${source}`}>
              <div id={`${listId}-${source}`} className={styles.group} role="presentation">
                {intl.formatMessage(messages[source])}
              </div>
              {options}
            </div>
          );
        })}
      </div>
    </>
  );
}

interface FieldOptionProps {
  id: string;
  field: RegisteredField;
  isActive: boolean;
  onChoose: (field: RegisteredField) => void;
}

function FieldOption({ id, field, isActive, onChoose }: FieldOptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field handles the keys
    <div
      ref={isActive ? scrollIntoView : undefined}
      id={id}
      className={styles.option}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onMouseDown={keepFocus}
      onClick={() => onChoose(field)}
    >
      {icons[field.source]}
      <span className={styles.label}>{field.label}</span>
      <span className={styles.example}>{field.example}</span>
    </div>
  );
}

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/** Keeps the focus in the search field when an option is pressed. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * Returns the state of the search and its handlers. The first match becomes active when the query changes, so that Enter
 * chooses it.
 */
function useFieldSearch(
  fields: readonly RegisteredField[],
  onChoose: (field: RegisteredField) => void,
) {
  // Ignores accents.
  const { contains } = useFilter({ sensitivity: 'base' });
  const [query, setQuery] = useState('');
  const [activeIndex, setActiveIndex] = useState(-1);
  const matches = fieldSources.flatMap((source) =>
    fields.filter((field) => field.source === source && contains(field.label, query)),
  );
  const activeField = matches[activeIndex];

  const search = (newQuery: string) => {
    setQuery(newQuery);
    setActiveIndex(newQuery ? 0 : -1);
  };
  const onKeyDown: TextFieldProps['onKeyDown'] = (event) => {
    // The panel handles these keys. All others must not reach the host, which would run its shortcuts.
    if (event.key === 'Escape' || event.key === 'Tab') event.continuePropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && activeField) onChoose(activeField);
    const last = matches.length - 1;
    if (event.key === 'ArrowDown') setActiveIndex(activeIndex < last ? activeIndex + 1 : 0);
    if (event.key === 'ArrowUp') setActiveIndex(activeIndex > 0 ? activeIndex - 1 : last);
    // The browser would submit a form, or move the caret.
    if (['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key)) event.preventDefault();
  };
  return { query, matches, activeField, search, onKeyDown };
}
