import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { waitForNextPaint } from '#runtime/waitForNextPaint.ts';
import { usePluginContext } from '#session/pluginContext.ts';
import {
  useUpdateSelection,
  useSelectedIds,
  addSelectedIds,
  removeSelectedIds,
} from './selectedIds.ts';
import { messages } from './messages.ts';
import styles from './selection.module.css';
import { fetchAllCertificates, useSearch } from '../search/index.ts';

/** Checkbox that selects or deselects all listed certificates, including those that are not rendered yet. */
export default function SelectAll() {
  const { certificates, isComplete } = useSearch();
  const selectedIds = useSelectedIds();
  const n = certificates.length;
  const selectedCount = certificates.filter(({ id }) => selectedIds.has(id)).length;
  const isAllSelected = isComplete && selectedCount === n;
  const checkboxRef = useRef<HTMLInputElement>(null);
  const { isPending, toggle } = useSelectAllToggle(isAllSelected, checkboxRef);
  const isIndeterminate =
    !isAllSelected && !isPending && (isComplete ? selectedCount : selectedIds.size) > 0;

  useLayoutEffect(() => {
    if (checkboxRef.current) checkboxRef.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  // The button that started the selection is invisible, and loses the focus at the next paint.
  useEffect(() => {
    void waitForNextPaint().then(() => {
      const { ownerDocument } = checkboxRef.current ?? {};
      if (ownerDocument?.activeElement === ownerDocument?.body)
        checkboxRef.current?.focus({ preventScroll: true });
    });
  }, []);

  return (
    <div className={styles.header}>
      <label className={styles.allLabel}>
        <input
          ref={checkboxRef}
          type="checkbox"
          className={styles.allInput}
          checked={isAllSelected || isPending}
          onChange={toggle}
        />
        <span className={styles.checkbox} />
        {isComplete ? (
          <FormattedMessage
            {...(isAllSelected ? messages.allSelected : messages.selectAll)}
            values={{ n }}
          />
        ) : (
          <FormattedMessage {...messages.all} />
        )}
      </label>
    </div>
  );
}

function useSelectAllToggle(
  isAllSelected: boolean,
  checkboxRef: RefObject<HTMLInputElement | null>,
) {
  const intl = useIntl();
  const context = usePluginContext();
  const { showToast } = context;
  const updateSelection = useUpdateSelection();
  const { certificates, isComplete, isFiltered, filterLabel } = useSearch();
  const [pendingLabel, setPendingLabel] = useState<string>();
  const isPending = !isComplete && pendingLabel === filterLabel;

  // Results that are loaded later are selected as they arrive.
  const isSelectingNew = isFiltered && pendingLabel === filterLabel;
  useEffect(() => {
    if (isSelectingNew)
      updateSelection((selectedIds) => addSelectedIds(selectedIds, certificates.map(getId)));
  }, [isSelectingNew, certificates, updateSelection]);

  const toggleIds = (listed: readonly { id: string }[]) => {
    const ids = listed.map(getId);
    updateSelection((selectedIds) =>
      isAllSelected ? removeSelectedIds(selectedIds, ids) : addSelectedIds(selectedIds, ids),
    );
  };
  const selectAllPages = async () => {
    try {
      const allCertificates = await fetchAllCertificates(context);
      // The selection may have ended in the meantime.
      if (checkboxRef.current) toggleIds(allCertificates);
    } catch (error) {
      console.error(error);
      showToast({ type: 'error', text: intl.formatMessage(messages.listFailed) });
    }
    // A search may be pending instead by now.
    setPendingLabel((label) => (label === filterLabel ? undefined : label));
  };
  const toggle = () => {
    const isLoading = isPending && !isFiltered;
    if (isLoading) return;
    setPendingLabel(isComplete || isPending ? undefined : filterLabel);
    if (isComplete) toggleIds(certificates);
    else if (!isFiltered) void selectAllPages();
  };
  return { isPending, toggle };
}

const getId = ({ id }: { id: string }) => id;
