import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { hasStatus } from '#api/apiError.ts';
import { makeFavorite } from '#api/documents/manageTemplates.ts';
import { useServices, useServicesDispatch } from '#api/services.ts';
import { useFailureToast } from '#ui/toasts/useFailureToast.ts';
import { messages } from './messages.ts';
import { useFavoriteToast } from './useFavoriteToast.ts';
import type { ListedTemplate } from './useTemplates.ts';

/**
 * Moves the mark of the favourite at once, and back when that fails. Calls go out one after the other, and of several
 * quick choices only the last: the server ends with what is on screen.
 * @param reload asks for the list, after a failure that may have changed it
 */
export function useFavorite(templates: readonly ListedTemplate[] | undefined, reload: () => void) {
  const [chosenId, setChosenId] = useState<string>();
  const next = useRef<ListedTemplate>(undefined);
  const isSending = useRef(false);
  const dispatch = useServicesDispatch();
  const services = useServices();
  const { memory, toast } = services;
  const failed = useFailureToast(toast);
  const moved = useFavoriteToast(templates);
  const intl = useIntl();
  const favorite = templates?.find((template) => template.favorite);

  /** @param former what it takes the place of, to be had back */
  const choose = async (template: ListedTemplate, former?: ListedTemplate) => {
    setChosenId(template.id);
    next.current = template;
    if (isSending.current) return;
    isSending.current = true;
    failed.takeAway();
    moved.takeAway();
    let failure: unknown;
    let last = template;
    // Once the session is over there is nobody to choose.
    while (next.current && services.memory === memory) {
      last = next.current;
      next.current = undefined;
      failure = await dispatch(makeFavorite(last.id)).then(
        () => undefined,
        (error: unknown) => error,
      );
    }
    isSending.current = false;
    setChosenId(undefined);
    if (services.memory !== memory) return;
    if (failure !== undefined) tell(failure, last, former);
    else if (!former || former.id === last.id) moved.tell(last);
    else moved.tell(last, { former, takeBack: () => void choose(former) });
  };

  const tell = (failure: unknown, template: ListedTemplate, former?: ListedTemplate) => {
    // Whoever is signed out is led elsewhere.
    if (hasStatus(failure, 401)) return;
    reload();
    const text = intl.formatMessage(messages.defaultFailed);
    failed.tell({ text, retry: () => void choose(template, former) });
  };

  return {
    favoriteId: chosenId ?? favorite?.id,
    chooseFavorite: (template: ListedTemplate) => void choose(template, favorite),
  };
}
