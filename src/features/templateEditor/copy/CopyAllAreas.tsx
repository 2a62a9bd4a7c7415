import { CopyPlus } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { documentMessages } from '#documents/messages.ts';
import type { CopySourceLanguage } from '#domain/template/copySource.ts';
import { Button } from '#ui/controls/Button.tsx';
import styles from './Copy.module.css';
import { formatLanguageInSentence } from './formatLanguageInSentence.ts';
import { copyMessages } from './messages.ts';

interface CopyAllAreasProps {
  source: CopySourceLanguage;
  onCopy: (source: CopySourceLanguage) => void;
}

/**
 * A list of the custom areas that are blank in this language but have a text in another, with a button that copies all
 * these texts.
 */
export function CopyAllAreas({ source, onCopy }: CopyAllAreasProps) {
  const intl = useIntl();
  const names = source.areas.map((area) => intl.formatMessage(documentMessages[area]));
  return (
    <div className={styles.allAreas}>
      <p>
        <FormattedMessage {...copyMessages.blank} values={{ areas: intl.formatList(names) }} />
      </p>
      <Button icon={<CopyPlus aria-hidden />} onClick={() => onCopy(source)}>
        <FormattedMessage
          {...copyMessages.copyAll}
          values={{ language: formatLanguageInSentence(intl, source.language) }}
        />
      </Button>
    </div>
  );
}
