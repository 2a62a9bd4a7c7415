import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { useHandler } from '#ui/useHandler.ts';
import styles from './FieldTools.module.css';
import { messages } from './messages.ts';
import type { AskedHome } from './useAsked.ts';

const textFields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** What empties the search field, and its keys: `/` leads to it from anywhere in the plugin that takes no text. */
export function FieldTools({ asked, type }: AskedHome) {
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const field = () => place.current?.parentElement?.querySelector('input');
  const press = useHandler((event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event;
    if (defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target === field()) {
      if (key === 'ArrowDown') focusFirst(event);
      else if (key === 'Escape' && asked.words) {
        event.preventDefault();
        type('');
      } else if (key === 'Escape') field()?.blur();
    } else if (key === '/' && target instanceof Element && !target.closest(textFields)) {
      event.preventDefault();
      field()?.select();
      field()?.focus();
    }
  });
  useEffect(() => {
    const root = place.current?.closest<HTMLElement>('[data-certs-root]');
    root?.addEventListener('keydown', press);
    return () => root?.removeEventListener('keydown', press);
  }, [press]);
  return (
    <div ref={place} className={styles.clear}>
      {asked.words && (
        <IconButton
          size="small"
          label={intl.formatMessage(messages.clearSearch)}
          icon={<X aria-hidden />}
          onClick={() => {
            type('');
            field()?.focus();
          }}
        />
      )}
    </div>
  );
}

function focusFirst(event: KeyboardEvent): void {
  const screen = (event.target as Element).closest('search')?.parentElement;
  const first = screen?.querySelector<HTMLElement>('[role=listitem] :is(a, input)');
  if (!first) return;
  event.preventDefault();
  first.focus();
}
