import { z } from 'zod';
import { newestCertificates } from '../../data/queries/certificateQueries.ts';
import type { Api, ApiContext } from '../api.ts';
import { findCaller } from '../../data/queries/callerQueries.ts';
import { callerOf, rawToken, requireActivated } from '../callers.ts';
import { certificateSchema, certificateWire } from './certificateWire.ts';
import { certificateOnPaper, readCertificate } from './publicCertificate.ts';

const MOST_LISTED = 1000;

const listedCertificate = certificateSchema.extend({
  user: z.object({ name: z.string() }),
  validation_id: z.string(),
});

/** Certificates of the missions service (Spec §7). */
export function certificateRoutes(api: Api, context: ApiContext): void {
  api.get(
    '/missions/certificates',
    {
      onRequest: requireActivated(context.db),
      schema: { response: { 200: z.array(listedCertificate) } },
    },
    async (request) => {
      const { id, name } = callerOf(request);
      const rows = await newestCertificates(context.db, id, MOST_LISTED);
      return rows.map((row) => ({
        ...certificateWire(context, row),
        user: { name },
        validation_id: row.id,
      }));
    },
  );

  // Public: a token only decides how much is told, and an unknown one is as good as none.
  api.get(
    '/missions/certificates/:id',
    { schema: { params: z.object({ id: z.string() }), response: { 200: certificateOnPaper } } },
    async (request) => {
      const token = rawToken(request);
      const caller = token === '' ? undefined : await findCaller(context.db, token);
      return readCertificate(context, request.params.id, caller);
    },
  );
}
