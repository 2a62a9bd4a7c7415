import { X } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { usePluginEvent } from '#ui/usePluginEvent.ts';
import styles from './SearchClearButtonAndShortcuts.module.css';
import { messages } from './messages.ts';
import type { ListParamsControl } from './useListParams.ts';

const clearIcon = <X aria-hidden />;

/**
 * Clear button and keyboard shortcuts of the search field. Escape leaves the empty field for the content around it. The
 * down arrow moves the focus to the first row.
 */
export function SearchClearButtonAndShortcuts({ filter, setSearchText }: ListParamsControl) {
  const intl = useIntl();
  const containerRef = useRef<HTMLDivElement>(null);
  const getInput = () => containerRef.current?.parentElement?.querySelector('input');
  usePluginEvent('keydown', containerRef, (event, target) => {
    const { key, defaultPrevented } = event;
    if (defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target !== getInput()) return;
    if (key === 'ArrowDown') focusFirst(event);
    else if (key === 'Escape') {
      event.preventDefault();
      target.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    }
  });
  return (
    <div ref={containerRef} className={styles.clearButton}>
      {filter.searchText && (
        <IconButton
          size="small"
          label={intl.formatMessage(messages.clearSearch)}
          icon={clearIcon}
          onClick={() => {
            setSearchText('');
            getInput()?.focus();
          }}
        />
      )}
    </div>
  );
}

/**
 * Moves the focus from the search field to the first row. If that row is replaced by the results of words that were just
 * typed, or these results are not displayed yet, moves it to the first of them.
 */
function focusFirst(event: KeyboardEvent): void {
  const field = event.target as Element;
  const container = field.closest('search')?.parentElement;
  const findControl = () => container?.querySelector<HTMLElement>('[role=listitem] :is(a, input)');
  if (!container) return;
  event.preventDefault();
  const firstControl = findControl();
  firstControl?.focus();
  const observer = new MutationObserver(() => {
    const control = findControl();
    if (firstControl?.isConnected || !control) return;
    observer.disconnect();
    const { activeElement } = container.getRootNode() as Document | ShadowRoot;
    if (!activeElement || activeElement === document.body || activeElement === field)
      control.focus();
  });
  observer.observe(container, { childList: true, subtree: true });
  for (const type of ['focus', 'input', 'keydown'])
    field.addEventListener(type, () => observer.disconnect(), { once: true });
}
