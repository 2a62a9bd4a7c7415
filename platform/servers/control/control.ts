import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findCaller } from '../../data/queries/callerQueries.ts';
import type { Api, ApiContext } from '../api.ts';
import { bearerToken, rawToken } from '../callers.ts';
import { flagCompany } from '../flagRoutes.ts';
import { commit, createFaults } from './faults.ts';
import { testDataRoutes } from './testDataRoutes.ts';

const faultOrder = z.strictObject({
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

const ofCompany = z.strictObject({ company_id: z.string().optional() });

interface LoggedRequest {
  method: string;
  path: string;
  query: unknown;
  headers: FastifyRequest['headers'];
  body: unknown;
  at: string;
}

const MOST_LOGGED = 20_000;

const isFlagCall = (path: string): boolean => path.startsWith('/api/frontend');
const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '';

async function companyOf(
  context: ApiContext,
  request: FastifyRequest,
): Promise<string | undefined> {
  if (isFlagCall(pathOf(request))) return flagCompany(request) || undefined;
  const token = bearerToken(request.headers.authorization) || rawToken(request);
  return token === '' ? undefined : (await findCaller(context.db, token))?.companyId;
}

/**
 * Opens `/control/*` and what it needs: companies and certificates made on demand, faults, and a record of the
 * requests. For tests only; must be installed before the routes that it acts on. The record and the faults live in
 * this process.
 */
export function installControl(api: Api, context: ApiContext): void {
  const faults = createFaults();
  const log: { companyId: string | undefined; entry: LoggedRequest }[] = [];
  const logged = new WeakMap<FastifyRequest, (typeof log)[number]>();

  api.addHook('onRequest', async (request) => {
    const path = pathOf(request);
    if (path.startsWith('/control/')) return;
    const { method, headers, query } = request;
    const at = new Date().toISOString();
    const entry = { method, path, query, headers: { ...headers }, body: undefined, at };
    const record = { companyId: await companyOf(context, request), entry };
    log.push(record);
    logged.set(request, record);
    if (log.length > MOST_LOGGED) log.splice(0, log.length - MOST_LOGGED);
  });

  // Once the body is there: the operation of a query, and the context of a flag request sent by POST, are in it.
  api.addHook('preValidation', async (request, reply) => {
    const record = logged.get(request);
    if (record === undefined) return;
    record.entry.body = request.body;
    record.companyId ??= await companyOf(context, request);
    const operationName = (request.body as { operationName?: string } | undefined)?.operationName;
    const { method, path } = record.entry;
    const fault = faults.take({ companyId: record.companyId, method, path, operationName });
    if (fault !== undefined) await commit(fault, request, reply);
  });

  api.post('/control/faults', { schema: { body: faultOrder, hide: true } }, (request, reply) =>
    reply.code(201).send({ id: faults.add(request.body) }),
  );

  api.delete(
    '/control/faults',
    { schema: { querystring: ofCompany, hide: true } },
    (request, reply) => {
      faults.remove(request.query.company_id);
      return reply.code(204).send();
    },
  );

  api.get('/control/requests', { schema: { querystring: ofCompany, hide: true } }, (request) => {
    const { company_id: companyId } = request.query;
    const found = log.filter((one) => companyId === undefined || one.companyId === companyId);
    return Promise.resolve(found.map((one) => one.entry));
  });

  testDataRoutes(api, context);
}
