import type { FastifyRequest } from 'fastify';
import { type AuthenticatedUser, findCaller } from '../data/queries/callerQueries.ts';
import type { ApiContext } from './api.ts';
import { createNotActivatedError, RequestError, createUnauthorizedError } from './requestError.ts';

/** A client of the API, identified by its IP address. */
type Client = Pick<FastifyRequest, 'ip'>;

const callersByRequest = new WeakMap<FastifyRequest, AuthenticatedUser>();

/** Gets the token of a REST request, whose `Authorization` header has no scheme (docs/behaviour.md, Missions API). */
export const getTokenWithoutScheme = (request: FastifyRequest): string =>
  request.headers.authorization ?? '';

/**
 * Parses the `Bearer {token}` header of a query service request. Returns an empty string when the header is malformed.
 */
export function parseBearerToken(header: string | undefined): string {
  return /^Bearer ([\x21-\x7e]+)$/i.exec(header ?? '')?.[1] ?? '';
}

/**
 * Counts a request with an unknown token. Returns the error to throw: 401, or 429 after too many such requests from the
 * same IP address.
 */
export function createUnknownTokenError(
  { wrongTokenLimiter }: ApiContext,
  { ip }: Client,
  token: string,
): RequestError {
  return token !== '' && wrongTokenLimiter.recordWrongToken(ip)
    ? new RequestError(429, 'Too many wrong tokens.')
    : createUnauthorizedError();
}

/** Finds the user to whom a token belongs. @throws RequestError 401, 429 */
export async function findAuthenticatedUser(
  context: ApiContext,
  client: Client,
  token: string,
): Promise<AuthenticatedUser> {
  const caller = await findCaller(context.db, token);
  if (caller === undefined) throw createUnknownTokenError(context, client, token);
  return caller;
}

/**
 * Finds the user to whom a token belongs. The user's company must have activated certificates.
 * @throws RequestError 401, 403, 429
 */
export async function findUserOfActivatedCompany(
  context: ApiContext,
  client: Client,
  token: string,
): Promise<AuthenticatedUser> {
  const caller = await findAuthenticatedUser(context, client, token);
  if (!caller.company.showCertificates) throw createNotActivatedError();
  return caller;
}

/** Creates a Fastify hook that requires a known token. @throws RequestError 401, 429 */
export const requireCaller =
  (context: ApiContext) =>
  async (request: FastifyRequest): Promise<void> => {
    callersByRequest.set(
      request,
      await findAuthenticatedUser(context, request, getTokenWithoutScheme(request)),
    );
  };

/**
 * Creates a Fastify hook that requires a user whose company has activated certificates.
 * @throws RequestError 401, 403, 429
 */
export const requireActivatedCompany =
  (context: ApiContext) =>
  async (request: FastifyRequest): Promise<void> => {
    callersByRequest.set(
      request,
      await findUserOfActivatedCompany(context, request, getTokenWithoutScheme(request)),
    );
  };

/** Creates a Fastify hook that requires an administrator. @throws RequestError 401, 403, 429 */
export const requireAdmin =
  (context: ApiContext) =>
  async (request: FastifyRequest): Promise<void> => {
    await requireActivatedCompany(context)(request);
    if (getCaller(request).role !== 'admin')
      throw new RequestError(403, 'Only for administrators.');
  };

/**
 * Gets the user whom a hook such as `requireCaller` has authenticated.
 * @throws RequestError 401 on a route without such a hook
 */
export function getCaller(request: FastifyRequest): AuthenticatedUser {
  const caller = callersByRequest.get(request);
  if (caller === undefined) throw createUnauthorizedError();
  return caller;
}
