import { memo, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { documentMessages } from '#documents/messages.ts';
import {
  fieldsIn,
  longestArea,
  normalArea,
  withoutField,
  writtenField,
} from '#model/template/areaText.ts';
import { parseArea } from '#model/certificate/registeredData.ts';
import { isPrivate } from '#model/certificate/registeredFields.ts';
import type { AreaName } from '#model/template/template.ts';
import { TokenField, type TokenFieldControl } from '#ui/fields/TokenField.tsx';
import type { TokenSyntax } from '#ui/fields/tokenContent.ts';
import { laterComponent } from '#ui/laterComponent.tsx';
import { AreaFoot } from './AreaFoot.tsx';
import styles from './AreaField.module.css';
import { FieldChip } from '../fields/FieldChip.tsx';
import { FieldHints } from '../fields/FieldHints.tsx';
import { messages } from './messages.ts';
import { useAreaText } from './useAreaText.ts';
import {
  isKnown,
  type RegisteredField,
  type RegisteredFields,
} from '../fields/useRegisteredFields.ts';

const FieldPicker = memo(
  laterComponent(() =>
    import(/* webpackChunkName: "field-picker" */ '../fields/FieldPicker.tsx').then(
      (module) => module.FieldPicker,
    ),
  ),
);

const placeholders = {
  header: messages.headerPlaceholder,
  center: messages.centerPlaceholder,
  footer: messages.footerPlaceholder,
};

/** What opens the list of fields when it is typed. */
const opener = '{{';

interface AreaFieldProps {
  id: string;
  area: AreaName;
  text: string;
  fields: RegisteredFields;
  /** @param isTyping goes on what was typed just before */
  onChange: (area: AreaName, text: string, isTyping: boolean) => void;
  onFocus: () => void;
}

/**
 * The text of one area in one language, with its counter, its hints and the list of fields to put into it. Text that
 * is typed into another does not render it anew.
 */
export const AreaField = memo(function AreaField(props: AreaFieldProps) {
  const { id, area, text, fields, onFocus } = props;
  const intl = useIntl();
  const field = useRef<TokenFieldControl>(null);
  const box = useRef<HTMLDivElement>(null);
  const { isPicking, pick, close } = usePicking(field);
  const syntax = useSyntax(fields.fields);
  const value = normalArea(text);
  const change = (next: string, isTyping: boolean) => props.onChange(area, next, isTyping);
  const { edit, isRefused } = useAreaText(value, area, box, change);
  const label = intl.formatMessage(documentMessages[area]);

  const write = (wished: string) => {
    const fitted = edit(wished);
    const isLonger = fitted.text.length > value.length;
    if (isLonger && fitted.text.slice(0, fitted.caret).endsWith(opener)) pick();
    return fitted;
  };
  const named = fieldsIn(value);
  return (
    <div id={id} className={styles.area} role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <div ref={box} className={styles.box} data-full={value.length >= longestArea || undefined}>
        <TokenField
          ref={field}
          value={value}
          onChange={write}
          syntax={syntax}
          labelledBy={`${id}-label`}
          describedBy={`${id}-count ${id}-hints`}
          placeholder={intl.formatMessage(placeholders[area])}
          allowsNewlines={area !== 'header'}
          token={(name, text) => (
            <FieldChip name={name} label={text} isKnown={isKnown(fields, name)} />
          )}
          onFocus={onFocus}
        />
        <AreaFoot id={id} label={label} count={value.length} isOpen={isPicking} onOpen={pick} />
      </div>
      <FieldPicker anchor={box} isOpen={isPicking} fields={fields} onClose={close} />
      <FieldHints
        id={`${id}-hints`}
        isRefused={isRefused}
        gone={named.filter((key) => !isKnown(fields, key))}
        isPrivate={named.some(isPrivate)}
        onRemove={(key) => {
          change(withoutField(value, key), false);
          field.current?.focus();
        }}
      />
    </div>
  );
});

/** The list of fields: what is picked goes where the caret was. */
function usePicking(field: RefObject<TokenFieldControl | null>) {
  const [isPicking, setIsPicking] = useState(false);
  const pick = useCallback(() => setIsPicking(true), []);
  const close = useCallback(
    (put?: RegisteredField) => {
      // Gone before the focus moves: open, the list would hold it, and later give it back without the caret.
      flushSync(() => setIsPicking(false));
      if (put) field.current?.insert(writtenField(put.key), opener);
      field.current?.focus();
    },
    [field],
  );
  return { isPicking, pick, close };
}

/** Fields by their names; one that is not known shows its key. */
function useSyntax(fields: readonly RegisteredField[]): TokenSyntax {
  return useMemo(() => {
    const labels = new Map(fields.map(({ key, label }) => [key, label]));
    return {
      parse: (text) =>
        parseArea(text).map((part) =>
          'text' in part ? part : { name: part.field, label: labels.get(part.field) ?? part.field },
        ),
      write: writtenField,
    };
  }, [fields]);
}
