import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { hasStatus } from '#api/apiError.ts';
import { storeNewTemplate } from '#api/documents/manageTemplates.ts';
import { useServices, useServicesDispatch } from '#api/services.ts';
import { retryingImport } from '#i18n/retryingImport.ts';
import { editorPath } from '#model/addresses.ts';
import type { CertificateTemplate } from '#model/template/template.ts';
import { useFailureToast } from '#ui/toasts/useFailureToast.ts';
import { messages } from '../messages.ts';
import { fileMessages } from './messages.ts';
import { refusalWords } from './refusalWords.ts';

const load = () => import(/* webpackChunkName: "template-file" */ './readFile.ts');

/** Stores the template of a file as a new one, which is nobody's default. @param knownIds of those there are */
export function useImport(knownIds: readonly string[]) {
  const { config, toast } = useServices();
  const dispatch = useServicesDispatch();
  const navigate = useNavigate();
  const failure = useFailureToast(toast);
  const intl = useIntl();
  const [isBusy, setIsBusy] = useState(false);

  const store = async (template: CertificateTemplate): Promise<void> => {
    try {
      const { id } = (await dispatch(storeNewTemplate(template, knownIds))).template;
      const edit = id !== null && {
        label: intl.formatMessage(messages.edit),
        onPress: () => void navigate(editorPath(id)),
      };
      toast({
        type: 'success',
        text: intl.formatMessage(fileMessages.imported, template),
        ...(edit && { action: edit }),
      });
    } catch (error) {
      // Whoever is signed out is led elsewhere.
      if (hasStatus(error, 401)) return;
      failure.tell({
        text: intl.formatMessage(fileMessages.importFailed, template),
        retry: () => void store(template),
      });
    }
  };

  const take = async (file: File): Promise<void> => {
    failure.takeAway();
    setIsBusy(true);
    try {
      const { readFile } = await retryingImport(load);
      const content = await readFile(file, config.MAX_BACKGROUND_IMAGE_BYTES);
      if ('template' in content) await store(content.template);
      else {
        const reason = refusalWords(intl, content.refusal);
        const text = intl.formatMessage(fileMessages.refused, { file: file.name, reason });
        failure.tell({ text });
      }
    } catch {
      // What reads it could not be loaded.
      const text = intl.formatMessage(fileMessages.importFailed, { name: file.name });
      failure.tell({ text, retry: () => void take(file) });
    }
    setIsBusy(false);
  };
  return { take, isBusy };
}
