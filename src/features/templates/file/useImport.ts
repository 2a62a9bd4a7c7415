import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { hasStatus } from '#api/apiError.ts';
import { storeNewTemplate } from '#api/documents/manageTemplates.ts';
import { useServices, useServicesDispatch } from '#api/services.ts';
import { editorPath } from '#model/addresses.ts';
import type { CertificateTemplate } from '#model/template/template.ts';
import { useFailureToast } from '#ui/toasts/useFailureToast.ts';
import { messages } from '../messages.ts';
import { fileMessages } from './messages.ts';
import { readFile } from './readFile.ts';
import { refusalWords } from './refusalWords.ts';
import { FileRefused } from './templateFile.ts';

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
      await store(await readFile(file, config.MAX_BACKGROUND_IMAGE_BYTES));
    } catch (error) {
      const refusal = error instanceof FileRefused ? error.refusal : { reason: 'foreign' as const };
      const reason = refusalWords(intl, refusal);
      failure.tell({ text: intl.formatMessage(fileMessages.refused, { file: file.name, reason }) });
    }
    setIsBusy(false);
  };
  return { take, isBusy };
}
