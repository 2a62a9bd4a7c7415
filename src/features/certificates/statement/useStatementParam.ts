import { useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useStableCallback } from '#runtime/useStableCallback.ts';
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
  const scope = parseStatementScope(search);
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [scope]);
  const close = useStableCallback(() => {
    // Going back is asynchronous; a second press would go back one entry too far.
    if (isLeaving.current) return;
    isLeaving.current = true;
    const { opensStatement } = (state ?? {}) as Partial<typeof openedFromListHistoryState>;
    if (opensStatement) void navigate(-1);
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
