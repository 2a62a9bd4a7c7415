import { FormattedMessage, useIntl } from 'react-intl';
import { documentMessages } from '#documents/messages.ts';
import { formatLanguageName } from '#i18n/formatLanguageName.ts';
import { parseAreaText } from '#domain/certificate/registeredData.ts';
import type { Language } from '#domain/language.ts';
import type { AreaName } from '#domain/template/template.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FieldChip, isKnownField, type RegisteredFields } from '../fields/index.ts';
import styles from './Copy.module.css';
import { formatLanguageInSentence } from './formatLanguageInSentence.ts';
import { copyFromLanguageMessages } from './messages.ts';

interface CopyFromLanguageNoteProps {
  area: AreaName;
  sourceLanguage: Language;
  text: string;
  fields: RegisteredFields;
  onCopy: () => void;
}

/**
 * A note below a blank custom area. Shows the text of the area in another language, with a button that copies this
 * text.
 */
export function CopyFromLanguageNote({
  area,
  sourceLanguage,
  text,
  fields,
  onCopy,
}: CopyFromLanguageNoteProps) {
  const intl = useIntl();
  const getFieldLabel = (key: string) =>
    fields.fields.find((field) => field.key === key)?.label ?? key;
  const values = {
    language: formatLanguageInSentence(intl, sourceLanguage),
    area: intl.formatMessage(documentMessages[area]),
  };
  return (
    <div className={styles.area}>
      <p>
        <span className={styles.language}>{formatLanguageName(intl, sourceLanguage)}</span>
        {parseAreaText(text).map((part, index) =>
          'text' in part ? (
            part.text
          ) : (
            <FieldChip
              // A text may contain the same field twice.
              key={`${index}/${part.field}`}
              name={part.field}
              label={getFieldLabel(part.field)}
              isKnown={isKnownField(fields, part.field)}
            />
          ),
        )}
      </p>
      <Button
        look="text"
        aria-label={intl.formatMessage(copyFromLanguageMessages.copyInto, values)}
        onClick={onCopy}
      >
        <FormattedMessage {...copyFromLanguageMessages.copy} />
      </Button>
    </div>
  );
}
