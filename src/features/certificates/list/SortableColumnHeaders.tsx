import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { documentMessages } from '#documents/messages.ts';
import { usePluginContext } from '#session/pluginContext.ts';
import type { SessionCacheKey } from '#session/sessionCache.ts';
import { useFlag } from '#session/useFlag.ts';
import { useTooltip } from '#ui/controls/useTooltip.tsx';
import { selectOrderBy } from '../certificatesSlice.ts';
import { messages } from '../messages.ts';
import { detailColumns } from '../useCertificateRowTexts.ts';
import { getSortOptionName, searchMessages, useSearch } from '../search/index.ts';
import listStyles from './ListView.module.css';
import styles from './SortableColumnHeaders.module.css';

/** Columns with their sort orders. The first press selects the `initial` order. */
const certificateColumn = {
  name: 'certificate',
  label: messages.columnCertificate,
  ascending: 'name',
  descending: 'name-desc',
  initial: 'name',
} as const;

const completedColumn = {
  name: 'completed',
  label: messages.columnCompleted,
  ascending: 'oldest',
  descending: 'newest',
  initial: 'newest',
} as const;

/**
 * The column headers of the list, with buttons that sort it by name or date. The certificates are a list and not a table,
 * so the headers are a table of their own; the cells repeat the headers without an order for screen readers.
 */
export default function SortableColumnHeaders() {
  const tableRef = useRef<HTMLDivElement>(null);
  useKeepFocus(tableRef);
  return (
    <div ref={tableRef} role="table" className={styles.table}>
      <div role="row" className={listStyles.headers}>
        <span />
        <SortableHeader column={certificateColumn} />
        {detailColumns.map(({ key, label }) =>
          key === 'date' ? (
            <SortableHeader key={key} column={completedColumn} />
          ) : (
            <span key={key} aria-hidden>
              <FormattedMessage {...label} />
            </span>
          ),
        )}
        <ActionHeaders />
      </div>
    </div>
  );
}

/** Words above the actions of the rows, if the list is wide enough. The actions have labels for screen readers. */
function ActionHeaders() {
  const hasPdf = useFlag('certificates.pdf-download');
  return (
    <span className={styles.actions} aria-hidden>
      {[
        messages.previewTooltip,
        messages.printTooltip,
        hasPdf && documentMessages.pdf,
        documentMessages.copyId,
      ].map(
        (message) => message && <FormattedMessage key={message.id} {...message} tagName="span" />,
      )}
    </span>
  );
}

interface SortableHeaderProps {
  column: typeof certificateColumn | typeof completedColumn;
}

function SortableHeader({ column }: SortableHeaderProps) {
  const intl = useIntl();
  const { setParams } = useSearch();
  const order = getSortOptionName(useSelector(selectOrderBy));
  const { name, label, ascending, descending, initial } = column;
  const direction =
    order === ascending ? 'ascending' : order === descending ? 'descending' : 'none';
  const nextOrder = { ascending: descending, descending: ascending, none: initial }[direction];
  const Icon = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }[direction];
  const nextLabel = intl.formatMessage(searchMessages[nextOrder]);
  const descriptionId = useId();
  const tooltip = useTooltip(nextLabel);
  return (
    <span role="columnheader" aria-sort={direction}>
      <button
        type="button"
        {...tooltip.trigger}
        className={styles.button}
        data-column={name}
        aria-describedby={descriptionId}
        onClick={() => setParams({ order: nextOrder })}
      >
        <FormattedMessage {...label} />
        <Icon aria-hidden />
      </button>
      <span id={descriptionId} hidden>
        {nextLabel}
      </span>
      {tooltip.bubble}
    </span>
  );
}

const focusedColumnKey = 'focusedColumn' as SessionCacheKey<string | undefined>;

/** Returns the focus to the same header when a placeholder has replaced the list while it was sorted. */
function useKeepFocus(tableRef: RefObject<HTMLElement | null>): void {
  const { sessionCache } = usePluginContext();
  useLayoutEffect(() => {
    const table = tableRef.current;
    if (!table) return;
    const getFocusedElement = () => (table.getRootNode() as Document | ShadowRoot).activeElement;
    const column = sessionCache.get(focusedColumnKey);
    sessionCache.set(focusedColumnKey, undefined);
    const focused = getFocusedElement();
    if (column && (!focused || focused === document.body))
      table.querySelector<HTMLElement>(`[data-column="${column}"]`)?.focus();
    return () => {
      const element = getFocusedElement();
      if (table.contains(element))
        sessionCache.set(focusedColumnKey, (element as HTMLElement).dataset.column);
    };
  }, [sessionCache, tableRef]);
}
