/**
 * An error that occurs when the platform's data cannot be opened. The message names the folder or setting at fault, and
 * says how to fix the problem.
 */
export class DataError extends Error {
  override readonly name = 'DataError';
}

/**
 * Returns a short identification of an error for messages: its code, or its name if it has no code. The error's own
 * message is left out, because it may contain a URL with a password.
 */
export function getErrorCodeOrName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}
