import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { hasStatus } from '#api/apiError.ts';
import { removeTemplate } from '#api/documents/manageTemplates.ts';
import { useServices, useServicesDispatch } from '#api/services.ts';
import { messages } from './messages.ts';
import type { ListedTemplate } from './useTemplates.ts';

export type Deletion = ReturnType<typeof useDeletion>;

/**
 * Deletes one template at a time; the focus then goes to the next one, or to `beyond`.
 * @param list holds one element for each of `templates`
 * @param beyond holds a link
 */
export function useDeletion(
  templates: readonly ListedTemplate[] | undefined,
  list: RefObject<HTMLElement | null>,
  beyond: RefObject<HTMLElement | null>,
) {
  const [template, setTemplate] = useState<ListedTemplate>();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const gap = useRef<number>(undefined);
  const dispatch = useServicesDispatch();
  const { toast } = useServices();
  const intl = useIntl();

  // After the dialog is gone, which lets nothing else have the focus.
  useEffect(() => {
    if (template || gap.current === undefined) return;
    const next = list.current?.children[gap.current] ?? beyond.current;
    next?.querySelector('a')?.focus();
    gap.current = undefined;
  }, [template, list, beyond]);

  const remove = async (doomed: ListedTemplate) => {
    const index = templates?.findIndex(({ id }) => id === doomed.id);
    setIsBusy(true);
    try {
      await dispatch(removeTemplate(doomed.id));
    } catch (error) {
      // Gone already is as good.
      if (!hasStatus(error, 404)) {
        setFailure(error);
        return;
      }
    } finally {
      setIsBusy(false);
    }
    gap.current = index;
    setTemplate(undefined);
    toast({ type: 'success', text: intl.formatMessage(messages.removed, doomed) });
  };

  return {
    /** The one that is asked about. */
    template,
    isBusy,
    failure,
    ask: (asked: ListedTemplate) => {
      setFailure(undefined);
      setTemplate(asked);
    },
    cancel: () => setTemplate(undefined),
    confirm: () => {
      if (template && !isBusy) void remove(template);
    },
  };
}
