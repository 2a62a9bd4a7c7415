import { X } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { usePluginEvent } from '#ui/usePluginEvent.ts';
import styles from './SearchClearButtonAndShortcuts.module.css';
import { messages } from './messages.ts';
import type { ListParamsControl } from './useListParams.ts';

/**
 * Clear button and keyboard shortcuts of the search field. Escape clears the field or, if it is empty, leaves it for the
 * content around it. The down arrow moves the focus to the first row.
 */
export function SearchClearButtonAndShortcuts({ params, setSearchText }: ListParamsControl) {
  const intl = useIntl();
  const containerRef = useRef<HTMLDivElement>(null);
  const getInput = () => containerRef.current?.parentElement?.querySelector('input');
  usePluginEvent('keydown', containerRef, (event, target) => {
    const { key, defaultPrevented } = event;
    if (defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target !== getInput()) return;
    if (key === 'ArrowDown') focusFirst(event);
    else if (key === 'Escape' && params.searchText) {
      event.preventDefault();
      setSearchText('');
    } else if (key === 'Escape')
      target.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  });
  return (
    <div ref={containerRef} className={styles.clearButton}>
      {params.searchText && (
        <IconButton
          size="small"
          label={intl.formatMessage(messages.clearSearch)}
          icon={<X aria-hidden />}
          onClick={() => {
            setSearchText('');
            getInput()?.focus();
          }}
        />
      )}
    </div>
  );
}

function focusFirst(event: KeyboardEvent): void {
  const container = (event.target as Element).closest('search')?.parentElement;
  const firstControl = container?.querySelector<HTMLElement>('[role=listitem] :is(a, input)');
  if (!firstControl) return;
  event.preventDefault();
  firstControl.focus();
}
