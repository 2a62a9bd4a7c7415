import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { usePluginContext, usePluginDispatch } from '#session/pluginContext.ts';
import { selectStoresCodeOnFront } from '#session/companySettings.ts';
import { createTemplateThunk } from '#data/rest/templatesApi.ts';
import { getEditorPath } from '#domain/urls.ts';
import type { CertificateTemplate } from '#domain/template/template.ts';
import { useErrorToast } from '#ui/toasts/useErrorToast.ts';
import { messages } from '../messages.ts';
import { runWithRetryToast } from '../runWithRetryToast.ts';
import { fileMessages } from './messages.ts';
import { readTemplateFile } from './readTemplateFile.ts';
import { FileRejectedError } from './templateFile.ts';

/**
 * Returns a function that saves the template in a file as a new template.
 * @param existingIds ids of all templates
 */
export function useImportTemplate(existingIds: readonly string[]) {
  const { config, showToast } = usePluginContext();
  const storesCodeOnFront = useSelector(selectStoresCodeOnFront);
  const dispatch = usePluginDispatch();
  const navigate = useNavigate();
  const errorToast = useErrorToast(showToast);
  const intl = useIntl();
  const [isBusy, setIsBusy] = useState(false);

  const storeTemplate = (template: CertificateTemplate) =>
    runWithRetryToast(
      errorToast,
      intl.formatMessage(fileMessages.importFailed, template),
      async () => {
        const { template: stored } = await dispatch(createTemplateThunk({ template, existingIds }));
        const { id } = stored;
        const editAction = id !== null && {
          label: intl.formatMessage(messages.edit),
          onPress: () => void navigate(getEditorPath(id)),
        };
        showToast({
          type: 'success',
          text: intl.formatMessage(fileMessages.imported, template),
          // The file is not the default, but a company with templates has one.
          ...(stored.favorite && { detail: intl.formatMessage(fileMessages.becameDefault) }),
          ...(editAction && { action: editAction }),
        });
      },
    );

  const importFile = async (file: File): Promise<void> => {
    errorToast.dismiss();
    setIsBusy(true);
    try {
      const template = await readTemplateFile(file, config.MAX_BACKGROUND_IMAGE_BYTES);
      // A service that does not know the option may reject it.
      await storeTemplate(
        storesCodeOnFront ? template : { ...template, showsCodeOnFront: undefined },
      );
    } catch (error) {
      const reason = formatRejection(intl, error);
      const text = intl.formatMessage(fileMessages.refused, { file: file.name, reason });
      errorToast.show({ text });
    }
    setIsBusy(false);
  };
  return { importFile, isBusy };
}

/** Formats why a file was rejected, for the end of the sentence "{file} is not a valid template: …". */
function formatRejection(intl: IntlShape, error: unknown): string {
  if (!(error instanceof FileRejectedError)) return intl.formatMessage(fileMessages.notTemplate);
  const { rejection } = error;
  return 'field' in rejection
    ? intl.formatMessage(fileMessages[rejection.reason], { field: rejection.field })
    : intl.formatMessage(fileMessages[rejection.reason]);
}
