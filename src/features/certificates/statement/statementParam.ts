/** Certificates of a statement: `found` for all search results, `chosen` for the selected certificates. */
export type StatementScope = 'found' | 'chosen';

const paramName = 'statement';

/** Returns which certificates the statement of an address shows; undefined if it opens no statement. */
export function parseStatementScope(search: string): StatementScope | undefined {
  const value = new URLSearchParams(search).get(paramName);
  return value === 'found' || value === 'chosen' ? value : undefined;
}

/** Returns a query string with another statement parameter, or without one if the scope is undefined. */
export function serializeStatementScope(search: string, scope: StatementScope | undefined): string {
  const query = new URLSearchParams(search);
  if (scope) query.set(paramName, scope);
  else query.delete(paramName);
  const text = query.toString();
  return text && `?${text}`;
}
