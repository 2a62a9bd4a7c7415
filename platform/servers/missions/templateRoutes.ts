import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findFavorite, findTemplate, listTemplates } from '../../data/queries/templateQueries.ts';
import { templateUsage, unused } from '../../data/queries/usageQueries.ts';
import { findVersion } from '../../data/queries/versionQueries.ts';
import type { Api, ApiContext } from '../api.ts';
import { callerOf, requireActivated, requireAdmin } from '../callers.ts';
import { notFound } from '../requestError.ts';
import {
  etagOf,
  listedTemplateSchema,
  templateSchema,
  templateWire,
  type TemplateWire,
  versionWire,
} from './templateWire.ts';

const BASE = '/missions/certificate-templates';

/**
 * Reading templates of the missions service (docs/behaviour.md, Missions API): the list for administrators, one for any
 * member. Versions, which certificates name, are read as templates are, and never listed.
 */
export function templateRoutes(api: Api, context: ApiContext): void {
  const { db } = context;

  const answerFor = (request: FastifyRequest, answer: TemplateWire | undefined) => {
    if (answer === undefined) throw notFound();
    const etag = etagOf(answer);
    return { answer, etag, isKnown: request.headers['if-none-match'] === etag };
  };

  const readOne = async (companyId: string, id: string): Promise<TemplateWire | undefined> => {
    const row = await findTemplate(db, companyId, id);
    if (row !== undefined) return templateWire(context, row);
    const version = await findVersion(db, companyId, id);
    return version && versionWire(context, version);
  };

  api.get(
    BASE,
    {
      onRequest: requireAdmin(context),
      schema: { response: { 200: z.array(listedTemplateSchema) } },
    },
    async (request) => {
      const { companyId } = callerOf(request);
      const usage = await templateUsage(db, companyId);
      const rows = await listTemplates(db, companyId);
      return rows.map((row) => ({
        ...templateWire(context, row),
        usage: usage.get(row.id) ?? unused,
      }));
    },
  );

  const responses = { 200: templateSchema, 304: z.undefined() };

  api.get(
    `${BASE}/favorite`,
    { onRequest: requireActivated(context), schema: { response: responses } },
    async (request, reply) => {
      const row = await findFavorite(db, callerOf(request).companyId);
      const { answer, etag, isKnown } = answerFor(request, row && templateWire(context, row));
      void reply.header('etag', etag).header('cache-control', 'no-cache');
      return isKnown ? reply.code(304).send() : reply.send(answer);
    },
  );

  api.get(
    `${BASE}/:id`,
    {
      onRequest: requireActivated(context),
      schema: { params: z.object({ id: z.string() }), response: responses },
    },
    async (request, reply) => {
      const { answer, etag, isKnown } = answerFor(
        request,
        await readOne(callerOf(request).companyId, request.params.id),
      );
      void reply.header('etag', etag).header('cache-control', 'no-cache');
      return isKnown ? reply.code(304).send() : reply.send(answer);
    },
  );
}
