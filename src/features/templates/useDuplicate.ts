import { type RefObject, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { hasStatus } from '#api/apiError.ts';
import { readStoredTemplate, storeNewTemplate } from '#api/documents/manageTemplates.ts';
import { useServices, useServicesDispatch } from '#api/services.ts';
import { useFailureToast } from '#ui/toasts/useFailureToast.ts';
import { templateMessages } from '#documents/templateMessages.ts';
import { announce } from '#ui/LiveRegion.tsx';
import { copyName } from '#model/template/copyName.ts';
import { messages } from './messages.ts';
import type { ListedTemplate } from './useTemplates.ts';

/**
 * Stores a copy of a template as it stands on the server; the focus goes to it once the list has it.
 * @param list holds one element for each of `templates`
 */
export function useDuplicate(
  templates: readonly ListedTemplate[] | undefined,
  list: RefObject<HTMLElement | null>,
) {
  const awaitedId = useRef<string>(undefined);
  const dispatch = useServicesDispatch();
  const failure = useFailureToast(useServices().toast);
  const intl = useIntl();

  useEffect(() => {
    const index = templates?.findIndex(({ id }) => id === awaitedId.current) ?? -1;
    const copy = templates?.[index];
    if (!copy) return;
    awaitedId.current = undefined;
    list.current?.children[index]?.querySelector('a')?.focus();
    announce(list.current, intl.formatMessage(messages.copied, copy));
  }, [templates, list, intl]);

  return async function duplicate(original: ListedTemplate) {
    failure.takeAway();
    try {
      const { template } = await dispatch(readStoredTemplate(original.id));
      const nameOf = (name: string) => intl.formatMessage(templateMessages.copyName, { name });
      const copy = {
        ...template,
        name: copyName(template.name || original.name, nameOf),
        favorite: false,
      };
      const knownIds = templates?.map(({ id }) => id) ?? [];
      const stored = await dispatch(storeNewTemplate(copy, knownIds));
      awaitedId.current = stored.template.id ?? undefined;
    } catch (error) {
      // Whoever is signed out is led elsewhere.
      if (hasStatus(error, 401)) return;
      failure.tell({
        text: intl.formatMessage(messages.copyFailed, original),
        retry: () => void duplicate(original),
      });
    }
  };
}
