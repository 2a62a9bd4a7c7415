import { ArrowDownWideNarrow, LayoutGrid, List } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Segmented } from '#ui/controls/Segmented.tsx';
import { Select } from '#ui/controls/Select.tsx';
import {
  type OrderBy,
  orderChanged,
  selectOrderBy,
  type ViewType,
  viewTypeChosen,
} from './certificatesSlice.ts';
import { useCertificatesDispatch } from './loadCertificates.ts';
import { messages } from './messages.ts';
import { LaterSelectButton } from './selection/later.ts';
import styles from './Toolbar.module.css';

const orders = {
  newest: { field: 'created_at', direction: 'desc' },
  oldest: { field: 'created_at', direction: 'asc' },
  nameUp: { field: 'name', direction: 'asc' },
  nameDown: { field: 'name', direction: 'desc' },
} satisfies Record<string, OrderBy>;

type OrderName = keyof typeof orders;

interface ToolbarProps {
  viewType: ViewType;
  hasGrid: boolean;
  hasRows: boolean;
}

/** How the certificates are shown: list or grid, and the list's order. */
export function Toolbar({ viewType, hasGrid, hasRows }: ToolbarProps) {
  const intl = useIntl();
  const dispatch = useCertificatesDispatch();
  const { field, direction } = useSelector(selectOrderBy);
  const order = (Object.keys(orders) as OrderName[]).find(
    (name) => orders[name].field === field && orders[name].direction === direction,
  );
  const options: { value: OrderName; label: string }[] = [
    { value: 'newest', label: intl.formatMessage(messages.newest) },
    { value: 'oldest', label: intl.formatMessage(messages.oldest) },
    { value: 'nameUp', label: intl.formatMessage(messages.nameAscending) },
    { value: 'nameDown', label: intl.formatMessage(messages.nameDescending) },
  ];
  return (
    <div className={styles.toolbar}>
      {hasGrid && (
        <Segmented
          legend={intl.formatMessage(messages.view)}
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
          onChange={(view) => dispatch(viewTypeChosen(view))}
        />
      )}
      <span className={styles.gap} />
      {hasRows && <LaterSelectButton />}
      {viewType === 'list' && (
        <div className={styles.order}>
          <Select
            label={intl.formatMessage(messages.sort)}
            icon={<ArrowDownWideNarrow aria-hidden />}
            value={order ?? 'newest'}
            options={options}
            onChange={(name) => dispatch(orderChanged(orders[name]))}
          />
        </div>
      )}
    </div>
  );
}
