import { CalendarDays } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { deferComponent } from '#runtime/deferComponent.tsx';
import type { DateRangeDialogProps } from './DateRangeDialog.tsx';
import { formatDateRange } from './formatDateRange.ts';
import { messages } from './messages.ts';
import type { ListParamsControl } from './useListParams.ts';
import dateStyles from './DateFilter.module.css';
import styles from './FilterChips.module.css';

const DateRangeDialog = deferComponent<DateRangeDialogProps>(
  () =>
    import(/* webpackChunkName: "keys" */ './DateRangeDialog.tsx').then(
      (module) => module.DateRangeDialog,
    ),
  { when: 'render' },
);

const noRange = { from: undefined, to: undefined };

/** Button that opens a dialog with the range of days. The Delete and Backspace keys remove the range. */
export function DateFilter({ params, setParams }: ListParamsControl) {
  const intl = useIntl();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const label = formatDateRange(params, intl);
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (label && (key === 'Delete' || key === 'Backspace')) setParams(noRange);
  };
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className={`${styles.chip} ${dateStyles.chip}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-active={label !== '' || undefined}
        onClick={() => setIsOpen(true)}
        onKeyDown={handleKeyDown}
      >
        <CalendarDays aria-hidden />
        <span>{label || intl.formatMessage(messages.dates)}</span>
      </button>
      {isOpen && (
        <DateRangeDialog
          opener={buttonRef}
          from={params.from}
          to={params.to}
          onApply={(range) =>
            setParams({ ...range, ...((range.from ?? range.to) && { year: undefined }) })
          }
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
