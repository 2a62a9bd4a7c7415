import { z } from 'zod';
import type { Api, ApiContext } from '../api.ts';
import { findCaller } from '../../data/queries/callerQueries.ts';
import { callerOf, rawToken, refusalOfToken, requireActivated } from '../callers.ts';
import { createCertificateLists } from './certificateList.ts';
import { certificateSchema } from './certificateWire.ts';
import { certificateOnPaper, readCertificate } from './publicCertificate.ts';

const listedCertificate = certificateSchema.extend({
  user: z.object({ name: z.string() }),
  validation_id: z.string(),
});

/** Certificates of the missions service (docs/behaviour.md, Missions API). */
export function certificateRoutes(api: Api, context: ApiContext): void {
  const listOf = createCertificateLists(context);

  api.get(
    '/missions/certificates',
    {
      onRequest: requireActivated(context),
      schema: { response: { 200: z.array(listedCertificate) } },
    },
    async (request, reply) => {
      const { plain, zipped } = await listOf(callerOf(request));
      const asGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
      if (asGzip) void reply.header('content-encoding', 'gzip');
      void reply.type('application/json; charset=utf-8');
      return reply.send((asGzip ? zipped : plain) as never);
    },
  );

  // Public: a token only decides how much is told, and an unknown one is as good as none.
  api.get(
    '/missions/certificates/:id',
    { schema: { params: z.object({ id: z.string() }), response: { 200: certificateOnPaper } } },
    async (request) => {
      const token = rawToken(request);
      const caller = token === '' ? undefined : await findCaller(context.db, token);
      const refusal = caller === undefined ? refusalOfToken(context, request, token) : undefined;
      if (refusal?.status === 429) throw refusal;
      return readCertificate(context, request.params.id, caller);
    },
  );
}
