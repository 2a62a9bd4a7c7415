import { memo, type RefObject, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { documentMessages } from '#documents/messages.ts';
import {
  listFields,
  maxAreaLength,
  trimSpacesInsideMergeFields,
  removeField,
  formatMergeField,
} from '#domain/template/areaText.ts';
import { parseAreaText } from '#domain/certificate/registeredData.ts';
import { isPersonalDataField } from '#domain/certificate/registeredFields.ts';
import type { Language } from '#domain/language.ts';
import type { AreaName } from '#domain/template/template.ts';
import { useLoadError } from '#runtime/useLoadError.ts';
import { useLoadErrorToast } from '#session/useLoadErrorToast.ts';
import { TokenField, type TokenFieldHandle } from '#ui/controls/TokenField.tsx';
import type { TokenSyntax } from '#ui/controls/tokenContent.ts';
import {
  FieldChip,
  FieldHints,
  FieldPicker,
  isKnownField,
  type RegisteredField,
  type RegisteredFields,
} from '../fields/index.ts';
import { getAreaTextFieldId } from '../focusArea.ts';
import type { ChangeTemplate } from '../templateChange.ts';
import { AreaTextFieldFooter } from './AreaTextFieldFooter.tsx';
import styles from './AreaTextField.module.css';
import { messages } from './messages.ts';
import { useAreaText } from './useAreaText.ts';

const placeholders = {
  header: messages.headerPlaceholder,
  center: messages.centerPlaceholder,
  footer: messages.footerPlaceholder,
};

/** Characters that open the field picker when typed. */
const pickerTrigger = '{{';

interface AreaTextFieldProps {
  language: Language;
  area: AreaName;
  text: string;
  fields: RegisteredFields;
  change: ChangeTemplate;
  onFocus: () => void;
}

/**
 * A text field for one custom area in one language, with character counter, hints and field picker. Memoized: typing
 * into another area does not render this one.
 */
export const AreaTextField = memo(function AreaTextField(props: AreaTextFieldProps) {
  const { language, area, text, fields, onFocus } = props;
  const id = getAreaTextFieldId(language, area);
  const intl = useIntl();
  const fieldRef = useRef<TokenFieldHandle>(null);
  const boxRef = useRef<HTMLDivElement>(null);
  const { isPickerOpen, openPicker, closePicker } = useFieldPicker(fieldRef);
  const syntax = useTokenSyntax(fields.fields);
  const value = trimSpacesInsideMergeFields(text);
  const { applyEdit, changeText, limitMessage, onPaste } = useAreaText(value, boxRef, props);
  const label = intl.formatMessage(documentMessages[area]);

  const handleChange = (newText: string) => {
    const result = applyEdit(newText);
    const isLonger = result.text.length > value.length;
    if (isLonger && result.text.slice(0, result.caret).endsWith(pickerTrigger)) openPicker();
    return result;
  };
  const fieldKeys = listFields(value);
  return (
    <div id={id} className={styles.area} role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <div
        ref={boxRef}
        className={styles.box}
        data-full={value.length >= maxAreaLength || undefined}
        onPasteCapture={onPaste}
      >
        <TokenField
          ref={fieldRef}
          value={value}
          onChange={handleChange}
          syntax={syntax}
          labelledBy={`${id}-label`}
          describedBy={`${id}-count ${id}-hints`}
          placeholder={intl.formatMessage(placeholders[area])}
          allowsNewlines={area !== 'header'}
          token={(name, text) => (
            <FieldChip name={name} label={text} isKnown={isKnownField(fields, name)} />
          )}
          onFocus={onFocus}
        />
        <AreaTextFieldFooter
          id={id}
          label={label}
          count={value.length}
          isOpen={isPickerOpen}
          onOpen={openPicker}
        />
      </div>
      <FieldPicker anchor={boxRef} isOpen={isPickerOpen} fields={fields} onClose={closePicker} />
      <FieldHints
        id={`${id}-hints`}
        limitMessage={limitMessage}
        missingFields={fieldKeys.filter((key) => !isKnownField(fields, key))}
        isPrivate={fieldKeys.some(isPersonalDataField)}
        onRemove={(key) => {
          changeText(removeField(value, key));
          fieldRef.current?.focus();
        }}
      />
    </div>
  );
});

/** Returns the state of the field picker and its handlers. A picked field is inserted at the caret. */
function useFieldPicker(fieldRef: RefObject<TokenFieldHandle | null>) {
  const [isPickerOpen, setIsPickerOpen] = useState(false);
  const openPicker = () => setIsPickerOpen(true);
  const showLoadError = useLoadErrorToast();
  useLoadError(isPickerOpen, FieldPicker, (error) => {
    setIsPickerOpen(false);
    showLoadError(error);
  });
  const closePicker = (pickedField?: RegisteredField) => {
    // Unmount the picker first: while open it traps the focus, and it would restore the focus without the caret.
    flushSync(() => setIsPickerOpen(false));
    if (pickedField) fieldRef.current?.insert(formatMergeField(pickedField.key), pickerTrigger);
    fieldRef.current?.focus();
  };
  return { isPickerOpen, openPicker, closePicker };
}

/**
 * Returns the token syntax of the text field. Merge fields that exist are shown by their labels, others by their keys.
 */
function useTokenSyntax(fields: readonly RegisteredField[]): TokenSyntax {
  return useMemo(() => {
    const labels = new Map(fields.map(({ key, label }) => [key, label]));
    return {
      parse: (text) =>
        parseAreaText(text).map((part) =>
          'text' in part ? part : { name: part.field, label: labels.get(part.field) ?? part.field },
        ),
      write: formatMergeField,
    };
  }, [fields]);
}
