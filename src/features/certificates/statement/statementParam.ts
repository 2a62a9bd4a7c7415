/** The choice of certificates in a statement: `found` for all search results, `chosen` for the selected ones. */
export type StatementScope = 'found' | 'chosen';

const paramName = 'statement';

/** Parses the scope of the statement to open from the query of the address. */
export function parseStatementScope(search: string): StatementScope | undefined {
  const value = new URLSearchParams(search).get(paramName);
  return value === 'found' || value === 'chosen' ? value : undefined;
}

/** Sets or removes the statement parameter of a query string. Other parameters stay unchanged. */
export function serializeStatementScope(search: string, scope: StatementScope | undefined): string {
  const query = new URLSearchParams(search);
  if (scope) query.set(paramName, scope);
  else query.delete(paramName);
  const text = query.toString();
  return text && `?${text}`;
}
