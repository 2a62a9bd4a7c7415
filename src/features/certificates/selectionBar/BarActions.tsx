import { Ellipsis, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageSelect } from '#documents/LanguageSelect.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import styles from './SelectionBar.module.css';
import { messages } from '../selection/messages.ts';
import { MoreOptions } from './MoreOptions.tsx';
import { type ActionsProps, CsvOrder, PdfOrder, PrintOrder } from './orders.tsx';

interface BarActionsProps extends ActionsProps {
  /** How far an order is; undefined where there is none. */
  progress: string | undefined;
  onStop: () => void;
}

/** What can be ordered, or how the order stands. Where the bar is narrow, most of it is behind one icon. */
export function BarActions({ progress, onStop, ...actions }: BarActionsProps) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  if (progress !== undefined) {
    return (
      <>
        <Button look="primary" busy>
          {progress}
        </Button>
        <Button look="ghost" onClick={onStop}>
          <FormattedMessage {...messages.stop} />
        </Button>
      </>
    );
  }
  return (
    <>
      <div className={styles.options}>
        <LanguageSelect
          label={intl.formatMessage(messages.language)}
          value={actions.language}
          onChange={actions.onLanguage}
        />
        {actions.hasStatement !== undefined && (
          <>
            <Switch isOn={actions.hasStatement} onChange={actions.onStatement}>
              <FormattedMessage {...messages.statement} />
            </Switch>
            <IconButton
              label={intl.formatMessage(messages.viewStatement)}
              icon={<ScrollText aria-hidden />}
              aria-haspopup="dialog"
              onClick={actions.onViewStatement}
            />
          </>
        )}
        <span className={styles.rule} />
        <PrintOrder {...actions} />
        <CsvOrder {...actions} />
      </div>
      <span className={styles.more}>
        <IconButton
          label={intl.formatMessage(messages.more)}
          icon={<Ellipsis aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        />
      </span>
      <PdfOrder {...actions} />
      {isOpen && <MoreOptions {...actions} onClose={() => setIsOpen(false)} />}
    </>
  );
}
