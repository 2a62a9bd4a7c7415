import { z } from 'zod';
import { updateCourse, listCourses } from '../../data/queries/courseQueries.ts';
import { COURSE_TYPES } from '../../data/queries/learningQueries.ts';
import type { TypedFastify, ApiContext } from '../api.ts';
import { getCaller, requireAdmin } from '../callers.ts';
import { createNotFoundError } from '../requestError.ts';
import { createSingleLineTextSchema } from './lineSchema.ts';

const courseDetailsSchema = z.strictObject({
  instructor: createSingleLineTextSchema(80),
  place: createSingleLineTextSchema(80),
  programme: z.string().trim().max(2000),
});

const courseSchema = z.object({ ...courseDetailsSchema.shape, id: z.string(), name: z.string() });

/** Registers the routes that read and change course details. Changes apply to certificates earned later. */
export function registerCourseRoutes(api: TypedFastify, context: ApiContext): void {
  const { db } = context;
  const onRequest = requireAdmin(context);

  api.get(
    '/platform/courses',
    {
      onRequest,
      schema: {
        response: {
          200: z.object({ missions: z.array(courseSchema), contents: z.array(courseSchema) }),
        },
      },
    },
    async (request) => {
      const { companyId } = getCaller(request);
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
        params: z.object({ kind: z.enum(COURSE_TYPES), id: z.string() }),
        body: courseDetailsSchema,
      },
    },
    async (request, reply) => {
      const { kind, id } = request.params;
      const { companyId } = getCaller(request);
      if (!(await updateCourse(db, kind, { id, companyId }, request.body)))
        throw createNotFoundError();
      return reply.code(204).send();
    },
  );
}
