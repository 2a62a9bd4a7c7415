import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { hasErrorStatus } from '#data/apiError.ts';
import { usePluginContext, usePluginDispatch } from '#session/pluginContext.ts';
import {
  type ListedTemplate,
  templatesApi,
  useSetFavoriteTemplateMutation,
} from '#data/rest/templatesApi.ts';
import { useErrorToast } from '#ui/toasts/useErrorToast.ts';
import { messages } from './messages.ts';
import { useFavoriteToast } from './useFavoriteToast.ts';

/**
 * Returns the favourite (default) template and a function that changes it. The screen shows a change immediately, and
 * reverts it if the request fails. Only one request is sent at a time. If the user selects further templates while a
 * request is in progress, only the last of these is sent when the request ends.
 */
export function useFavorite(templates: readonly ListedTemplate[] | undefined) {
  const [selectedId, setSelectedId] = useState<string>();
  const nextRef = useRef<ListedTemplate>(undefined);
  const isSendingRef = useRef(false);
  const dispatch = usePluginDispatch();
  const [setFavoriteTemplate] = useSetFavoriteTemplateMutation();
  const context = usePluginContext();
  const { sessionCache, showToast } = context;
  const errorToast = useErrorToast(showToast);
  const favoriteToast = useFavoriteToast(templates);
  const intl = useIntl();
  const favorite = templates?.find((template) => template.favorite);

  /**
   * Saves a template as the favourite.
   * @param previous the previous favourite, which the undo button restores
   */
  const saveFavorite = async (template: ListedTemplate, previous?: ListedTemplate) => {
    setSelectedId(template.id);
    nextRef.current = template;
    if (isSendingRef.current) return;
    isSendingRef.current = true;
    errorToast.dismiss();
    favoriteToast.dismiss();
    let error: unknown;
    let submittedTemplate = template;
    // Stop when the session has ended.
    while (nextRef.current && context.sessionCache === sessionCache) {
      submittedTemplate = nextRef.current;
      nextRef.current = undefined;
      ({ error } = await setFavoriteTemplate(submittedTemplate.id));
    }
    isSendingRef.current = false;
    setSelectedId(undefined);
    if (context.sessionCache !== sessionCache) return;
    if (error !== undefined) {
      handleError(error, submittedTemplate, previous);
    } else {
      const replaced = previous?.id === submittedTemplate.id ? undefined : previous;
      favoriteToast.show(submittedTemplate, replaced, (restored) => void saveFavorite(restored));
    }
  };

  const handleError = (error: unknown, template: ListedTemplate, previous?: ListedTemplate) => {
    // Expired sessions are handled globally.
    if (hasErrorStatus(error, 401)) return;
    // The list may have changed on the server.
    dispatch(templatesApi.util.invalidateTags(['template']));
    const text = intl.formatMessage(messages.defaultFailed);
    errorToast.show({ text, retry: () => void saveFavorite(template, previous) });
  };

  return {
    favoriteId: selectedId ?? favorite?.id,
    setFavorite: (template: ListedTemplate) => void saveFavorite(template, favorite),
  };
}
