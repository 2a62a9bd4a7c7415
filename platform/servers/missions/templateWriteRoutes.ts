import { z } from 'zod';
import { removeUnusedImage } from '../../data/queries/imageQueries.ts';
import {
  createTemplate,
  deleteTemplate,
  setFavorite,
  updateTemplate,
  type TemplateDesign,
  type TemplateRow,
} from '../../data/queries/templateQueries.ts';
import type { TypedFastify, ApiContext } from '../api.ts';
import { getCaller, requireAdmin } from '../callers.ts';
import { createNotFoundError, RequestError } from '../requestError.ts';
import { createUnknownImageError } from './uploadedImage.ts';
import { storeTemplateImages } from './templateImages.ts';
import {
  computeEtag,
  templateBodySchema,
  templateSchema,
  toTemplateResponse,
  type TemplateBody,
} from './templateSchema.ts';

const BASE = '/missions/certificate-templates';
/**
 * Maximum size of a request body in bytes: an image of 10 MB in base64, the cropped image, and the other fields of a
 * template.
 */
const BODY_LIMIT = 18 * 1024 * 1024;

const idParamsSchema = z.object({ id: z.string() });
const updateSchema = {
  params: idParamsSchema,
  body: templateBodySchema,
  response: { 200: templateSchema },
};

async function createDesign(
  context: ApiContext,
  companyId: string,
  body: TemplateBody,
): Promise<TemplateDesign> {
  return {
    name: body.name,
    layout: body.layout,
    ...(await storeTemplateImages(context, companyId, body)),
    titleColor: body.colors.title,
    contentColor: body.colors.content,
    customFields: body.custom_fields,
    showsCodeOnFront: body.shows_code_on_front,
  };
}

async function removeUnusedImages(
  context: ApiContext,
  design: Pick<TemplateDesign, 'backgroundImage' | 'rawImage'>,
): Promise<void> {
  await removeUnusedImage(context.db, design.backgroundImage);
  await removeUnusedImage(context.db, design.rawImage);
}

/** Returns whether the stored template matches the `If-Match` header. A missing header matches every template. */
function hasMatchingEtag(
  context: ApiContext,
  ifMatch: string | undefined,
  stored: TemplateRow,
): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  const etag = computeEtag(toTemplateResponse(context, stored));
  return ifMatch.split(',').some((candidate) => candidate.trim() === etag);
}

/** Registers the routes that write templates (docs/behaviour.md, Missions API), for administrators. */
export function registerTemplateWriteRoutes(api: TypedFastify, context: ApiContext): void {
  const { db } = context;
  const onRequest = requireAdmin(context);

  api.post(
    BASE,
    {
      onRequest,
      bodyLimit: BODY_LIMIT,
      schema: { body: templateBodySchema, response: { 201: templateSchema } },
    },
    async (request, reply) => {
      const { companyId } = getCaller(request);
      const design = await createDesign(context, companyId, request.body);
      const row = await createTemplate(db, companyId, design);
      if (row === 'imageMissing') throw createUnknownImageError('background_image');
      const template = toTemplateResponse(context, row);
      return reply.code(201).header('etag', computeEtag(template)).send(template);
    },
  );

  api.put(
    `${BASE}/:id`,
    { onRequest, bodyLimit: BODY_LIMIT, schema: updateSchema },
    async (request, reply) => {
      const { companyId } = getCaller(request);
      const ifMatch = request.headers['if-match'];
      const design = await createDesign(context, companyId, request.body);
      const result = await updateTemplate(db, companyId, request.params.id, design, (stored) =>
        hasMatchingEtag(context, ifMatch, stored),
      );
      if (typeof result === 'string') {
        await removeUnusedImages(context, design);
        if (result === 'notFound') throw createNotFoundError();
        if (result === 'imageMissing') throw createUnknownImageError('background_image');
        throw new RequestError(412, 'The template was changed since it was read.');
      }
      await removeUnusedImages(context, result.previous);
      const template = toTemplateResponse(context, result.updated);
      return reply.header('etag', computeEtag(template)).send(template);
    },
  );

  api.put(
    `${BASE}/:id/favorite`,
    { onRequest, schema: { params: idParamsSchema, response: { 200: templateSchema } } },
    async (request, reply) => {
      const row = await setFavorite(db, getCaller(request).companyId, request.params.id);
      if (row === undefined) throw createNotFoundError();
      const template = toTemplateResponse(context, row);
      return reply.header('etag', computeEtag(template)).send(template);
    },
  );

  api.delete(
    `${BASE}/:id`,
    { onRequest, schema: { params: idParamsSchema } },
    async (request, reply) => {
      const result = await deleteTemplate(db, getCaller(request).companyId, request.params.id);
      if (result === 'notFound') throw createNotFoundError();
      if (result === 'favorite') {
        throw new RequestError(409, 'The favorite template cannot be deleted.');
      }
      await removeUnusedImages(context, result);
      return reply.code(204).send();
    },
  );
}
