import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageSelect } from '#documents/LanguageSelect.tsx';
import { PdfButton } from '#documents/PdfButton.tsx';
import { PrintButton } from '#documents/PrintButton.tsx';
import { defaultLanguage, languageOf } from '#model/language.ts';
import { messages as paperMessages } from '#rendering/statement/messages.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { ModalDialog } from '#ui/dialogs/ModalDialog.tsx';
import { uiMessages } from '#ui/messages.ts';
import type { HomeFound } from '../find/useHomeFound.ts';
import { messages as homeMessages } from '../messages.ts';
import { messages } from './messages.ts';
import type { StatementOf } from './statementAddress.ts';
import styles from './StatementDialog.module.css';
import { StatementNote } from './StatementNote.tsx';
import { StatementPages } from './StatementPages.tsx';
import { useStated } from './useStated.ts';
import { useStatementFile } from './useStatementFile.ts';
import { type Subject, useSubject } from './useSubject.ts';

export interface StatementDialogProps {
  of: StatementOf;
  found: HomeFound;
  onClose: () => void;
}

/** The statement of learning as a document of its own, over the list (docs/behaviour.md, The statement alone). */
export function StatementDialog({ of, found, onClose }: StatementDialogProps) {
  const intl = useIntl();
  const titleId = useId();
  const subject = useSubject(of, found, onClose);
  const [language, setLanguage] = useState(languageOf(intl.locale) ?? defaultLanguage);
  const stated = useStated(subject, language);
  const { value: drawn } = stated;
  const { download, print, outcome } = useStatementFile(drawn);
  return (
    <ModalDialog
      className={styles.dialog}
      labelledBy={titleId}
      onOpen={focusPages}
      onClose={onClose}
    >
      <div className={styles.content}>
        <div className={styles.title}>
          <h2 id={titleId}>
            <FormattedMessage {...paperMessages.title} />
          </h2>
          {subject && <Facts {...subject} />}
        </div>
        <div className={styles.language}>
          <LanguageSelect
            label={intl.formatMessage(messages.language)}
            value={language}
            onChange={setLanguage}
            shortens
          />
        </div>
        <div className={styles.actions}>
          <PrintButton disabled={!drawn} onClick={print} />
          <PdfButton download={download} disabled={!drawn} />
        </div>
        <div className={styles.close}>
          <IconButton
            label={intl.formatMessage(uiMessages.close)}
            icon={<X aria-hidden />}
            onClick={onClose}
          />
        </div>
        <StatementNote outcome={outcome} download={download} />
        <div className={styles.mat} role="region" aria-labelledby={titleId} {...scrolledByKeys}>
          <StatementPages found={found} subject={subject} stated={stated} />
        </div>
      </div>
    </ModalDialog>
  );
}

/** What has them in common, and how many they are. */
function Facts({ ids, name }: Subject) {
  const intl = useIntl();
  const count = intl.formatMessage(homeMessages.count, { n: ids.length });
  return <p>{[name, count].filter(Boolean).join(' · ')}</p>;
}

const scrolledByKeys = { tabIndex: 0, 'data-pages': '' };

function focusPages(dialog: HTMLElement): undefined {
  dialog.querySelector<HTMLElement>('[data-pages]')?.focus();
}
