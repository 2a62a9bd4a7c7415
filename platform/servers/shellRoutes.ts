import { z } from 'zod';
import { listDemoUsers } from '../data/queries/callerQueries.ts';
import { recordCompletion, listOfferedCourses } from '../data/queries/learningQueries.ts';
import { toAbsoluteUrl, type TypedFastify, type ApiContext } from './api.ts';
import { getCaller, requireActivatedCompany, requireCaller } from './callers.ts';
import { certificateSchema, toCertificateResponse } from './missions/certificateSchema.ts';
import { createNotFoundError } from './requestError.ts';

const meSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['admin', 'learner']),
  language: z.string().nullable(),
  company: z.object({ id: z.string(), name: z.string() }),
});

const demoUserSchema = z.object({
  name: z.string(),
  role: z.enum(['admin', 'learner']),
  language: z.string().nullable(),
  token: z.string(),
  company: z.string(),
});

const learningItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  thumb_url: z.string().nullable(),
  workload: z.number().int().nullable().describe('Minutes'),
  certificate_id: z.string().nullable().describe('The certificate earned with it, if completed'),
});

/** Registers the routes of the platform's shell: demo users, the current user, and the learning items to complete. */
export function registerShellRoutes(api: TypedFastify, context: ApiContext): void {
  api.get('/platform/demo-users', { schema: { response: { 200: z.array(demoUserSchema) } } }, () =>
    listDemoUsers(context.db),
  );

  api.get(
    '/platform/me',
    { onRequest: requireCaller(context), schema: { response: { 200: meSchema } } },
    (request) => {
      const { company, ...caller } = getCaller(request);
      return Promise.resolve({ ...caller, company: { id: company.id, name: company.name } });
    },
  );

  api.get(
    '/platform/learning',
    {
      onRequest: requireCaller(context),
      schema: {
        response: {
          200: z.object({
            missions: z.array(learningItemSchema),
            contents: z.array(learningItemSchema),
          }),
        },
      },
    },
    async (request) => {
      const listItems = async (kind: 'missions' | 'contents') =>
        (await listOfferedCourses(context.db, kind, getCaller(request))).map((item) => ({
          id: item.id,
          name: item.name,
          thumb_url: toAbsoluteUrl(context, item.thumbUrl),
          workload: item.workload,
          certificate_id: item.certificateId,
        }));
      return { missions: await listItems('missions'), contents: await listItems('contents') };
    },
  );

  api.post(
    '/platform/learning/:kind/:id/complete',
    {
      onRequest: requireActivatedCompany(context),
      schema: {
        params: z.object({ kind: z.enum(['missions', 'contents']), id: z.string() }),
        response: { 200: certificateSchema, 201: certificateSchema },
      },
    },
    async (request, reply) => {
      const { kind, id } = request.params;
      const completion = await recordCompletion(context.db, kind, id, getCaller(request));
      if (completion === undefined) throw createNotFoundError();
      return reply
        .code(completion.isNew ? 201 : 200)
        .send(toCertificateResponse(context, completion.certificate));
    },
  );
}
