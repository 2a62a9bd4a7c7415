import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { usePluginContext } from '#session/pluginContext.ts';
import { createDefaultTemplate } from '#domain/template/template.ts';
import { selectStoresCodeOnFront } from '#session/companySettings.ts';
import { selectBrandColor } from '#session/sessionSlice.ts';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import { messages } from './messages.ts';
import type { EditedTemplate } from './state/index.ts';
import { getEditableFields } from './templateChange.ts';

/**
 * Returns a function that resets the template to the default values (docs/behaviour.md, Undo and reset), and the number
 * of resets so far.
 * @param onReset called after each reset, to clear the errors about the previous values
 */
export function useResetTemplate({ template, change }: EditedTemplate, onReset: () => void) {
  const intl = useIntl();
  const { showToast } = usePluginContext();
  const primaryColor = useSelector(selectBrandColor);
  const storesCodeOnFront = useSelector(selectStoresCodeOnFront);
  const [resetCount, setResetCount] = useState(0);
  const reset = useStableCallback(() => {
    const fieldsBefore = getEditableFields(template);
    change(getEditableFields(createDefaultTemplate(primaryColor, storesCodeOnFront)));
    setResetCount((count) => count + 1);
    onReset();
    showToast({
      type: 'info',
      text: intl.formatMessage(messages.resetDone),
      action: { label: intl.formatMessage(messages.undo), onPress: () => change(fieldsBefore) },
    });
  });
  return { reset, resetCount };
}
