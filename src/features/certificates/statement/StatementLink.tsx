import { ScrollText } from 'lucide-react';
import { useIntl } from 'react-intl';
import { createPath, useLocation } from 'react-router-dom';
import { IconLink } from '#ui/controls/IconButton.tsx';
import styles from '../selection/SelectFound.module.css';
import { messages } from '../selection/messages.ts';
import { withStatement } from './statementAddress.ts';
import { openedHere } from './useStatementAddress.ts';

/** Opens the statement of everything that was found. */
export function StatementLink() {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  return (
    <span className={styles.withRoom}>
      <IconLink
        to={createPath({ pathname, search: withStatement(search, 'found') })}
        state={openedHere}
        label={intl.formatMessage(messages.viewStatement)}
        icon={<ScrollText aria-hidden />}
      />
    </span>
  );
}
