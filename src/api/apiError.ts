/**
 * How a call failed: `network` no answer at all, or a closed WebSocket, `http` a status of 300 or above, `parse` not JSON,
 * `shape` JSON that is not what the call promises, `graphql` errors inside a 200.
 */
export type ApiErrorKind = 'network' | 'http' | 'parse' | 'shape' | 'graphql';

/** The one form in which a failed call to any server reaches the product. Raises no toast and no redirect by itself. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status, also of GraphQL errors that carry one in their extensions and of close codes that stand for one. */
  readonly status: number | undefined;
  /** Why a WebSocket was closed (docs/behaviour.md, WebSocket close codes). */
  readonly closeCode: number | undefined;
  /** Dotted path of the field that is wrong, when the failure has one. */
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

/** Whether anything thrown is an ApiError with one of these statuses. */
export function hasStatus(error: unknown, ...statuses: readonly number[]): error is ApiError {
  return error instanceof ApiError && statuses.includes(error.status ?? 0);
}

/** A failure as it is told outside: the call's name, and the status of the answer, or else how it failed. */
export const codeOf = (call: string, { kind, status = 0 }: ApiError): string =>
  `${call}:${status >= 300 ? status : kind}`;

/** @param began when the call did, by `performance.now()` */
export type OnCallError = (error: ApiError, call: string, began: number) => void;
