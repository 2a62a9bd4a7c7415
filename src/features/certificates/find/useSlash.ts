import { type RefObject, useEffect, useRef } from 'react';

const textFields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/**
 * The key `/` leads to the search field, from anywhere in the plugin that takes no text.
 * @returns to be put on an element beside the field
 */
export function useSlash(): RefObject<HTMLDivElement | null> {
  const anchor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = anchor.current?.closest<HTMLElement>('[data-certs-root]');
    const field = anchor.current?.parentElement?.querySelector('input');
    if (!root || !field) return;
    const press = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      const isText = target instanceof Element && target.closest(textFields);
      if (key !== '/' || !isPlain || isText || defaultPrevented) return;
      event.preventDefault();
      field.focus();
      field.select();
    };
    root.addEventListener('keydown', press);
    return () => root.removeEventListener('keydown', press);
  }, []);
  return anchor;
}
