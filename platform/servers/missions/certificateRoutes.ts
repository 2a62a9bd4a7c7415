import { z } from 'zod';
import type { TypedFastify, ApiContext } from '../api.ts';
import { findCaller } from '../../data/queries/callerQueries.ts';
import {
  getCaller,
  getTokenWithoutScheme,
  createUnknownTokenError,
  requireActivatedCompany,
} from '../callers.ts';
import { createCertificateListCache } from './certificateListCache.ts';
import { certificateSchema } from './certificateSchema.ts';
import { certificateDetailsSchema, loadCertificateDetails } from './certificateDetails.ts';

const listedCertificateSchema = certificateSchema.extend({
  user: z.object({ name: z.string() }),
  validation_id: z.string(),
});

/** Registers the certificate routes of the missions service (docs/behaviour.md, Missions API). */
export function registerCertificateRoutes(api: TypedFastify, context: ApiContext): void {
  const getSerializedList = createCertificateListCache(context);

  api.get(
    '/missions/certificates',
    {
      onRequest: requireActivatedCompany(context),
      schema: { response: { 200: z.array(listedCertificateSchema) } },
    },
    async (request, reply) => {
      const { plain, gzipped } = await getSerializedList(getCaller(request));
      const acceptsGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
      if (acceptsGzip) void reply.header('content-encoding', 'gzip');
      void reply.type('application/json; charset=utf-8');
      return reply.send((acceptsGzip ? gzipped : plain) as never);
    },
  );

  // Public: a token only adds identifiers to the response, and an unknown token counts as none.
  api.get(
    '/missions/certificates/:id',
    {
      schema: { params: z.object({ id: z.string() }), response: { 200: certificateDetailsSchema } },
    },
    async (request) => {
      const token = getTokenWithoutScheme(request);
      const caller = token === '' ? undefined : await findCaller(context.db, token);
      const tokenError =
        caller === undefined ? createUnknownTokenError(context, request, token) : undefined;
      if (tokenError?.status === 429) throw tokenError;
      return loadCertificateDetails(context, request.params.id, caller);
    },
  );
}
