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
import type { Api, ApiContext } from '../api.ts';
import { callerOf, requireAdmin } from '../callers.ts';
import { notFound, RequestError } from '../requestError.ts';
import { foreignImage } from './sentPicture.ts';
import { imagePaths } from './templateImages.ts';
import {
  etagOf,
  templateBody,
  templateSchema,
  templateWire,
  type TemplateBody,
} from './templateWire.ts';

const BASE = '/missions/certificate-templates';
/** An image of 10 MB in base64, a part of it, and the rest of a template. */
const BODY_LIMIT = 18 * 1024 * 1024;

const byId = z.object({ id: z.string() });

async function designOf(
  context: ApiContext,
  companyId: string,
  body: TemplateBody,
): Promise<TemplateDesign> {
  return {
    name: body.name,
    layout: body.layout,
    ...(await imagePaths(context, companyId, body)),
    titleColor: body.colors.title,
    contentColor: body.colors.content,
    customFields: body.custom_fields,
  };
}

async function forgetImages(
  context: ApiContext,
  design: Pick<TemplateDesign, 'backgroundImage' | 'rawImage'>,
): Promise<void> {
  await removeUnusedImage(context.db, design.backgroundImage);
  await removeUnusedImage(context.db, design.rawImage);
}

/** Whether what is stored is what the caller has read, as `If-Match` says; without the header it is. */
function agrees(context: ApiContext, ifMatch: string | undefined, present: TemplateRow): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  const etag = etagOf(templateWire(context, present));
  return ifMatch.split(',').some((known) => known.trim() === etag);
}

/** Writing templates of the missions service (docs/behaviour.md, Missions API), for administrators. */
export function templateWriteRoutes(api: Api, context: ApiContext): void {
  const { db } = context;
  const onRequest = requireAdmin(context);

  api.post(
    BASE,
    {
      onRequest,
      bodyLimit: BODY_LIMIT,
      schema: { body: templateBody, response: { 201: templateSchema } },
    },
    async (request, reply) => {
      const { companyId } = callerOf(request);
      const design = await designOf(context, companyId, request.body);
      const row = await createTemplate(db, companyId, design);
      if (row === 'no image') throw foreignImage('background_image');
      const answer = templateWire(context, row);
      return reply.code(201).header('etag', etagOf(answer)).send(answer);
    },
  );

  api.put(
    `${BASE}/:id`,
    {
      onRequest,
      bodyLimit: BODY_LIMIT,
      schema: { params: byId, body: templateBody, response: { 200: templateSchema } },
    },
    async (request, reply) => {
      const { companyId } = callerOf(request);
      const ifMatch = request.headers['if-match'];
      const design = await designOf(context, companyId, request.body);
      const outcome = await updateTemplate(db, companyId, request.params.id, design, (present) =>
        agrees(context, ifMatch, present),
      );
      if (typeof outcome === 'string') {
        await forgetImages(context, design);
        if (outcome === 'unknown') throw notFound();
        if (outcome === 'no image') throw foreignImage('background_image');
        throw new RequestError(412, 'The template was changed since it was read.');
      }
      await forgetImages(context, outcome.before);
      const answer = templateWire(context, outcome.after);
      return reply.header('etag', etagOf(answer)).send(answer);
    },
  );

  api.put(
    `${BASE}/:id/favorite`,
    { onRequest, schema: { params: byId, response: { 200: templateSchema } } },
    async (request, reply) => {
      const row = await setFavorite(db, callerOf(request).companyId, request.params.id);
      if (row === undefined) throw notFound();
      const answer = templateWire(context, row);
      return reply.header('etag', etagOf(answer)).send(answer);
    },
  );

  api.delete(`${BASE}/:id`, { onRequest, schema: { params: byId } }, async (request, reply) => {
    const outcome = await deleteTemplate(db, callerOf(request).companyId, request.params.id);
    if (outcome === 'unknown') throw notFound();
    if (outcome === 'favorite') {
      throw new RequestError(409, 'The favorite template cannot be deleted.');
    }
    await forgetImages(context, outcome);
    return reply.code(204).send();
  });
}
