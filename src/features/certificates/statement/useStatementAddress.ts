import { useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useHandler } from '#ui/useHandler.ts';
import { type StatementOf, statementIn, withStatement } from './statementAddress.ts';

/** What an entry of the history says that was added to open a statement: behind it is the list. */
export const openedHere = { opensStatement: true } as const;

/** Which statement the address opens, and how it is closed. */
export function useStatementAddress(): { of: StatementOf | undefined; close: () => void } {
  const location: Location<unknown> = useLocation();
  const { search, state } = location;
  const navigate = useNavigate();
  const of = statementIn(search);
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [of]);
  const close = useHandler(() => {
    // The way back takes a moment; a second press would lead one entry further.
    if (isLeaving.current) return;
    isLeaving.current = true;
    const { opensStatement } = (state ?? {}) as Partial<typeof openedHere>;
    if (opensStatement) void navigate(-1);
    else void navigate({ search: withStatement(search, undefined) }, { replace: true });
  });
  return { of, close };
}

/** Opens the statement of what is chosen. */
export function useOpenStatement(): () => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  return () => void navigate({ search: withStatement(search, 'chosen') }, { state: openedHere });
}
