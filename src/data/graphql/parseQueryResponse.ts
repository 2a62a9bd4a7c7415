import type { ApolloLink } from '@apollo/client';
import type { GraphQLFormattedError } from 'graphql';
import * as v from 'valibot';
import { ApiError, maxErrorMessageLength } from '../apiError.ts';
import { createResponseTooLargeError, isResponseSmallEnough } from '../rest/responseSize.ts';
import { isObject } from '../schemas/schemas.ts';
import { responseSchemas, type QueryName } from './queries.ts';

/**
 * Parses a response of a GraphQL service into the requested data and a list of errors. Data that do not match the
 * schema of the query are treated as missing.
 * @throws ApiError `shape` when the response has neither data nor errors
 */
export function parseQueryResponse(
  body: unknown,
  operationName = '',
  response?: Response,
): ApolloLink.Result {
  if (!isResponseSmallEnough(body)) throw createResponseTooLargeError({ response });
  const fields = isObject(body) ? body : {};
  const errors = parseErrors(fields.errors);
  const schema = responseSchemas[operationName as QueryName] as DataSchema | undefined;
  const result = v.safeParse(schema ?? anyDataSchema, fields.data);
  if (!result.success && errors.length === 0)
    throw createShapeError(fields.data, result, operationName, response);
  return {
    data: result.success ? result.output : null,
    ...(errors.length > 0 && { errors }),
    ...(isObject(fields.extensions) && { extensions: fields.extensions }),
  };
}

type DataSchema = v.GenericSchema<unknown, Record<string, unknown>>;

/** Schema for the response data of queries without their own schema, which only tests send. Accepts any object. */
const anyDataSchema: DataSchema = v.looseObject({});

function createShapeError(
  value: unknown,
  { issues }: { issues: readonly v.BaseIssue<unknown>[] },
  operationName: string,
  response: Response | undefined,
): ApiError {
  const field = isObject(value) && issues[0] ? (v.getDotPath(issues[0]) ?? undefined) : undefined;
  const message =
    field === undefined
      ? `Server response was missing for query '${operationName}'.`
      : `Unexpected answer: ${field}`;
  return new ApiError('shape', message, { status: 200, field, response });
}

/** Parses the `errors` of a response: a list, whose elements may be anything, or a single error. */
function parseErrors(value: unknown): GraphQLFormattedError[] {
  if (Array.isArray(value)) return value.map(parseError);
  const isNone = !value || (isObject(value) && Object.keys(value).length === 0);
  return isNone ? [] : [parseError(value)];
}

function parseError(value: unknown): GraphQLFormattedError {
  const { message, extensions, ...otherFields } = isObject(value) ? value : { message: value };
  return {
    ...otherFields,
    message:
      typeof message === 'string' ? message.slice(0, maxErrorMessageLength) : 'Unknown error',
    ...(isObject(extensions) && { extensions }),
  };
}
