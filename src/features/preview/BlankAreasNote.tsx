import { FormattedMessage, useIntl } from 'react-intl';
import { formatLanguageName } from '#i18n/formatLanguageName.ts';
import { documentMessages } from '#documents/messages.ts';
import type { Language } from '#domain/language.ts';
import { getUntranslatedAreas } from '#domain/template/areaCoverage.ts';
import type { CertificateTemplate } from '#domain/template/template.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { messages } from './messages.ts';

interface BlankAreasNoteProps {
  template: CertificateTemplate;
  language: Language;
}

/** Note that lists the text areas that are empty in the displayed language but not in another one. */
export function BlankAreasNote({ template, language }: BlankAreasNoteProps) {
  const intl = useIntl();
  const blankNames = getUntranslatedAreas(template, language);
  if (blankNames.length === 0) return null;
  const areas = intl.formatList(
    blankNames.map((name) => intl.formatMessage(documentMessages[name])),
  );
  return (
    <InlineMessage>
      <FormattedMessage
        {...messages.blankAreas}
        values={{ language: formatLanguageName(intl, language), areas }}
      />
    </InlineMessage>
  );
}
