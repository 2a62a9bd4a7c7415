import { useIntl } from 'react-intl';
import { messages } from '../find/messages.ts';
import type { AskedHome } from '../find/useAsked.ts';
import type { HomeFound } from '../find/useHomeFound.ts';
import { Chip } from './Chip.tsx';
import styles from './Chips.module.css';
import { ChipSelect } from './ChipSelect.tsx';
import { type Filter, useFilters } from './useFilters.ts';

/** With more years than these, the earlier ones are in a menu. */
const mostYears = 5;
const newestYears = 4;

interface ChipsProps {
  home: AskedHome;
  found: HomeFound;
}

/** The filters: in a row where there is room for it, else the two groups as menus. */
export function Chips({ home, found }: ChipsProps) {
  const intl = useIntl();
  const { types, years } = useFilters(found);
  const near = years.length > mostYears ? years.slice(0, newestYears) : years;
  const earlier = years.filter((year) => !near.includes(year));
  const shared = { onAsk: home.ask };
  return (
    <div className={styles.chips} role="group" aria-label={intl.formatMessage(messages.filters)}>
      <div className={styles.wide}>
        <Row filters={types} {...shared} />
        {types.length > 0 && years.length > 0 && <span className={styles.rule} />}
        <Row filters={[...near, ...earlier.filter(({ isOn }) => isOn)]} {...shared} />
        <Menu
          label={intl.formatMessage(messages.moreYears)}
          filters={earlier.filter(({ isOn }) => !isOn)}
          {...shared}
        />
      </div>
      <div className={styles.narrow}>
        <MenuOrChip label={intl.formatMessage(messages.type)} filters={types} {...shared} />
        <MenuOrChip label={intl.formatMessage(messages.year)} filters={years} {...shared} />
      </div>
    </div>
  );
}

interface FiltersProps {
  filters: readonly Filter[];
  onAsk: AskedHome['ask'];
}

function Row({ filters, onAsk }: FiltersProps) {
  return filters.map(({ value, asks, ...chip }) => (
    <Chip key={value} {...chip} onToggle={() => onAsk(asks)} />
  ));
}

function Menu({ label, filters, onAsk }: FiltersProps & { label: string }) {
  const intl = useIntl();
  if (filters.length === 0) return null;
  const options = filters.map(({ value, label: name, count }) => ({
    value,
    label: count === undefined ? name : `${name} (${intl.formatNumber(count)})`,
  }));
  const choose = (value: string) => {
    const chosen = filters.find((filter) => filter.value === value);
    if (chosen) onAsk(chosen.asks);
  };
  return <ChipSelect label={label} options={options} onChoose={choose} />;
}

/** What is chosen stands in the place of what it was chosen from. */
function MenuOrChip({ label, filters, onAsk }: FiltersProps & { label: string }) {
  const chosen = filters.find(({ isOn }) => isOn);
  if (!chosen) return <Menu label={label} filters={filters} onAsk={onAsk} />;
  return <Chip label={chosen.label} isOn onToggle={() => onAsk(chosen.asks)} />;
}
