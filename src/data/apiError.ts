/**
 * Cause of a failed call. `network`: no response, or a closed WebSocket; `http`: a status of 300 or above; `parse`: a
 * response that is not JSON; `shape`: JSON that does not match the schema; `graphql`: errors in a response with status
 * 200.
 */
export type ApiErrorKind = 'network' | 'http' | 'parse' | 'shape' | 'graphql';

/** Maximum length of an error message taken from a server, in characters. */
export const maxErrorMessageLength = 1000;

/**
 * Error thrown when a call to a server fails. Code that catches the error decides whether to show a toast or to
 * redirect.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly kind: ApiErrorKind;
  /**
   * HTTP status of the response. For a GraphQL error, the status in its extensions; for a closed WebSocket, the status
   * that corresponds to the close code. Undefined if no status is known.
   */
  readonly status: number | undefined;
  /**
   * Code with which the server closed the WebSocket; undefined for other errors (docs/behaviour.md, WebSocket close
   * codes).
   */
  readonly closeCode: number | undefined;
  /**
   * Path of the invalid field in the response, with dots between the keys; undefined if the error does not concern a
   * single field.
   */
  readonly field: string | undefined;

  constructor(
    kind: ApiErrorKind,
    message: string,
    details: {
      status?: number | undefined;
      closeCode?: number | undefined;
      field?: string | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.closeCode = details.closeCode;
    this.field = details.field;
  }
}

/** Returns whether a thrown value is an ApiError with one of the given HTTP statuses. */
export function hasErrorStatus(error: unknown, ...statuses: readonly number[]): error is ApiError {
  return error instanceof ApiError && statuses.includes(error.status ?? 0);
}

/**
 * Formats an error as a code for the host's telemetry: the name of the call, a colon, and the HTTP status. If the error
 * has no HTTP error status, the kind of the error takes its place.
 */
export const getErrorCode = (call: string, { kind, status = 0 }: ApiError): string =>
  `${call}:${status >= 300 ? status : kind}`;

/**
 * Function called after every failed call to a server.
 * @param call name of the call
 * @param startedAt start of the call, from `performance.now()`
 */
export type ApiErrorHandler = (error: ApiError, call: string, startedAt: number) => void;
