import { z } from 'zod';
import { listDemoUsers } from '../data/queries/callerQueries.ts';
import { completeLearning, offeredLearning } from '../data/queries/learningQueries.ts';
import { absoluteUrl, type Api, type ApiContext } from './api.ts';
import { callerOf, requireActivated, requireCaller } from './callers.ts';
import { certificateSchema, certificateWire } from './missions/certificateWire.ts';
import { notFound } from './requestError.ts';

const me = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['admin', 'learner']),
  language: z.string().nullable(),
  company: z.object({ id: z.string(), name: z.string() }),
});

const demoUser = z.object({
  name: z.string(),
  role: z.enum(['admin', 'learner']),
  language: z.string().nullable(),
  token: z.string(),
  company: z.string(),
});

const learning = z.object({
  id: z.string(),
  name: z.string(),
  thumb_url: z.string().nullable(),
  workload: z.number().int().nullable().describe('Minutes'),
  certificate_id: z.string().nullable().describe('The certificate earned with it, if completed'),
});

/** What the platform's own shell asks: who is here, what there is to learn, and completing it. */
export function shellRoutes(api: Api, context: ApiContext): void {
  api.get('/platform/demo-users', { schema: { response: { 200: z.array(demoUser) } } }, () =>
    listDemoUsers(context.db),
  );

  api.get(
    '/platform/me',
    { onRequest: requireCaller(context), schema: { response: { 200: me } } },
    (request) => {
      const { company, ...caller } = callerOf(request);
      return Promise.resolve({ ...caller, company: { id: company.id, name: company.name } });
    },
  );

  api.get(
    '/platform/learning',
    {
      onRequest: requireCaller(context),
      schema: {
        response: { 200: z.object({ missions: z.array(learning), contents: z.array(learning) }) },
      },
    },
    async (request) => {
      const list = async (kind: 'missions' | 'contents') =>
        (await offeredLearning(context.db, kind, callerOf(request))).map((thing) => ({
          id: thing.id,
          name: thing.name,
          thumb_url: absoluteUrl(context, thing.thumbUrl),
          workload: thing.workload,
          certificate_id: thing.certificateId,
        }));
      return { missions: await list('missions'), contents: await list('contents') };
    },
  );

  api.post(
    '/platform/learning/:kind/:id/complete',
    {
      onRequest: requireActivated(context),
      schema: {
        params: z.object({ kind: z.enum(['missions', 'contents']), id: z.string() }),
        response: { 200: certificateSchema, 201: certificateSchema },
      },
    },
    async (request, reply) => {
      const { kind, id } = request.params;
      const completion = await completeLearning(context.db, kind, id, callerOf(request));
      if (completion === undefined) throw notFound();
      return reply
        .code(completion.isNew ? 201 : 200)
        .send(certificateWire(context, completion.certificate));
    },
  );
}
