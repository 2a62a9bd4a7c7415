import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import { useGoBack } from '#ui/useGoBack.ts';
import {
  type StatementScope,
  parseStatementScope,
  serializeStatementScope,
} from './statementParam.ts';

/** Value of `history.state` for a statement that was opened from the list, to which going back leads. */
export const openedFromListHistoryState = { opensStatement: true } as const;

/** Returns the scope of the open statement, and a function that closes the statement. */
export function useStatementParam(): { scope: StatementScope | undefined; close: () => void } {
  const location: Location<unknown> = useLocation();
  const { search, state } = location;
  const navigate = useNavigate();
  const goBack = useGoBack();
  const scope = parseStatementScope(search);
  const close = useStableCallback(() => {
    const { opensStatement } = (state ?? {}) as Partial<typeof openedFromListHistoryState>;
    if (opensStatement) goBack();
    else void navigate({ search: serializeStatementScope(search, undefined) }, { replace: true });
  });
  return { scope, close };
}

/** Returns a function that opens the statement of the selected certificates. */
export function useOpenStatement(): () => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  return () =>
    void navigate(
      { search: serializeStatementScope(search, 'chosen') },
      { state: openedFromListHistoryState },
    );
}
