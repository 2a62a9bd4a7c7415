import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { evaluateFlags, isFlagClientKey } from '../data/queries/flagQueries.ts';
import type { TypedFastify, ApiContext } from './api.ts';
import { createUnknownTokenError } from './callers.ts';

const flagContextSchema = z.looseObject({
  properties: z.looseObject({ companyId: z.string().optional() }).optional(),
  companyId: z.string().optional(),
});

const metricsSchema = z.looseObject({
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

/**
 * Gets the company id from a feature flag request: from the query of a GET request, or the body of a POST request.
 * Returns an empty string when there is none.
 */
export function getCompanyIdOfFlagRequest(request: FastifyRequest): string {
  const query = request.query as { companyId?: unknown; 'properties[companyId]'?: unknown };
  const parsedContext = flagContextSchema.safeParse(
    (request.body as { context?: unknown } | undefined)?.context,
  );
  const candidates = [
    query['properties[companyId]'],
    query.companyId,
    parsedContext.data?.properties?.companyId,
    parsedContext.data?.companyId,
  ];
  return candidates.find((candidate) => typeof candidate === 'string') ?? '';
}

interface ToggleSelection {
  includeDisabled: boolean;
  /** Names of toggles that are off for this request, even if the database has them on. */
  namesOff?: readonly string[];
}

async function sendToggles(
  context: ApiContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { includeDisabled, namesOff = [] }: ToggleSelection,
): Promise<unknown> {
  const flags = await evaluateFlags(context.db, getCompanyIdOfFlagRequest(request));
  const rows = flags.map((flag) => ({
    ...flag,
    enabled: flag.enabled && !namesOff.includes(flag.name),
  }));
  const includedRows = rows.filter(({ enabled }) => enabled || includeDisabled);
  const toggles = includedRows.map((flag) => ({
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
 * Registers the feature flag service with the API of Unleash (docs/behaviour.md, Feature-flag service), so that a real
 * Unleash server can replace it. `/api/frontend` returns the enabled toggles; `/api/frontend/all`, known from Unleash
 * Edge, returns all. `/api/frontend/without/{names}` returns all too, with these toggles off, for the playground.
 */
export function registerFlagRoutes(api: TypedFastify, context: ApiContext): void {
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    const key = request.headers.authorization ?? '';
    if (!(await isFlagClientKey(context.db, key)))
      throw createUnknownTokenError(context, request, key);
  };

  for (const [path, includeDisabled] of [
    ['/api/frontend', false],
    ['/api/frontend/all', true],
    ['/api/frontend/without/:names', true],
  ] as const) {
    const getSelection = (request: FastifyRequest): ToggleSelection => {
      const { names } = request.params as { names?: string };
      return { includeDisabled, ...(names !== undefined && { namesOff: names.split(',') }) };
    };
    api.get(path, { onRequest }, (request, reply) =>
      sendToggles(context, request, reply, getSelection(request)),
    );

    api.post(
      path,
      { onRequest, schema: { body: z.object({ context: flagContextSchema.optional() }) } },
      (request, reply) => sendToggles(context, request, reply, getSelection(request)),
    );

    // Metrics are validated and discarded, so several processes need no shared state.
    api.post(
      `${path}/client/metrics`,
      { onRequest, schema: { body: metricsSchema } },
      (_request, reply) => reply.code(202).send(),
    );
  }
}
