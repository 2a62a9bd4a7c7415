import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseUnavailable } from '../data/outage.ts';
import { logError } from './errorLog.ts';

/** An error with the HTTP status of its response. `field` names the invalid part of the request. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  readonly field: string | undefined;

  constructor(status: number, message: string, field?: string) {
    super(message);
    this.status = status;
    this.field = field;
  }
}

export const createUnauthorizedError = (): RequestError => new RequestError(401, 'Not authorized.');
export const createNotFoundError = (): RequestError => new RequestError(404, 'Not found.');
/** Creates the error for a company without certificates (docs/behaviour.md, Login). */
export const createNotActivatedError = (): RequestError =>
  new RequestError(403, 'Company has not activated the plugin.');

const createDatabaseUnavailableError = (): RequestError =>
  new RequestError(503, 'The database is away for the moment. Try again.');

/**
 * Converts an expected error, such as a failed validation, to a `RequestError`. Returns undefined for an unexpected
 * error.
 */
export const toRequestError = (error: unknown): RequestError | undefined => {
  if (error instanceof RequestError) return error;
  return isDatabaseUnavailable(error) ? createDatabaseUnavailableError() : undefined;
};

/** Value of the `Retry-After` header in seconds, by response status. */
const RETRY_AFTER_SECONDS: Readonly<Record<number, number>> = { 429: 60, 503: 1 };

/** Sets the status of an error response, and the `Retry-After` header if the status is 429 or 503. */
export function setErrorStatus(reply: FastifyReply, { status }: RequestError): FastifyReply {
  const seconds = RETRY_AFTER_SECONDS[status];
  if (seconds !== undefined) void reply.header('retry-after', seconds);
  return reply.code(status);
}

interface ZodIssue {
  instancePath?: string;
  message?: string;
  /** Details of the issue. If the request has unknown keys, `keys` lists them. */
  params?: { keys?: string[] };
}

function formatValidationError(issues: readonly ZodIssue[]): { message: string; field: string } {
  // Unknown keys are reported before missing ones.
  const issue = issues.find((candidate) => candidate.params?.keys !== undefined) ?? issues[0];
  const unknownKey = issue?.params?.keys?.[0];
  const path = (issue?.instancePath ?? '').split('/').filter((part) => part !== '');
  const field = [...path, ...(unknownKey === undefined ? [] : [unknownKey])].join('.') || 'body';
  return { message: `${field}: ${issue?.message ?? 'not valid'}`, field };
}

/** Sends an error as JSON `{ message, field? }`. Logs an unexpected error and hides its message from the caller. */
export async function sendError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  if (hasZodFastifySchemaValidationErrors(error)) {
    return reply.code(400).send(formatValidationError(error.validation));
  }
  const requestError = toRequestError(error);
  if (requestError !== undefined) {
    const { message, field } = requestError;
    return setErrorStatus(reply, requestError).send(
      field === undefined ? { message } : { message, field },
    );
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) logError(error, request.log);
  return reply
    .code(status)
    .send({ message: status >= 500 ? 'Something went wrong.' : error.message });
}
