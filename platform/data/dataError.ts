/** An error that prevents opening the platform's data. The message names the folder or setting and how to fix the problem. */
export class DataError extends Error {
  override readonly name = 'DataError';
}

/** Gets the code or name of an error. The message is not used, because it may contain a URL with a password. */
export function getErrorKind(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}
