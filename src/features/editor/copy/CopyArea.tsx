import { FormattedMessage, useIntl } from 'react-intl';
import { documentMessages } from '#documents/messages.ts';
import { languageName } from '#i18n/languageName.ts';
import { parseArea } from '#model/certificate/registeredData.ts';
import type { Language } from '#model/language.ts';
import type { AreaName } from '#model/template/template.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FieldChip } from '../fields/FieldChip.tsx';
import { isKnown, type RegisteredFields } from '../fields/useRegisteredFields.ts';
import styles from './Copy.module.css';
import { languageInSentence } from './languageInSentence.ts';
import { copyMessages } from './messages.ts';

interface CopyAreaProps {
  area: AreaName;
  /** Whose text it is. */
  from: Language;
  text: string;
  fields: RegisteredFields;
  onCopy: () => void;
}

/** Under a blank text: how another language begins there, and a button that takes it over. */
export function CopyArea({ area, from, text, fields, onCopy }: CopyAreaProps) {
  const intl = useIntl();
  const nameOf = (key: string) => fields.fields.find((field) => field.key === key)?.label ?? key;
  const values = {
    language: languageInSentence(intl, from),
    area: intl.formatMessage(documentMessages[area]),
  };
  return (
    <div className={styles.area}>
      <p>
        <span className={styles.language}>{languageName(intl, from)}</span>
        {parseArea(text).map((part, index) =>
          'text' in part ? (
            part.text
          ) : (
            <FieldChip
              // The same field may stand there twice.
              key={`${index}/${part.field}`}
              name={part.field}
              label={nameOf(part.field)}
              isKnown={isKnown(fields, part.field)}
            />
          ),
        )}
      </p>
      <Button
        look="text"
        aria-label={intl.formatMessage(copyMessages.copyInto, values)}
        onClick={onCopy}
      >
        <FormattedMessage {...copyMessages.copy} />
      </Button>
    </div>
  );
}
