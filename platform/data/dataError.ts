/** Data that cannot be opened: one sentence that names the folder or the setting, and what to do. */
export class DataError extends Error {
  override readonly name = 'DataError';
}

/** Kind and code of what happened; its own words may hold an address with a password. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}
