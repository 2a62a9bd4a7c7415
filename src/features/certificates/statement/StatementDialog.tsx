import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageSelect } from '#documents/LanguageSelect.tsx';
import { PdfButton } from '#documents/PdfButton.tsx';
import { PrintButton } from '#documents/PrintButton.tsx';
import { useLanguage } from '#i18n/useLanguage.ts';
import { messages as statementMessages } from '#rendering/statement/messages.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { ModalDialog } from '#ui/overlays/ModalDialog.tsx';
import { uiMessages } from '#ui/messages.ts';
import { messages as homeMessages } from '../messages.ts';
import { messages } from './messages.ts';
import type { StatementScope } from './statementParam.ts';
import styles from './StatementDialog.module.css';
import { StatementExportNote } from './StatementExportNote.tsx';
import { StatementPages } from './StatementPages.tsx';
import { useStatementDocument } from './useStatementDocument.ts';
import { useStatementExport } from './useStatementExport.ts';
import {
  type CertificatesForStatement,
  useCertificatesForStatement,
} from './useCertificatesForStatement.ts';

export interface StatementDialogProps {
  scope: StatementScope;
  onClose: () => void;
}

/** Dialog with the statement of learning (docs/behaviour.md, The statement alone). */
export default function StatementDialog({ scope, onClose }: StatementDialogProps) {
  const intl = useIntl();
  const titleId = useId();
  const subject = useCertificatesForStatement(scope, onClose);
  const [language, setLanguage] = useState(useLanguage());
  const statementState = useStatementDocument(subject, language);
  const { value: renderedStatement } = statementState;
  const { download, print, result } = useStatementExport(renderedStatement);
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
            <FormattedMessage {...statementMessages.title} />
          </h2>
          {subject && <StatementDetails {...subject} />}
        </div>
        <div className={styles.language}>
          <LanguageSelect
            label={intl.formatMessage(messages.language)}
            value={language}
            onChange={setLanguage}
            isCompact
          />
        </div>
        <div className={styles.actions}>
          <PrintButton disabled={!renderedStatement} onClick={print} />
          <PdfButton download={download} disabled={!renderedStatement} />
        </div>
        <div className={styles.close}>
          <IconButton
            label={intl.formatMessage(uiMessages.close)}
            icon={<X aria-hidden />}
            onClick={onClose}
          />
        </div>
        <StatementExportNote result={result} download={download} />
        <div
          className={styles.pagesArea}
          role="region"
          aria-labelledby={titleId}
          {...scrollAreaProps}
        >
          <StatementPages subject={subject} statementState={statementState} />
        </div>
      </div>
    </ModalDialog>
  );
}

/** Line with the filter and the number of certificates of the statement. */
function StatementDetails({ ids, filterLabel }: CertificatesForStatement) {
  const intl = useIntl();
  const count = intl.formatMessage(homeMessages.count, { n: ids.length });
  return <p>{[filterLabel, count].filter(Boolean).join(' · ')}</p>;
}

const scrollAreaProps = { tabIndex: 0, 'data-pages': '' };

function focusPages(dialog: HTMLElement): undefined {
  dialog.querySelector<HTMLElement>('[data-pages]')?.focus();
}
