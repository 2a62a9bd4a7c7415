import { ScrollText } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageSelect } from '#documents/LanguageSelect.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { DialogHeader } from '#ui/overlays/DialogHeader.tsx';
import { ModalDialog } from '#ui/overlays/ModalDialog.tsx';
import { messages } from './messages.ts';
import { statementMessages } from '../statement/index.ts';
import {
  type ExportActionsProps,
  CsvExportButton,
  PdfExportButton,
  PrintExportButton,
} from './ExportButtons.tsx';
import styles from './MoreActionsPanel.module.css';

/** Panel at the bottom of a phone's screen, with the actions that do not fit into the selection bar. */
export function MoreActionsPanel({
  onClose,
  ...actions
}: ExportActionsProps & { onClose: () => void }) {
  const intl = useIntl();
  const titleId = useId();
  const { countText, language, onLanguageChange, hasStatement, onStatementChange } = actions;
  const handleExport: ExportActionsProps['onExport'] = (format) => {
    onClose();
    actions.onExport(format);
  };
  const handleViewStatement = () => {
    onClose();
    actions.onViewStatement();
  };
  const buttonProps = { isEmpty: actions.isEmpty, onExport: handleExport };
  return (
    <ModalDialog className={styles.sheet} labelledBy={titleId} onClose={onClose}>
      <div className={styles.content}>
        <DialogHeader
          className={styles.header}
          titleId={titleId}
          title={countText}
          onClose={onClose}
        />
        <div className={styles.language}>
          <span aria-hidden>
            <FormattedMessage {...messages.language} />
          </span>
          <LanguageSelect
            label={intl.formatMessage(messages.language)}
            value={language}
            onChange={onLanguageChange}
          />
        </div>
        {hasStatement !== undefined && (
          <div className={styles.statement}>
            <Switch isOn={hasStatement} onChange={onStatementChange}>
              <span>
                <FormattedMessage {...messages.statement} />
                <small className={styles.hint}>
                  <FormattedMessage {...messages.statementHint} />
                </small>
              </span>
            </Switch>
          </div>
        )}
        <div className={styles.actions}>
          <PrintExportButton {...buttonProps} />
          <CsvExportButton {...buttonProps} hasLongLabel />
          {hasStatement !== undefined && (
            <Button icon={<ScrollText aria-hidden />} onClick={handleViewStatement}>
              <FormattedMessage {...statementMessages.viewStatement} />
            </Button>
          )}
          <PdfExportButton {...buttonProps} />
        </div>
      </div>
    </ModalDialog>
  );
}
