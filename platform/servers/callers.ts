import type { FastifyRequest } from 'fastify';
import type { Database } from '../data/database.ts';
import { type Caller, findCaller } from '../data/queries/callerQueries.ts';
import { notActivated, RequestError, unauthorized } from './requestError.ts';

const callers = new WeakMap<FastifyRequest, Caller>();

/** REST calls carry the raw token (Spec §6). */
export const rawToken = (request: FastifyRequest): string => request.headers.authorization ?? '';

/** Query-service calls carry `Bearer {token}`. */
export function bearerToken(header: string | undefined): string {
  return /^Bearer ([\x21-\x7e]+)$/i.exec(header ?? '')?.[1] ?? '';
}

/** Hook: only with a known token. @throws RequestError 401 */
export const requireCaller =
  (db: Database) =>
  async (request: FastifyRequest): Promise<void> => {
    const caller = await findCaller(db, rawToken(request));
    if (caller === undefined) throw unauthorized();
    callers.set(request, caller);
  };

/** Hook: only where the company has certificates. @throws RequestError 401, 403 */
export const requireActivated =
  (db: Database) =>
  async (request: FastifyRequest): Promise<void> => {
    await requireCaller(db)(request);
    if (!callerOf(request).company.showCertificates) throw notActivated();
  };

/** Hook: only the company's administrators. @throws RequestError 401, 403 */
export const requireAdmin =
  (db: Database) =>
  async (request: FastifyRequest): Promise<void> => {
    await requireActivated(db)(request);
    if (callerOf(request).role !== 'admin') throw new RequestError(403, 'Only for administrators.');
  };

/** The caller that a hook has found. @throws RequestError 401 on a route without such a hook */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (caller === undefined) throw unauthorized();
  return caller;
}
