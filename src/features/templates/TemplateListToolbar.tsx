import { ArrowDownWideNarrow } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { SearchField } from '#ui/controls/SearchField.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { announce } from '#ui/LiveRegion.tsx';
import { messages } from './messages.ts';
import styles from './TemplateListToolbar.module.css';
import type { TemplateListFilter } from './useTemplateListFilter.ts';

/** Time in milliseconds without typing after which screen readers announce the number of matches. */
const announceDelayMs = 400;

/** Search field and order of a long list of templates. The order is offered if the platform counts usage. */
export function TemplateListToolbar({ filter }: { filter: TemplateListFilter }) {
  const intl = useIntl();
  const containerRef = useRef<HTMLElement>(null);
  const { searchText, setSearchText, hasUsage, order, setOrder, matchingTemplates } = filter;
  const countText = intl.formatMessage(messages.matchCount, { n: matchingTemplates?.length ?? 0 });
  useEffect(() => {
    if (!searchText) return;
    const timer = setTimeout(() => announce(containerRef.current, countText), announceDelayMs);
    return () => clearTimeout(timer);
  }, [searchText, countText]);
  return (
    <search ref={containerRef} className={styles.toolbar}>
      <SearchField
        className={styles.field}
        label={intl.formatMessage(messages.search)}
        value={searchText}
        onChange={setSearchText}
      />
      {hasUsage && (
        <Select
          label={intl.formatMessage(messages.sort)}
          icon={<ArrowDownWideNarrow aria-hidden />}
          value={order}
          options={[
            { value: 'default', label: intl.formatMessage(messages.defaultFirst) },
            { value: 'usage', label: intl.formatMessage(messages.mostUsedFirst) },
          ]}
          onChange={setOrder}
        />
      )}
    </search>
  );
}
