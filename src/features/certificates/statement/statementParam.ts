/**
 * Choice of the certificates in a statement: `found` for all search results, `chosen` for the selected certificates.
 */
export type StatementScope = 'found' | 'chosen';

const paramName = 'statement';

/**
 * Returns which certificates the statement shows (its scope), from the query of the address. Returns undefined if the
 * query opens no statement.
 */
export function parseStatementScope(search: string): StatementScope | undefined {
  const value = new URLSearchParams(search).get(paramName);
  return value === 'found' || value === 'chosen' ? value : undefined;
}

/**
 * Returns a query string in which the statement parameter is set to the scope, or removed if the scope is undefined.
 * Other parameters stay unchanged.
 */
export function serializeStatementScope(search: string, scope: StatementScope | undefined): string {
  const query = new URLSearchParams(search);
  if (scope) query.set(paramName, scope);
  else query.delete(paramName);
  const text = query.toString();
  return text && `?${text}`;
}
