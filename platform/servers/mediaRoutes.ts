import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { findImage } from '../data/queries/imageQueries.ts';
import type { TypedFastify, ApiContext } from './api.ts';
import { createNotFoundError } from './requestError.ts';
import { createThumbnailSvg } from './thumbnail.ts';

/**
 * Sends an image with headers that forbid scripts, styles and type sniffing, in case a browser opens the image as a
 * page.
 */
function sendImage(reply: FastifyReply, mediaType: string, bytes: string | Uint8Array): unknown {
  return reply
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', 'public, max-age=86400')
    .type(mediaType)
    .send(typeof bytes === 'string' ? bytes : Buffer.from(bytes));
}

/** Registers the routes that serve images. Anyone who knows the address of an image can read it. */
export function registerMediaRoutes(api: TypedFastify, context: ApiContext): void {
  api.get(
    '/media/thumbs/:name',
    { schema: { params: z.object({ name: z.string() }) } },
    (request, reply) => {
      const number = /^(\d{1,3})\.svg$/.exec(request.params.name)?.[1];
      const svg = createThumbnailSvg(Number(number));
      if (svg === undefined) throw createNotFoundError();
      return sendImage(reply, 'image/svg+xml', svg);
    },
  );

  api.get(
    '/media/images/:id',
    { schema: { params: z.object({ id: z.string() }) } },
    async (request, reply) => {
      const image = await findImage(context.db, request.params.id);
      if (image === undefined) throw createNotFoundError();
      return sendImage(reply, image.mediaType, image.bytes);
    },
  );
}
