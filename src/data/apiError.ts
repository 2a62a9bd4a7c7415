/**
 * Cause of a failed call. `network`: no response, or a closed WebSocket; `http`: a status of 300 or above; `parse`: a
 * response that is not JSON; `shape`: JSON that does not match the schema; `graphql`: errors in a response with status
 * 200.
 */
export type ApiErrorKind = 'network' | 'http' | 'parse' | 'shape' | 'graphql';

/** Maximum length of an error message taken from a server, in characters. */
export const maxErrorMessageLength = 1000;

/** Failed call to a server. Code that catches it decides whether to show a toast or to redirect. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly kind: ApiErrorKind;
  /**
   * HTTP status of the response. For a GraphQL error, the status in its extensions; for a closed WebSocket, the status
   * that corresponds to the close code. Undefined if no status is known.
   */
  readonly status: number | undefined;
  /** Code with which the server closed the WebSocket (docs/behaviour.md, WebSocket close codes). */
  readonly closeCode: number | undefined;
  /** Path of the invalid field, with dots between the keys; undefined without a single such field. */
  readonly field: string | undefined;
  /** Id of the request in the platform's log, from the header `X-Request-Id` if it is readable. */
  readonly requestId: string | undefined;

  constructor(
    kind: ApiErrorKind,
    message: string,
    {
      cause,
      response,
      ...details
    }: Partial<Pick<ApiError, 'status' | 'closeCode' | 'field' | 'cause'>> & {
      response?: Response | undefined;
    } = {},
  ) {
    super(message, { cause });
    this.kind = kind;
    Object.assign(this, details);
    const requestId = response?.headers.get('X-Request-Id') ?? '';
    // Users read the id on the screen, so it must not be a text.
    if (/^[\w.-]{1,64}$/.test(requestId)) this.requestId = requestId;
  }
}

/** Returns whether a thrown value is an ApiError with one of the given HTTP statuses. */
export function hasErrorStatus(error: unknown, ...statuses: readonly number[]): error is ApiError {
  return error instanceof ApiError && statuses.includes(error.status ?? 0);
}

/** Formats an error as a code for telemetry: the call, a colon, and the HTTP error status or else the kind. */
export const getErrorCode = (call: string, { kind, status = 0 }: ApiError): string =>
  `${call}:${status >= 300 ? status : kind}`;

/**
 * Function called after every failed call to a server.
 * @param call name of the call
 * @param startedAt start of the call, from `performance.now()`
 */
export type ApiErrorHandler = (error: ApiError, call: string, startedAt: number) => void;
