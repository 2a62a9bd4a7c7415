import { useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useServices } from '#api/services.ts';
import { templateMessages } from '#documents/templateMessages.ts';
import { selectKeepsIssuedDesigns } from '#session/sessionSlice.ts';
import { useHandler } from '#ui/useHandler.ts';
import { messages } from './messages.ts';
import type { ListedTemplate } from './useTemplates.ts';

/** The default of before, and how to have it back. */
interface WayBack {
  former: ListedTemplate;
  takeBack: () => void;
}

/**
 * The toast about another default: one at a time, which leads back to the former one as long as that is in the list. It
 * outlives the screen: to look at the default is no reason to keep it.
 */
export function useFavoriteToast(templates: readonly ListedTemplate[] | undefined) {
  const { toast } = useServices();
  const keepsIssued = useSelector(selectKeepsIssuedDesigns);
  const intl = useIntl();
  const shown = useRef<{ formerId: string | undefined; close: () => void }>(undefined);
  const takeAway = useHandler(() => shown.current?.close());

  const tell = useHandler((template: ListedTemplate, wayBack?: WayBack) => {
    const label = intl.formatMessage(templateMessages.undo);
    const close = toast({
      type: 'success',
      text: intl.formatMessage(messages.defaultSet, template),
      ...(keepsIssued && { detail: intl.formatMessage(templateMessages.issuedKept) }),
      ...(wayBack && { action: { label, onPress: wayBack.takeBack } }),
    });
    shown.current = { formerId: wayBack?.former.id, close };
  });

  useEffect(() => {
    const formerId = shown.current?.formerId;
    if (formerId !== undefined && !templates?.some(({ id }) => id === formerId)) takeAway();
  }, [templates, takeAway]);

  return useMemo(() => ({ tell, takeAway }), [tell, takeAway]);
}
