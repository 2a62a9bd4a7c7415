import * as v from 'valibot';
import { ApiError } from '../apiError.ts';
import { getInvalidFieldPath } from '../schemas/schemas.ts';

/** Parses the body of a response with a schema, or returns an `ApiError` that names the invalid field. */
export function parseBody<Data>(
  schema: v.GenericSchema<unknown, Data>,
  body: unknown,
  response?: Response,
): { data: Data; error?: undefined } | { data?: undefined; error: ApiError } {
  const result = v.safeParse(schema, body);
  return result.success
    ? { data: result.output }
    : { error: createInvalidResponseError(result.issues[0], response) };
}

/** Creates the error of a response that does not match its schema. Names the invalid field. */
export function createInvalidResponseError(
  issue: v.BaseIssue<unknown>,
  response: Response | undefined,
  cause?: unknown,
): ApiError {
  const field = getInvalidFieldPath(issue);
  const message = `Unexpected answer: ${field ?? 'body'}: ${issue.message}`;
  return new ApiError('shape', message, { field, response, cause });
}
