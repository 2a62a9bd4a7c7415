import { Ellipsis, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageSelect } from '#documents/LanguageSelect.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import styles from './SelectionBar.module.css';
import { messages } from './messages.ts';
import { statementMessages } from '../statement/index.ts';
import { MoreActionsPanel } from './MoreActionsPanel.tsx';
import {
  type ExportActionsProps,
  CsvExportButton,
  PdfExportButton,
  PrintExportButton,
} from './ExportButtons.tsx';

interface SelectionBarButtonsProps extends ExportActionsProps {
  /** Progress of the running export in words; undefined if no export is running. */
  progressText: string | undefined;
  onStop: () => void;
}

/** Export buttons or the progress of the running export. On a narrow bar, most buttons are in a menu. */
export function SelectionBarButtons({
  progressText,
  onStop,
  ...actions
}: SelectionBarButtonsProps) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  if (progressText !== undefined) {
    return (
      <>
        <Button look="primary" busy>
          {progressText}
        </Button>
        <Button look="ghost" onClick={onStop}>
          <FormattedMessage {...messages.cancel} />
        </Button>
      </>
    );
  }
  const statementProps = {
    icon: <ScrollText aria-hidden />,
    'aria-haspopup': 'dialog',
    onClick: actions.onViewStatement,
  } as const;
  return (
    <>
      <div className={styles.options}>
        <LanguageSelect
          label={intl.formatMessage(messages.language)}
          value={actions.language}
          onChange={actions.onLanguageChange}
        />
        {actions.hasStatement !== undefined && (
          <>
            <Switch isOn={actions.hasStatement} onChange={actions.onStatementChange}>
              <FormattedMessage {...messages.statement} />
            </Switch>
            <span className={styles.statementButton}>
              <Button {...statementProps}>
                <FormattedMessage {...statementMessages.viewStatement} />
              </Button>
            </span>
            <span className={styles.statementIcon}>
              <IconButton
                {...statementProps}
                label={intl.formatMessage(statementMessages.viewStatement)}
              />
            </span>
          </>
        )}
        <span className={styles.divider} />
        <PrintExportButton {...actions} />
        <CsvExportButton {...actions} />
      </div>
      <span className={styles.moreButton}>
        <IconButton
          label={intl.formatMessage(messages.more)}
          icon={<Ellipsis aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        />
      </span>
      <PdfExportButton {...actions} />
      {isOpen && <MoreActionsPanel {...actions} onClose={() => setIsOpen(false)} />}
    </>
  );
}
