import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { usePluginContext } from '#session/pluginContext.ts';
import type { ListedTemplate } from '#data/rest/templatesApi.ts';
import { templateMessages } from '#documents/templateMessages.ts';
import { selectKeepsIssuedDesigns } from '#session/companySettings.ts';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import { messages } from './messages.ts';

/**
 * Returns functions that show and dismiss the toast about a new default template. The toast has an undo button if there
 * is a previous default, and is dismissed if that disappears from the list. It stays visible when the user leaves the page.
 */
export function useFavoriteToast(templates: readonly ListedTemplate[] | undefined) {
  const { showToast } = usePluginContext();
  const keepsIssuedDesigns = useSelector(selectKeepsIssuedDesigns);
  const intl = useIntl();
  const shownToastRef = useRef<{ previousId: string | undefined; close: () => void }>(undefined);
  const dismiss = useStableCallback(() => shownToastRef.current?.close());

  const show = useStableCallback(
    (
      template: ListedTemplate,
      previous: ListedTemplate | undefined,
      restore: (previous: ListedTemplate) => void,
    ) => {
      const label = intl.formatMessage(templateMessages.undo);
      const close = showToast({
        type: 'success',
        text: intl.formatMessage(messages.defaultSet, template),
        ...(keepsIssuedDesigns && { detail: intl.formatMessage(templateMessages.issuedKept) }),
        ...(previous && { action: { label, onPress: () => restore(previous) } }),
      });
      shownToastRef.current = { previousId: previous?.id, close };
    },
  );

  useEffect(() => {
    const previousId = shownToastRef.current?.previousId;
    if (previousId !== undefined && !templates?.some(({ id }) => id === previousId)) dismiss();
  }, [templates, dismiss]);

  return { show, dismiss };
}
