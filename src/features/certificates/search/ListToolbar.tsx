import { ArrowDownWideNarrow, LayoutGrid, List } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { selectOrderBy } from '../certificatesSlice.ts';
import { getViewSortOrder, type ViewType } from '../certificatesState.ts';
import styles from './ListToolbar.module.css';
import { messages } from './messages.ts';
import { getSortOptionName, type SortOptionName, sortOptionNames } from './sortOptions.ts';
import type { ListParamsControl } from './useListParams.ts';

interface ListToolbarProps {
  setParams: ListParamsControl['setParams'];
  viewType: ViewType;
  hasGrid: boolean;
  /** Content at the end of the toolbar: the button that starts selecting certificates. */
  children: ReactNode;
}

/** Labels of the sort options that the grid does not support. Selecting one switches to the list. */
const listOnlyMessages = {
  name: messages.nameInList,
  'name-desc': messages.nameDescendingInList,
} as const;

/**
 * Toolbar of the list: sort order, switch between list and grid, and the button that is passed as `children`. It does not
 * render again while the user types words to search for.
 */
export const ListToolbar = memo(function ListToolbar({
  setParams,
  viewType,
  hasGrid,
  children,
}: ListToolbarProps) {
  const intl = useIntl();
  const orderBy = useSelector(selectOrderBy);
  const otherView = viewType === 'list' ? 'grid' : 'list';
  const isListOnly = (order: SortOptionName): order is keyof typeof listOnlyMessages =>
    viewType === 'grid' && order in listOnlyMessages;
  return (
    <div className={styles.toolbar}>
      <div className={styles.sort}>
        <Select
          label={intl.formatMessage(messages.sort)}
          icon={<ArrowDownWideNarrow aria-hidden />}
          value={getSortOptionName(getViewSortOrder(orderBy, viewType))}
          options={sortOptionNames.map((value) => ({
            value,
            label: intl.formatMessage(
              isListOnly(value) ? listOnlyMessages[value] : messages[value],
            ),
          }))}
          onChange={(order) => setParams(isListOnly(order) ? { order, view: 'list' } : { order })}
        />
      </div>
      {hasGrid && (
        <>
          <div className={styles.viewSwitch}>
            <SegmentedControl
              legend={intl.formatMessage(messages.view)}
              hasHiddenLabels
              value={viewType}
              options={[
                {
                  value: 'list',
                  label: intl.formatMessage(messages.viewList),
                  icon: <List aria-hidden />,
                },
                {
                  value: 'grid',
                  label: intl.formatMessage(messages.viewGrid),
                  icon: <LayoutGrid aria-hidden />,
                },
              ]}
              onChange={(view) => setParams({ view })}
            />
          </div>
          <div className={styles.viewToggle}>
            <IconButton
              label={intl.formatMessage(otherView === 'grid' ? messages.asGrid : messages.asList)}
              icon={otherView === 'grid' ? <LayoutGrid aria-hidden /> : <List aria-hidden />}
              onClick={() => setParams({ view: otherView })}
            />
          </div>
        </>
      )}
      <div className={styles.selectButton}>{children}</div>
    </div>
  );
});
