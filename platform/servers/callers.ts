import type { FastifyRequest } from 'fastify';
import { type Caller, findCaller } from '../data/queries/callerQueries.ts';
import type { ApiContext } from './api.ts';
import { notActivated, RequestError, unauthorized } from './requestError.ts';

/** From where somebody asks. */
type Asking = Pick<FastifyRequest, 'ip'>;

const callers = new WeakMap<FastifyRequest, Caller>();

/** REST calls carry the raw token (docs/behaviour.md, Missions API). */
export const rawToken = (request: FastifyRequest): string => request.headers.authorization ?? '';

/** Query-service calls carry `Bearer {token}`. */
export function bearerToken(header: string | undefined): string {
  return /^Bearer ([\x21-\x7e]+)$/i.exec(header ?? '')?.[1] ?? '';
}

/** What whoever came with an unknown token is told: 401, and 429 after too many from the same address. */
export function refusalOfToken(
  { wrongTokens }: ApiContext,
  { ip }: Asking,
  token: string,
): RequestError {
  return token !== '' && wrongTokens.count(ip)
    ? new RequestError(429, 'Too many wrong tokens.')
    : unauthorized();
}

/** Whose token it is. @throws RequestError 401, 429 */
export async function callerBy(
  context: ApiContext,
  asking: Asking,
  token: string,
): Promise<Caller> {
  const caller = await findCaller(context.db, token);
  if (caller === undefined) throw refusalOfToken(context, asking, token);
  return caller;
}

/** The same, where their company has certificates. @throws RequestError 401, 403, 429 */
export async function activatedCallerBy(
  context: ApiContext,
  asking: Asking,
  token: string,
): Promise<Caller> {
  const caller = await callerBy(context, asking, token);
  if (!caller.company.showCertificates) throw notActivated();
  return caller;
}

/** Hook: only with a known token. @throws RequestError 401, 429 */
export const requireCaller =
  (context: ApiContext) =>
  async (request: FastifyRequest): Promise<void> => {
    callers.set(request, await callerBy(context, request, rawToken(request)));
  };

/** Hook: only where the company has certificates. @throws RequestError 401, 403, 429 */
export const requireActivated =
  (context: ApiContext) =>
  async (request: FastifyRequest): Promise<void> => {
    callers.set(request, await activatedCallerBy(context, request, rawToken(request)));
  };

/** Hook: only the company's administrators. @throws RequestError 401, 403, 429 */
export const requireAdmin =
  (context: ApiContext) =>
  async (request: FastifyRequest): Promise<void> => {
    await requireActivated(context)(request);
    if (callerOf(request).role !== 'admin') throw new RequestError(403, 'Only for administrators.');
  };

/** The caller that a hook has found. @throws RequestError 401 on a route without such a hook */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (caller === undefined) throw unauthorized();
  return caller;
}
