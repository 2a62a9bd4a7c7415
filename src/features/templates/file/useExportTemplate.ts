import { useIntl } from 'react-intl';
import { type ListedTemplate, useLazyOpenTemplateQuery } from '#data/rest/templatesApi.ts';
import { usePluginContext } from '#session/pluginContext.ts';
import { useErrorToast } from '#ui/toasts/useErrorToast.ts';
import { runWithRetryToast } from '../runWithRetryToast.ts';
import { exportTemplate } from './exportTemplate.ts';
import { fileMessages } from './messages.ts';

export function useExportTemplate() {
  const [openTemplate] = useLazyOpenTemplateQuery();
  const errorToast = useErrorToast(usePluginContext().showToast);
  const intl = useIntl();
  return (original: ListedTemplate) =>
    runWithRetryToast(
      errorToast,
      intl.formatMessage(fileMessages.exportFailed, original),
      async () => {
        const { template } = await openTemplate(original.id).unwrap();
        await exportTemplate({ ...template, name: original.name });
      },
    );
}
