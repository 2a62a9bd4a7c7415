import { useIntl } from 'react-intl';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { usePluginContext } from './pluginContext.ts';

/** Returns a function that reports that the code of a menu or dialog could not be loaded. */
export function useLoadErrorToast(): (error: unknown) => void {
  const intl = useIntl();
  const { showToast } = usePluginContext();
  return (error) => {
    console.error(error);
    showToast({ type: 'error', text: intl.formatMessage(sharedMessages.loadingFailed) });
  };
}
