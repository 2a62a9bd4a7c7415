import { useIntl } from 'react-intl';
import { type ListedTemplate, openTemplateThunk } from '#data/rest/templatesApi.ts';
import { usePluginContext, usePluginDispatch } from '#session/pluginContext.ts';
import { useErrorToast } from '#ui/toasts/useErrorToast.ts';
import { runWithRetryToast } from '../runWithRetryToast.ts';
import { exportTemplate } from './exportTemplate.ts';
import { fileMessages } from './messages.ts';

export function useExportTemplate() {
  const dispatch = usePluginDispatch();
  const errorToast = useErrorToast(usePluginContext().showToast);
  const intl = useIntl();
  return (original: ListedTemplate) =>
    runWithRetryToast(
      errorToast,
      intl.formatMessage(fileMessages.exportFailed, original),
      async () => {
        const { template } = await dispatch(openTemplateThunk(original.id));
        await exportTemplate({ ...template, name: original.name });
      },
    );
}
