import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { evaluateFlags, isFlagClientKey } from '../data/queries/flagQueries.ts';
import type { Api, ApiContext } from './api.ts';
import { refusalOfToken } from './callers.ts';

const flagContext = z.looseObject({
  properties: z.looseObject({ companyId: z.string().optional() }).optional(),
  companyId: z.string().optional(),
});

const metrics = z.looseObject({
  appName: z.string(),
  instanceId: z.string(),
  bucket: z.looseObject({
    start: z.string(),
    stop: z.string(),
    toggles: z.record(
      z.string(),
      z.object({
        yes: z.number(),
        no: z.number(),
        variants: z.record(z.string(), z.number()).optional(),
      }),
    ),
  }),
});

/** The company that a flag request's context names, from the query of a GET or the body of a POST. */
export function flagCompany(request: FastifyRequest): string {
  const query = request.query as { companyId?: unknown; 'properties[companyId]'?: unknown };
  const asked = flagContext.safeParse((request.body as { context?: unknown } | undefined)?.context);
  const candidates = [
    query['properties[companyId]'],
    query.companyId,
    asked.data?.properties?.companyId,
    asked.data?.companyId,
  ];
  return candidates.find((candidate) => typeof candidate === 'string') ?? '';
}

async function answerToggles(
  context: ApiContext,
  request: FastifyRequest,
  reply: FastifyReply,
  namesDisabled: boolean,
): Promise<unknown> {
  const rows = await evaluateFlags(context.db, flagCompany(request));
  const named = rows.filter(({ enabled }) => enabled || namesDisabled);
  const toggles = named.map((flag) => ({
    name: flag.name,
    enabled: flag.enabled,
    variant: { name: 'disabled', enabled: false, feature_enabled: flag.enabled },
    impressionData: flag.impressionData,
  }));
  const body = JSON.stringify({ toggles });
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  void reply.header('etag', etag).header('cache-control', 'no-cache');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('application/json').send(body);
}

/**
 * The feature-flag service as Unleash has it (docs/behaviour.md, Feature-flag service), so that a real one can stand in its
 * place: `/api/frontend` answers the toggles that are on alone, `/api/frontend/all`, which Unleash Edge has too, every one.
 */
export function flagRoutes(api: Api, context: ApiContext): void {
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    const key = request.headers.authorization ?? '';
    if (!(await isFlagClientKey(context.db, key))) throw refusalOfToken(context, request, key);
  };

  for (const [path, namesDisabled] of [
    ['/api/frontend', false],
    ['/api/frontend/all', true],
  ] as const) {
    api.get(path, { onRequest }, (request, reply) =>
      answerToggles(context, request, reply, namesDisabled),
    );

    api.post(
      path,
      { onRequest, schema: { body: z.object({ context: flagContext.optional() }) } },
      (request, reply) => answerToggles(context, request, reply, namesDisabled),
    );

    // Metrics are taken and checked, and kept by nobody: two servers then need no shared memory.
    api.post(
      `${path}/client/metrics`,
      { onRequest, schema: { body: metrics } },
      (_request, reply) => reply.code(202).send(),
    );
  }
}
