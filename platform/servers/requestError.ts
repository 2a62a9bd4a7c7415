import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isOutage } from '../data/outage.ts';
import { logError } from './errorLog.ts';

/** A refusal with its HTTP status; `field` names the part of the request that is wrong. */
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

export const unauthorized = (): RequestError => new RequestError(401, 'Not authorized.');
export const notFound = (): RequestError => new RequestError(404, 'Not found.');
/** What a company without certificates is told (docs/behaviour.md, Login). */
export const notActivated = (): RequestError =>
  new RequestError(403, 'Company has not activated the plugin.');

const databaseAway = (): RequestError =>
  new RequestError(503, 'The database is away for the moment. Try again.');

/** The refusal that an error is; undefined for one that nobody foresaw. */
export const foreseen = (error: unknown): RequestError | undefined => {
  if (error instanceof RequestError) return error;
  return isOutage(error) ? databaseAway() : undefined;
};

/** Seconds after which it is worth while to ask again, by status. */
const RETRY_AFTER: Readonly<Record<number, number>> = { 429: 60, 503: 1 };

/** The head of an answer that refuses. */
export function startRefusal(reply: FastifyReply, { status }: RequestError): FastifyReply {
  const seconds = RETRY_AFTER[status];
  if (seconds !== undefined) void reply.header('retry-after', seconds);
  return reply.code(status);
}

interface ZodIssue {
  instancePath?: string;
  message?: string;
  /** The part of zod's issue that no other key carries. */
  params?: { keys?: string[] };
}

function refusalOf(issues: readonly ZodIssue[]): { message: string; field: string } {
  // What does not belong there is told before what is missing.
  const issue = issues.find((one) => one.params?.keys !== undefined) ?? issues[0];
  const unknownKey = issue?.params?.keys?.[0];
  const path = (issue?.instancePath ?? '').split('/').filter((part) => part !== '');
  const field = [...path, ...(unknownKey === undefined ? [] : [unknownKey])].join('.') || 'body';
  return { message: `${field}: ${issue?.message ?? 'not valid'}`, field };
}

/** Every refusal is JSON `{ message, field? }`; an unforeseen error is told to the log, not to the caller. */
export async function answerError(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  if (hasZodFastifySchemaValidationErrors(error)) {
    return reply.code(400).send(refusalOf(error.validation));
  }
  const refusal = foreseen(error);
  if (refusal !== undefined) {
    const { message, field } = refusal;
    return startRefusal(reply, refusal).send(
      field === undefined ? { message } : { message, field },
    );
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) logError(error);
  return reply
    .code(status)
    .send({ message: status >= 500 ? 'Something went wrong.' : error.message });
}
