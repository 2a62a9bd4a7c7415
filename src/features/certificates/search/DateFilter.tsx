import { CalendarDays } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { deferComponent } from '#runtime/deferComponent.tsx';
import { LoadingOverlay } from '#ui/overlays/LoadingOverlay.tsx';
import type { DateRangeDialogProps } from './DateRangeDialog.tsx';
import { formatDateRange } from './formatDateRange.ts';
import { messages } from './messages.ts';
import { useSearch } from './useCertificateSearch.ts';
import dateStyles from './DateFilter.module.css';
import styles from './FilterChips.module.css';

const DateRangeDialog = deferComponent<DateRangeDialogProps>(
  () => import(/* webpackChunkName: "keys" */ './DateRangeDialog.tsx'),
  { when: 'render', fallback: LoadingOverlay },
);

const calendarIcon = <CalendarDays aria-hidden />;
const noRange = { from: undefined, to: undefined };

/** Button that opens a dialog with the range of days. The Delete and Backspace keys remove the range. */
export default function DateFilter() {
  const intl = useIntl();
  const { filter, setParams } = useSearch();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const label = formatDateRange(filter, intl);
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
        {calendarIcon}
        <span>{label || intl.formatMessage(messages.dates)}</span>
      </button>
      {isOpen && (
        <DateRangeDialog
          opener={buttonRef}
          from={filter.from}
          to={filter.to}
          onApply={(range) =>
            setParams({ ...range, ...((range.from ?? range.to) && { year: undefined }) })
          }
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
