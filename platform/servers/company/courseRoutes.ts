import { z } from 'zod';
import { changeCourse, listCourses } from '../../data/queries/courseQueries.ts';
import { LEARNING_KINDS } from '../../data/queries/learningQueries.ts';
import type { Api, ApiContext } from '../api.ts';
import { callerOf, requireAdmin } from '../callers.ts';
import { notFound } from '../requestError.ts';
import { line } from './line.ts';

const courseFacts = z.strictObject({
  instructor: line(80),
  place: line(80),
  programme: z.string().trim().max(2000),
});

const course = z.object({ ...courseFacts.shape, id: z.string(), name: z.string() });

/** What administrators say of what they offer, for papers earned with it from then on. */
export function courseRoutes(api: Api, context: ApiContext): void {
  const { db } = context;
  const onRequest = requireAdmin(context);

  api.get(
    '/platform/courses',
    {
      onRequest,
      schema: {
        response: { 200: z.object({ missions: z.array(course), contents: z.array(course) }) },
      },
    },
    async (request) => {
      const { companyId } = callerOf(request);
      return {
        missions: await listCourses(db, 'missions', companyId),
        contents: await listCourses(db, 'contents', companyId),
      };
    },
  );

  api.put(
    '/platform/courses/:kind/:id',
    {
      onRequest,
      schema: {
        params: z.object({ kind: z.enum(LEARNING_KINDS), id: z.string() }),
        body: courseFacts,
      },
    },
    async (request, reply) => {
      const { kind, id } = request.params;
      const { companyId } = callerOf(request);
      if (!(await changeCourse(db, kind, { id, companyId }, request.body))) throw notFound();
      return reply.code(204).send();
    },
  );
}
