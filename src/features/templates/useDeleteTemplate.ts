import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { ListedTemplate } from '#data/rest/templatesApi.ts';
import { usePluginEvent } from '#ui/usePluginEvent.ts';
import { usePendingDeletions } from './usePendingDeletions.ts';

export type TemplateDeletion = ReturnType<typeof useDeleteTemplate>['deletion'];

/**
 * Returns the templates without the deleted ones, and the state and functions of deleting a template after
 * confirmation. After a deletion, a link of the next template in the list receives the focus or, after the last
 * template, a link in the fallback element. After an undo, a link of the restored template receives it. Ctrl or ⌘ with Z
 * undoes the last deletion, because the keyboard reaches the toast only after all templates.
 * @param listRef an element with one child per template
 * @param fallbackRef an element that contains a link to focus
 */
export function useDeleteTemplate(
  templates: readonly ListedTemplate[] | undefined,
  listRef: RefObject<HTMLElement | null>,
  fallbackRef: RefObject<HTMLElement | null>,
) {
  const [template, setTemplate] = useState<ListedTemplate>();
  const focusIndexRef = useRef<number>(undefined);
  const { pendingIds, startDeletion, undoLast } = usePendingDeletions(
    (restoredTemplate, remainingIds) => {
      const restored = templates?.filter(({ id }) => !remainingIds.has(id));
      focusIndexRef.current = restored?.findIndex(({ id }) => id === restoredTemplate.id);
    },
  );
  usePluginEvent('keydown', fallbackRef, (event, target) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
    const isUndo = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'z';
    if (!isUndo || defaultPrevented || target.closest('input')) return;
    if (undoLast()) event.preventDefault();
  });
  const visibleTemplates = useMemo(
    () => templates?.filter(({ id }) => !pendingIds.has(id)),
    [templates, pendingIds],
  );

  // Wait until the dialog is closed: it traps the focus.
  useEffect(() => {
    if (template || focusIndexRef.current === undefined) return;
    const next = listRef.current?.children[focusIndexRef.current] ?? fallbackRef.current;
    next?.querySelector('a')?.focus();
    focusIndexRef.current = undefined;
  }, [template, pendingIds, listRef, fallbackRef]);

  return {
    visibleTemplates,
    pendingIds,
    deletion: {
      /** Template whose deletion the user has to confirm, or undefined. */
      template,
      askToDelete: setTemplate,
      cancel: () => setTemplate(undefined),
      confirm: () => {
        if (!template) return;
        focusIndexRef.current = visibleTemplates?.findIndex(({ id }) => id === template.id);
        setTemplate(undefined);
        startDeletion(template);
      },
    },
  };
}
