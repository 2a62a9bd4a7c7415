import { useIntl } from 'react-intl';
import { hasStatus } from '#api/apiError.ts';
import { useServices, useServicesDispatch } from '#api/services.ts';
import { retryingImport } from '#i18n/retryingImport.ts';
import { useFailureToast } from '#ui/toasts/useFailureToast.ts';
import type { ListedTemplate } from '../useTemplates.ts';
import { fileMessages } from './messages.ts';

const load = () => import(/* webpackChunkName: "template-file" */ './exportTemplate.ts');

/** "Export file" of a template. */
export function useExport() {
  const dispatch = useServicesDispatch();
  const failure = useFailureToast(useServices().toast);
  const intl = useIntl();
  return async function save(template: ListedTemplate): Promise<void> {
    failure.takeAway();
    try {
      const { exportTemplate } = await retryingImport(load);
      await dispatch(exportTemplate(template));
    } catch (error) {
      // Whoever is signed out is led elsewhere.
      if (hasStatus(error, 401)) return;
      failure.tell({
        text: intl.formatMessage(fileMessages.exportFailed, template),
        retry: () => void save(template),
      });
    }
  };
}
