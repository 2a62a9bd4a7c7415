import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useServices } from '#api/services.ts';
import { defaultTemplate } from '#model/template/template.ts';
import { selectBranding } from '#session/sessionSlice.ts';
import { useHandler } from '#ui/useHandler.ts';
import { messages } from './messages.ts';
import type { Editing } from './state/useEditing.ts';

/**
 * "Reset template to default" (docs/behaviour.md, Undo and reset).
 * @param onReset what was said about what stood there is of the past
 * @returns how often it was done, as well
 */
export function useReset({ change, undo }: Editing, onReset: () => void) {
  const intl = useIntl();
  const { toast } = useServices();
  const primaryColor = useSelector(selectBranding);
  const [resets, setResets] = useState(0);
  const reset = useHandler(() => {
    const { id: _id, favorite: _favorite, ...fields } = defaultTemplate(primaryColor);
    change(fields);
    setResets((count) => count + 1);
    onReset();
    toast({
      type: 'info',
      text: intl.formatMessage(messages.resetDone),
      action: { label: intl.formatMessage(messages.undo), onPress: undo },
    });
  });
  return { reset, resets };
}
