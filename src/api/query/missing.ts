import { ApiError } from '../apiError.ts';
import type { Services } from '../services.ts';

/**
 * What to throw where an answer came without the list it was asked for; told as a call that failed.
 * @param began when the call did, by `performance.now()`
 */
export function missing(
  { onQueryError }: Services,
  field: string,
  operation: string,
  began: number,
): ApiError {
  const error = new ApiError('shape', `Unexpected answer: ${field}`, { field });
  onQueryError(error, operation, began);
  return error;
}
