import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { hasErrorStatus } from '#data/apiError.ts';
import { usePluginContext } from '#session/pluginContext.ts';
import { type ListedTemplate, useDeleteTemplateMutation } from '#data/rest/templatesApi.ts';
import { messages } from './messages.ts';

export type TemplateDeletion = ReturnType<typeof useDeleteTemplate>;

/**
 * Returns the state and functions of deleting a template after confirmation. After the deletion, a link of the next
 * template in the list receives the focus or, after the last template, a link in the fallback element.
 * @param listRef an element with one child per template
 * @param fallbackRef an element that contains a link to focus
 */
export function useDeleteTemplate(
  templates: readonly ListedTemplate[] | undefined,
  listRef: RefObject<HTMLElement | null>,
  fallbackRef: RefObject<HTMLElement | null>,
) {
  const [template, setTemplate] = useState<ListedTemplate>();
  const [deleteTemplate, { isLoading: isBusy, error, reset }] = useDeleteTemplateMutation();
  const focusIndexRef = useRef<number>(undefined);
  const { showToast } = usePluginContext();
  const intl = useIntl();

  // Wait until the dialog is closed: it traps the focus.
  useEffect(() => {
    if (template || focusIndexRef.current === undefined) return;
    const next = listRef.current?.children[focusIndexRef.current] ?? fallbackRef.current;
    next?.querySelector('a')?.focus();
    focusIndexRef.current = undefined;
  }, [template, listRef, fallbackRef]);

  const remove = async (target: ListedTemplate) => {
    const index = templates?.findIndex(({ id }) => id === target.id);
    const { error } = await deleteTemplate(target.id);
    // A template that is already gone counts as deleted.
    if (error && !hasErrorStatus(error, 404)) return;
    focusIndexRef.current = index;
    setTemplate(undefined);
    showToast({ type: 'success', text: intl.formatMessage(messages.removed, target) });
  };

  return {
    /** The template to delete, while the user is asked for confirmation; otherwise undefined. */
    template,
    isBusy,
    error: hasErrorStatus(error, 404) ? undefined : error,
    askToDelete: (target: ListedTemplate) => {
      reset();
      setTemplate(target);
    },
    cancel: () => setTemplate(undefined),
    confirm: () => {
      if (template && !isBusy) void remove(template);
    },
  };
}
