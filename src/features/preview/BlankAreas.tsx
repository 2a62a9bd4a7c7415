import { FormattedMessage, useIntl } from 'react-intl';
import { languageName } from '#i18n/languageName.ts';
import { documentMessages } from '#documents/messages.ts';
import { type Language, languages } from '#model/language.ts';
import { blankAreas, type CertificateTemplate } from '#model/template/template.ts';
import { Note } from '#ui/marks/Note.tsx';
import { messages } from './messages.ts';

interface BlankAreasProps {
  template: CertificateTemplate;
  language: Language;
}

/** Says which custom areas are blank in this language though another has them. */
export function BlankAreas({ template, language }: BlankAreasProps) {
  const intl = useIntl();
  const blank = blankAreas(template, language).filter((name) =>
    languages.some((other) => !blankAreas(template, other).includes(name)),
  );
  if (blank.length === 0) return null;
  const areas = intl.formatList(blank.map((name) => intl.formatMessage(documentMessages[name])));
  return (
    <Note>
      <FormattedMessage
        {...messages.blank}
        values={{ language: languageName(intl, language), areas }}
      />
    </Note>
  );
}
