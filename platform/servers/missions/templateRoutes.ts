import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  findFavoriteTemplate,
  findTemplate,
  listTemplates,
} from '../../data/queries/templateQueries.ts';
import { countTemplateUsage, NO_TEMPLATE_USAGE } from '../../data/queries/usageQueries.ts';
import { findTemplateVersion } from '../../data/queries/versionQueries.ts';
import type { TypedFastify, ApiContext } from '../api.ts';
import { getCaller, requireActivatedCompany, requireAdmin } from '../callers.ts';
import { createNotFoundError } from '../requestError.ts';
import {
  computeEtag,
  listedTemplateSchema,
  templateSchema,
  toTemplateResponse,
  type TemplateResponse,
  toTemplateVersionResponse,
} from './templateSchema.ts';

const BASE = '/missions/certificate-templates';

/**
 * Registers the routes that read templates (docs/behaviour.md, Missions API). Only administrators can read the list;
 * all users of the company can read single templates. A template version, to which certificates refer, can be read like
 * a template but is not in the list.
 */
export function registerTemplateRoutes(api: TypedFastify, context: ApiContext): void {
  const { db } = context;

  const prepareReply = (request: FastifyRequest, template: TemplateResponse | undefined) => {
    if (template === undefined) throw createNotFoundError();
    const etag = computeEtag(template);
    return { template, etag, isUnchanged: request.headers['if-none-match'] === etag };
  };

  const loadTemplate = async (
    companyId: string,
    id: string,
  ): Promise<TemplateResponse | undefined> => {
    const row = await findTemplate(db, companyId, id);
    if (row !== undefined) return toTemplateResponse(context, row);
    const version = await findTemplateVersion(db, companyId, id);
    return version && toTemplateVersionResponse(context, version);
  };

  api.get(
    BASE,
    {
      onRequest: requireAdmin(context),
      schema: { response: { 200: z.array(listedTemplateSchema) } },
    },
    async (request) => {
      const { companyId } = getCaller(request);
      const usageById = await countTemplateUsage(db, companyId);
      const rows = await listTemplates(db, companyId);
      return rows.map((row) => ({
        ...toTemplateResponse(context, row),
        usage: usageById.get(row.id) ?? NO_TEMPLATE_USAGE,
      }));
    },
  );

  const responses = { 200: templateSchema, 304: z.undefined() };

  api.get(
    `${BASE}/favorite`,
    { onRequest: requireActivatedCompany(context), schema: { response: responses } },
    async (request, reply) => {
      const row = await findFavoriteTemplate(db, getCaller(request).companyId);
      const { template, etag, isUnchanged } = prepareReply(
        request,
        row && toTemplateResponse(context, row),
      );
      void reply.header('etag', etag).header('cache-control', 'no-cache');
      return isUnchanged ? reply.code(304).send() : reply.send(template);
    },
  );

  api.get(
    `${BASE}/:id`,
    {
      onRequest: requireActivatedCompany(context),
      schema: { params: z.object({ id: z.string() }), response: responses },
    },
    async (request, reply) => {
      const { template, etag, isUnchanged } = prepareReply(
        request,
        await loadTemplate(getCaller(request).companyId, request.params.id),
      );
      void reply.header('etag', etag).header('cache-control', 'no-cache');
      return isUnchanged ? reply.code(304).send() : reply.send(template);
    },
  );
}
