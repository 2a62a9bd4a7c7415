import { CopyPlus } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { documentMessages } from '#documents/messages.ts';
import type { CopySourceLanguage } from '#domain/template/copySource.ts';
import { Button } from '#ui/controls/Button.tsx';
import styles from './Copy.module.css';
import { formatLanguageInSentence } from './formatLanguageInSentence.ts';
import { copyFromLanguageMessages } from './messages.ts';

interface CopyAllFromLanguageNoteProps {
  source: CopySourceLanguage;
  onCopy: (source: CopySourceLanguage) => void;
}

/**
 * A note that lists custom areas without a text in the current language but with a text in another language, and a
 * button that copies all these texts into the current language.
 */
export function CopyAllFromLanguageNote({ source, onCopy }: CopyAllFromLanguageNoteProps) {
  const intl = useIntl();
  const names = source.areas.map((area) => intl.formatMessage(documentMessages[area]));
  return (
    <div className={styles.allAreas}>
      <p>
        <FormattedMessage
          {...copyFromLanguageMessages.blank}
          values={{ areas: intl.formatList(names) }}
        />
      </p>
      <Button icon={<CopyPlus aria-hidden />} onClick={() => onCopy(source)}>
        <FormattedMessage
          {...copyFromLanguageMessages.copyAll}
          values={{ language: formatLanguageInSentence(intl, source.language) }}
        />
      </Button>
    </div>
  );
}
