import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { usePluginContext } from '#session/pluginContext.ts';
import { templateMessages } from '#documents/templateMessages.ts';
import type { Language } from '#domain/language.ts';
import { copyAreaTexts, type CopySourceLanguage } from '#domain/template/copySource.ts';
import { type CertificateTemplate, getCustomTextsPropertyName } from '#domain/template/template.ts';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import { focusArea } from '../focusArea.ts';
import type { ChangeTemplate } from '../templateChange.ts';
import { formatLanguageInSentence } from './formatLanguageInSentence.ts';
import { copyFromLanguageMessages } from './messages.ts';

/** Returns a function that copies texts from another language as one undo step and focuses the first copied text. */
export function useCopyFromOtherLanguage(
  sectionRef: RefObject<HTMLElement | null>,
  { customFields }: CertificateTemplate,
  language: Language,
  change: ChangeTemplate,
) {
  const intl = useIntl();
  const { showToast } = usePluginContext();
  return useStableCallback((source: CopySourceLanguage) => {
    const property = getCustomTextsPropertyName(language);
    change((template) => copyAreaTexts(template, language, source));
    const [firstArea] = source.areas;
    if (firstArea) focusArea(sectionRef.current, language, firstArea);
    showToast({
      type: 'success',
      text: intl.formatMessage(copyFromLanguageMessages.copied, {
        language: formatLanguageInSentence(intl, source.language),
      }),
      action: {
        label: intl.formatMessage(templateMessages.undo),
        onPress: () =>
          change((current) => ({
            customFields: { ...current.customFields, [property]: customFields[property] },
          })),
      },
    });
  });
}
