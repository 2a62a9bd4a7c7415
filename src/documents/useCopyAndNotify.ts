import { type MessageDescriptor, useIntl } from 'react-intl';
import { usePluginContext } from '#session/pluginContext.ts';

/** Time in milliseconds for copying the text from the toast by hand. */
const failureDuration = 20_000;

/**
 * Returns a function that copies a text to the clipboard and shows a toast, and one that shows the toast of a failure.
 * Does not subscribe to the Redux store, so that lists with thousands of rows can use this hook.
 */
export function useCopyAndNotify(
  copiedMessage: MessageDescriptor,
  failedMessage: MessageDescriptor,
) {
  const intl = useIntl();
  const { showToast } = usePluginContext();
  // Frames may not be allowed to copy; the text in the toast can be selected.
  const showFailure = (text: string | undefined) =>
    showToast({
      type: 'error',
      text: intl.formatMessage(failedMessage),
      ...(text !== undefined && { detail: text }),
      dismissible: false,
      duration: failureDuration,
    });
  const copy = async (getText: () => string | Promise<string>) => {
    let text: string | undefined;
    try {
      text = await getText();
      await navigator.clipboard.writeText(text);
      showToast({ type: 'success', text: intl.formatMessage(copiedMessage) });
    } catch {
      showFailure(text);
    }
  };
  return { copy, showFailure };
}
