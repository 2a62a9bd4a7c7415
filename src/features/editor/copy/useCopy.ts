import { useIntl } from 'react-intl';
import { useServices } from '#api/services.ts';
import { templateMessages } from '#documents/templateMessages.ts';
import type { Language } from '#model/language.ts';
import { copiedAreas, type CopySource } from '#model/template/copySource.ts';
import { useHandler } from '#ui/useHandler.ts';
import { focusArea } from '../areas/areaField.ts';
import type { Change } from '../draft.ts';
import { languageInSentence } from './languageInSentence.ts';
import { copyMessages } from './messages.ts';

/** Fills in blank texts of a language from another one, as one step; the focus goes to the first of them. */
export function useCopy(language: Language, change: Change, undo: () => void) {
  const intl = useIntl();
  const { toast } = useServices();
  return useHandler((source: CopySource) => {
    change((template) => copiedAreas(template, language, source));
    const [first] = source.areas;
    if (first) focusArea(language, first);
    toast({
      type: 'success',
      text: intl.formatMessage(copyMessages.copied, {
        language: languageInSentence(intl, source.language),
      }),
      action: { label: intl.formatMessage(templateMessages.undo), onPress: undo },
    });
  });
}
