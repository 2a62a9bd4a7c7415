/** Which certificates a statement is about: those that were found, or those that were chosen of them. */
export type StatementOf = 'found' | 'chosen';

const key = 'statement';

/** What a statement is open of by the query of Home's address. */
export function statementIn(search: string): StatementOf | undefined {
  const value = new URLSearchParams(search).get(key);
  return value === 'found' || value === 'chosen' ? value : undefined;
}

/** The query that opens one, or none; what else is in it stays. */
export function withStatement(search: string, of: StatementOf | undefined): string {
  const query = new URLSearchParams(search);
  if (of) query.set(key, of);
  else query.delete(key);
  const text = query.toString();
  return text && `?${text}`;
}
