import { ScrollText } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import styles from '../selection/SelectFound.module.css';
import { messages } from '../selection/messages.ts';
import { withStatement } from './statementAddress.ts';
import { openedHere } from './useStatementAddress.ts';

/** Opens the statement of everything that was found. */
export function StatementLink() {
  const { search } = useLocation();
  return (
    <Link
      className={`${styles.all} ${styles.withRoom}`}
      to={{ search: withStatement(search, 'found') }}
      state={openedHere}
    >
      <ScrollText aria-hidden />
      <FormattedMessage {...messages.viewStatement} />
    </Link>
  );
}
