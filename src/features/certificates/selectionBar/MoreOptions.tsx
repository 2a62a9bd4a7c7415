import { ScrollText, X } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageSelect } from '#documents/LanguageSelect.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { ModalDialog } from '#ui/dialogs/ModalDialog.tsx';
import { uiMessages } from '#ui/messages.ts';
import { messages } from '../selection/messages.ts';
import { type ActionsProps, CsvOrder, PdfOrder, PrintOrder } from './orders.tsx';
import styles from './MoreOptions.module.css';

/** What the bar has no room for on a telephone: a sheet from below, over the page. */
export function MoreOptions({ onClose, ...actions }: ActionsProps & { onClose: () => void }) {
  const intl = useIntl();
  const titleId = useId();
  const { count, language, onLanguage, hasStatement, onStatement } = actions;
  const onOrder: ActionsProps['onOrder'] = (delivery) => {
    onClose();
    actions.onOrder(delivery);
  };
  const viewStatement = () => {
    onClose();
    actions.onViewStatement();
  };
  const order = { isEmpty: actions.isEmpty, onOrder };
  return (
    <ModalDialog className={styles.sheet} labelledBy={titleId} onClose={onClose}>
      <div className={styles.content}>
        <header className={styles.head}>
          <h2 id={titleId}>{count}</h2>
          <IconButton
            label={intl.formatMessage(uiMessages.close)}
            icon={<X aria-hidden />}
            onClick={onClose}
          />
        </header>
        <div className={styles.language}>
          <span aria-hidden>
            <FormattedMessage {...messages.language} />
          </span>
          <LanguageSelect
            label={intl.formatMessage(messages.language)}
            value={language}
            onChange={onLanguage}
          />
        </div>
        {hasStatement !== undefined && (
          <div className={styles.statement}>
            <Switch isOn={hasStatement} onChange={onStatement}>
              <span>
                <FormattedMessage {...messages.statement} />
                <small className={styles.hint}>
                  <FormattedMessage {...messages.statementHint} />
                </small>
              </span>
            </Switch>
          </div>
        )}
        <div className={styles.orders}>
          <PrintOrder {...order} />
          <CsvOrder {...order} isInFull />
          {hasStatement !== undefined && (
            <Button icon={<ScrollText aria-hidden />} onClick={viewStatement}>
              <FormattedMessage {...messages.viewStatement} />
            </Button>
          )}
          <PdfOrder {...order} />
        </div>
      </div>
    </ModalDialog>
  );
}
