import { ScrollText } from 'lucide-react';
import { useIntl } from 'react-intl';
import { createPath, useLocation } from 'react-router-dom';
import { IconLink } from '#ui/controls/IconButton.tsx';
import { messages } from './messages.ts';
import { serializeStatementScope } from './statementParam.ts';
import { openedFromListHistoryState } from './useStatementParam.ts';

/** Link that opens the statement of learning about all search results. */
export function StatementLink() {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  return (
    <IconLink
      to={createPath({ pathname, search: serializeStatementScope(search, 'found') })}
      state={openedFromListHistoryState}
      label={intl.formatMessage(messages.viewStatement)}
      icon={<ScrollText aria-hidden />}
    />
  );
}
