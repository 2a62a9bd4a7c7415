import { useIntl } from 'react-intl';
import { usePluginContext } from '#session/pluginContext.ts';
import { documentMessages } from './messages.ts';

/** Time in milliseconds for copying the id from the toast by hand. */
const failureDuration = 20_000;

/**
 * Returns a function that copies the validation ID of a certificate and shows a toast. Does not subscribe to the Redux
 * store, so that lists with thousands of rows can use this hook.
 */
export function useCopyCertificateId(): (getId: () => string | Promise<string>) => Promise<void> {
  const intl = useIntl();
  const { showToast } = usePluginContext();
  return async (getId) => {
    let id: string | undefined;
    try {
      id = await getId();
      await navigator.clipboard.writeText(id);
      showToast({ type: 'success', text: intl.formatMessage(documentMessages.idCopied) });
    } catch {
      // Frames may not be allowed to copy; the id in the toast can be selected.
      showToast({
        type: 'error',
        text: intl.formatMessage(documentMessages.copyIdFailed),
        ...(id !== undefined && { detail: id }),
        dismissible: false,
        duration: failureDuration,
      });
    }
  };
}
