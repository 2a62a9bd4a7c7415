import { type RefObject, type SyntheticEvent, useCallback, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages as certificateMessages } from '#rendering/messages.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ModalDialog } from '#ui/overlays/ModalDialog.tsx';
import { placeDialog } from '#ui/overlays/placeDialog.ts';
import { messages } from './dateFilterMessages.ts';
import styles from './DateRangeDialog.module.css';

interface DateRange {
  from: string | undefined;
  to: string | undefined;
}

export interface DateRangeDialogProps extends DateRange {
  opener: RefObject<HTMLElement | null>;
  onApply: (range: DateRange) => void;
  onClose: () => void;
}

/** Dialog with the first and the last day of a range. A range that ends before it begins is not applied. */
export default function DateRangeDialog({
  opener,
  onApply,
  onClose,
  ...range
}: DateRangeDialogProps) {
  const [from, setFrom] = useState(range.from ?? '');
  const [to, setTo] = useState(range.to ?? '');
  const [hasError, setHasError] = useState(false);
  const toRef = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const errorId = useId();
  const handleOpen = useCallback((panel: HTMLElement) => placeDialog(opener, panel), [opener]);
  const applyAndClose = (next: DateRange) => {
    onClose();
    onApply(next);
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (from && to && from > to) {
      setHasError(true);
      toRef.current?.focus();
    } else applyAndClose({ from: from || undefined, to: to || undefined });
  };
  const handleChange = (setDay: (day: string) => void) => (day: string) => {
    setDay(day);
    setHasError(false);
  };
  return (
    <ModalDialog
      className={styles.dialog}
      labelledBy={titleId}
      opener={opener}
      onOpen={handleOpen}
      onClose={onClose}
    >
      <form className={styles.content} noValidate onSubmit={handleSubmit}>
        <h2 id={titleId}>
          <FormattedMessage {...certificateMessages.completionDate} />
        </h2>
        <div className={styles.fields}>
          <DayField label={messages.from} value={from} onChange={handleChange(setFrom)} />
          <DayField
            inputRef={toRef}
            label={messages.to}
            value={to}
            errorId={hasError ? errorId : undefined}
            onChange={handleChange(setTo)}
          />
        </div>
        <p id={errorId} className={styles.error} role="alert">
          {hasError && <FormattedMessage {...messages.invalid} />}
        </p>
        <div className={styles.buttons}>
          {(range.from ?? range.to) !== undefined && (
            <Button look="ghost" onClick={() => applyAndClose({ from: undefined, to: undefined })}>
              <FormattedMessage {...messages.remove} />
            </Button>
          )}
          <Button look="primary" type="submit">
            <FormattedMessage {...messages.apply} />
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}

interface DayFieldProps {
  inputRef?: RefObject<HTMLInputElement | null>;
  label: (typeof messages)['from' | 'to'];
  value: string;
  /** Id of the element with the error message; undefined if the day is valid. */
  errorId?: string | undefined;
  onChange: (day: string) => void;
}

function DayField({ inputRef, label, value, errorId, onChange }: DayFieldProps) {
  return (
    <label className={styles.field}>
      <FormattedMessage {...label} />
      <input
        ref={inputRef}
        type="date"
        max="9999-12-31"
        value={value}
        aria-invalid={errorId !== undefined || undefined}
        aria-describedby={errorId}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
