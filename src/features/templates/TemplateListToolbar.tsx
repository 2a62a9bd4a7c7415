import { ArrowDownWideNarrow } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { SearchField } from '#ui/controls/SearchField.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { announceAfterTyping } from '#ui/announceAfterTyping.ts';
import { messages } from './messages.ts';
import styles from './TemplateListToolbar.module.css';
import type { TemplateListFilter } from './useTemplateListFilter.ts';

/** Search field and order of a long list of templates. The order is offered if the platform counts usage. */
export function TemplateListToolbar({ filter }: { filter: TemplateListFilter }) {
  const intl = useIntl();
  const containerRef = useRef<HTMLElement>(null);
  const { searchText, setSearchText, hasUsage, order, setOrder, matchingTemplates } = filter;
  const countText = intl.formatMessage(messages.matchCount, { n: matchingTemplates?.length ?? 0 });
  useEffect(() => {
    if (searchText) return announceAfterTyping(containerRef.current, countText);
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
