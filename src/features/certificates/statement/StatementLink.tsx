import { ScrollText } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { createPath, Link, useLocation } from 'react-router-dom';
import { messages } from './messages.ts';
import { serializeStatementScope } from './statementParam.ts';
import { openedFromListHistoryState } from './useStatementParam.ts';

const statementIcon = <ScrollText aria-hidden />;

/**
 * Link that opens the statement of learning about all search results.
 * @param className class of a button beside it, whose look it has
 */
export function StatementLink({ className }: { className: string | undefined }) {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={createPath({ pathname, search: serializeStatementScope(search, 'found') })}
      state={openedFromListHistoryState}
      className={className}
    >
      {statementIcon}
      <FormattedMessage {...messages.viewStatement} />
    </Link>
  );
}
