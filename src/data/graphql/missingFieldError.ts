import { ApiError } from '../apiError.ts';
import type { RequestContext } from '../requestContext.ts';

/**
 * Creates the error for a response that lacks the requested list, and reports the failed call to the host.
 * @param startedAt start of the call, from `performance.now()`
 */
export function createMissingFieldError(
  { onQueryError }: RequestContext,
  field: string,
  operation: string,
  startedAt: number,
): ApiError {
  const error = new ApiError('shape', `Unexpected answer: ${field}`, { field });
  onQueryError(error, operation, startedAt);
  return error;
}
