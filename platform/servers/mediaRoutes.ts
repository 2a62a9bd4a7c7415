import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { findImage } from '../data/queries/imageQueries.ts';
import type { Api, ApiContext } from './api.ts';
import { notFound } from './requestError.ts';
import { thumbnailSvg } from './thumbnail.ts';

/** Nothing here is ever run or guessed at: a picture opened by itself has no script, no style and no other type. */
function sendPicture(reply: FastifyReply, mediaType: string, bytes: string | Uint8Array): unknown {
  return reply
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', 'public, max-age=86400')
    .type(mediaType)
    .send(typeof bytes === 'string' ? bytes : Buffer.from(bytes));
}

/** Pictures, for whoever has their address. */
export function mediaRoutes(api: Api, context: ApiContext): void {
  api.get(
    '/media/thumbs/:name',
    { schema: { params: z.object({ name: z.string() }) } },
    (request, reply) => {
      const number = /^(\d{1,3})\.svg$/.exec(request.params.name)?.[1];
      const svg = thumbnailSvg(Number(number));
      if (svg === undefined) throw notFound();
      return sendPicture(reply, 'image/svg+xml', svg);
    },
  );

  api.get(
    '/media/images/:id',
    { schema: { params: z.object({ id: z.string() }) } },
    async (request, reply) => {
      const image = await findImage(context.db, request.params.id);
      if (image === undefined) throw notFound();
      return sendPicture(reply, image.mediaType, image.bytes);
    },
  );
}
