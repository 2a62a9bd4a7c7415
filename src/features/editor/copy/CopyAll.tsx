import { CopyPlus } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { documentMessages } from '#documents/messages.ts';
import type { CopySource } from '#model/template/copySource.ts';
import { Button } from '#ui/controls/Button.tsx';
import styles from './Copy.module.css';
import { languageInSentence } from './languageInSentence.ts';
import { copyMessages } from './messages.ts';

interface CopyAllProps {
  source: CopySource;
  onCopy: (source: CopySource) => void;
}

/** Over the texts of a language: which are blank that another one has, and a button that fills them in. */
export function CopyAll({ source, onCopy }: CopyAllProps) {
  const intl = useIntl();
  const names = source.areas.map((area) => intl.formatMessage(documentMessages[area]));
  return (
    <div className={styles.all}>
      <p>
        <FormattedMessage {...copyMessages.blank} values={{ areas: intl.formatList(names) }} />
      </p>
      <Button icon={<CopyPlus aria-hidden />} onClick={() => onCopy(source)}>
        <FormattedMessage
          {...copyMessages.copyAll}
          values={{ language: languageInSentence(intl, source.language) }}
        />
      </Button>
    </div>
  );
}
