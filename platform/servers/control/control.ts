import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findCaller } from '../../data/queries/callerQueries.ts';
import type { TypedFastify, ApiContext } from '../api.ts';
import { parseBearerToken, getTokenWithoutScheme } from '../callers.ts';
import { getCompanyIdOfFlagRequest } from '../flagRoutes.ts';
import { applyFault, createFaultRegistry } from './faults.ts';
import { registerTestDataRoutes } from './testDataRoutes.ts';

const faultBodySchema = z.strictObject({
  company_id: z.string(),
  method: z.string(),
  path: z.string(),
  status: z.number().int().optional(),
  body: z.string().optional(),
  content_type: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  delay_ms: z.number().int().max(120_000).optional(),
  drop: z.boolean().optional(),
  stall: z.boolean().optional(),
  times: z.number().int().positive().optional(),
});

const companyQuerySchema = z.strictObject({ company_id: z.string().optional() });

interface LoggedRequest {
  method: string;
  path: string;
  query: unknown;
  headers: FastifyRequest['headers'];
  body: unknown;
  at: string;
}

const MAX_LOGGED_REQUESTS = 20_000;

const isFlagCall = (path: string): boolean => path.startsWith('/api/frontend');
const getPath = (request: FastifyRequest): string => request.url.split('?')[0] ?? '';

async function findCompanyId(
  context: ApiContext,
  request: FastifyRequest,
): Promise<string | undefined> {
  if (isFlagCall(getPath(request))) return getCompanyIdOfFlagRequest(request) || undefined;
  const token = parseBearerToken(request.headers.authorization) || getTokenWithoutScheme(request);
  return token === '' ? undefined : (await findCaller(context.db, token))?.companyId;
}

/**
 * Registers the routes `/control/*` for tests. These routes create companies and certificates, make requests to other
 * routes fail, and return a log of requests. Must be called before the routes that can fail are registered. The log and
 * the requested failures are in the memory of this process.
 */
export function registerTestControlRoutes(api: TypedFastify, context: ApiContext): void {
  const faults = createFaultRegistry();
  const log: { companyId: string | undefined; entry: LoggedRequest }[] = [];
  const recordsByRequest = new WeakMap<FastifyRequest, (typeof log)[number]>();

  api.addHook('onRequest', async (request) => {
    const path = getPath(request);
    if (path.startsWith('/control/')) return;
    const { method, headers, query } = request;
    const at = new Date().toISOString();
    const entry = { method, path, query, headers: { ...headers }, body: undefined, at };
    const record = { companyId: await findCompanyId(context, request), entry };
    log.push(record);
    recordsByRequest.set(request, record);
    if (log.length > MAX_LOGGED_REQUESTS) log.splice(0, log.length - MAX_LOGGED_REQUESTS);
  });

  // The parsed body has the operation of a query and the context of a flag request sent by POST.
  api.addHook('preValidation', async (request, reply) => {
    const record = recordsByRequest.get(request);
    if (record === undefined) return;
    record.entry.body = request.body;
    record.companyId ??= await findCompanyId(context, request);
    const operationName = (request.body as { operationName?: string } | undefined)?.operationName;
    const { method, path } = record.entry;
    const fault = faults.takeMatching({ companyId: record.companyId, method, path, operationName });
    if (fault !== undefined) await applyFault(fault, request, reply);
  });

  // Tests use responses as large as those of a hostile server.
  const faultRoute = { schema: { body: faultBodySchema, hide: true }, bodyLimit: 25_000_000 };
  api.post('/control/faults', faultRoute, (request, reply) =>
    reply.code(201).send({ id: faults.add(request.body) }),
  );

  api.delete(
    '/control/faults',
    { schema: { querystring: companyQuerySchema, hide: true } },
    (request, reply) => {
      faults.remove(request.query.company_id);
      return reply.code(204).send();
    },
  );

  api.get(
    '/control/requests',
    { schema: { querystring: companyQuerySchema, hide: true } },
    (request) => {
      const { company_id: companyId } = request.query;
      const records = log.filter(
        (record) => companyId === undefined || record.companyId === companyId,
      );
      return Promise.resolve(records.map((record) => record.entry));
    },
  );

  registerTestDataRoutes(api, context);
}
