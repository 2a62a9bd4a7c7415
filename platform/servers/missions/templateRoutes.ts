import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  findFavorite,
  findTemplate,
  listTemplates,
  type TemplateRow,
} from '../../data/queries/templateQueries.ts';
import type { Api, ApiContext } from '../api.ts';
import { callerOf, requireActivated, requireAdmin } from '../callers.ts';
import { notFound } from '../requestError.ts';
import { etagOf, templateSchema, templateWire } from './templateWire.ts';

const BASE = '/missions/certificate-templates';

/**
 * Reading templates of the missions service (docs/behaviour.md, Missions API): the list for administrators, one for any
 * member.
 */
export function templateRoutes(api: Api, context: ApiContext): void {
  const { db } = context;

  const answerFor = (request: FastifyRequest, row: TemplateRow | undefined) => {
    if (row === undefined) throw notFound();
    const answer = templateWire(context, row);
    const etag = etagOf(answer);
    return { answer, etag, isKnown: request.headers['if-none-match'] === etag };
  };

  api.get(
    BASE,
    { onRequest: requireAdmin(context), schema: { response: { 200: z.array(templateSchema) } } },
    async (request) => {
      const rows = await listTemplates(db, callerOf(request).companyId);
      return rows.map((row) => templateWire(context, row));
    },
  );

  const responses = { 200: templateSchema, 304: z.undefined() };

  api.get(
    `${BASE}/favorite`,
    { onRequest: requireActivated(context), schema: { response: responses } },
    async (request, reply) => {
      const row = await findFavorite(db, callerOf(request).companyId);
      const { answer, etag, isKnown } = answerFor(request, row);
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
      const row = await findTemplate(db, callerOf(request).companyId, request.params.id);
      const { answer, etag, isKnown } = answerFor(request, row);
      void reply.header('etag', etag).header('cache-control', 'no-cache');
      return isKnown ? reply.code(304).send() : reply.send(answer);
    },
  );
}
