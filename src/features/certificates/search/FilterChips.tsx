import { ChevronDown } from 'lucide-react';
import { useIntl } from 'react-intl';
import { deferComponent } from '#runtime/deferComponent.tsx';
import { InvisibleNativeSelect } from '#ui/controls/InvisibleNativeSelect.tsx';
import { messages } from './messages.ts';
import type { ListParamsControl } from './useListParams.ts';
import { useSearch } from './useCertificateSearch.ts';
import { Chip } from './Chip.tsx';
import styles from './FilterChips.module.css';
import { type FilterOption, useFilterOptions } from './useFilterOptions.ts';

const DeferredDateFilter = deferComponent<object>(
  () => import(/* webpackChunkName: "rows" */ './DateFilter.tsx'),
  { when: 'afterPaint' },
);

const menuIcon = <ChevronDown aria-hidden />;

/** Maximum number of chips (toggle buttons) for years. With more years, a menu has the earlier ones. */
const maxYearChips = 5;
/** Number of chips for recent years, shown beside the menu of earlier years. */
const yearChipsBesideMenu = 4;

/** Filters of the search: a row of chips (toggle buttons) on wide screens, and menus on narrow screens. */
export function FilterChips() {
  const intl = useIntl();
  const { setParams, hasListRequestEnded } = useSearch();
  const { types, years } = useFilterOptions();
  const recentYears = years.length > maxYearChips ? years.slice(0, yearChipsBesideMenu) : years;
  const earlierYears = years.filter((year) => !recentYears.includes(year));
  return (
    <div className={styles.chips} role="group" aria-label={intl.formatMessage(messages.filters)}>
      <div className={styles.wide}>
        <ChipRow filters={types} onChange={setParams} />
        {types.length > 0 && years.length > 0 && <span className={styles.divider} />}
        <ChipRow
          filters={[...recentYears, ...earlierYears.filter(({ isActive }) => isActive)]}
          onChange={setParams}
        />
        <FilterMenu
          label={intl.formatMessage(messages.moreYears)}
          filters={earlierYears.filter(({ isActive }) => !isActive)}
          onChange={setParams}
        />
      </div>
      <div className={styles.narrow}>
        <FilterMenuOrChip
          label={intl.formatMessage(messages.type)}
          filters={types}
          onChange={setParams}
        />
        <FilterMenuOrChip
          label={intl.formatMessage(messages.year)}
          filters={years}
          onChange={setParams}
        />
      </div>
      {/* Its place is after the other filters, which are known then. */}
      {hasListRequestEnded && <DeferredDateFilter />}
    </div>
  );
}

interface ChipListProps {
  filters: readonly FilterOption[];
  onChange: ListParamsControl['setParams'];
}

function ChipRow({ filters, onChange }: ChipListProps) {
  return filters.map(({ value, changes, ...chip }) => (
    <Chip key={value} {...chip} onToggle={() => onChange(changes)} />
  ));
}

/** Rounded button that opens a menu of filters. A filter that is selected there is displayed as a separate chip. */
function FilterMenu({ label, filters, onChange }: ChipListProps & { label: string }) {
  const intl = useIntl();
  if (filters.length === 0) return null;
  const options = filters.map(({ value, label: name, count }) => ({
    value,
    label: count === undefined ? name : `${name} (${intl.formatNumber(count)})`,
  }));
  const handleChoose = (value: string) => {
    const selected = filters.find((filter) => filter.value === value);
    if (selected) onChange(selected.changes);
  };
  return (
    <InvisibleNativeSelect
      className={styles.chip}
      value=""
      placeholder={label}
      options={options}
      onChange={handleChoose}
    >
      <span>{label}</span>
      {menuIcon}
    </InvisibleNativeSelect>
  );
}

/** Menu of filters. Once a filter is selected, a chip (toggle button) for this filter takes the place of the menu. */
function FilterMenuOrChip({ label, filters, onChange }: ChipListProps & { label: string }) {
  const selected = filters.find(({ isActive }) => isActive);
  if (!selected) return <FilterMenu label={label} filters={filters} onChange={onChange} />;
  return <Chip label={selected.label} isActive onToggle={() => onChange(selected.changes)} />;
}
