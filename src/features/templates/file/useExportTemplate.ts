import { useIntl } from 'react-intl';
import { hasErrorStatus } from '#data/apiError.ts';
import { usePluginContext } from '#session/pluginContext.ts';
import { type ListedTemplate, useLazyOpenTemplateQuery } from '#data/rest/templatesApi.ts';
import { useErrorToast } from '#ui/toasts/useErrorToast.ts';
import { exportTemplate } from './exportTemplate.ts';
import { fileMessages } from './messages.ts';

export function useExportTemplate() {
  const [openTemplate] = useLazyOpenTemplateQuery();
  const errorToast = useErrorToast(usePluginContext().showToast);
  const intl = useIntl();
  return async function exportFile(original: ListedTemplate): Promise<void> {
    errorToast.dismiss();
    try {
      const { template } = await openTemplate(original.id).unwrap();
      await exportTemplate({ ...template, name: original.name });
    } catch (error) {
      // Expired sessions are handled globally.
      if (hasErrorStatus(error, 401)) return;
      errorToast.show({
        text: intl.formatMessage(fileMessages.exportFailed, original),
        retry: () => void exportFile(original),
      });
    }
  };
}
