import type { FastifyInstance, FastifyBaseLogger, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from '../data/database.ts';
import type { CertificateCountPublisher } from './graphql/certificateCounts.ts';
import type { WrongTokenLimiter } from './wrongTokenLimiter.ts';

/** The Fastify server, whose routes are typed by their zod schemas. */
export type TypedFastify = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** The dependencies that all routes share. */
export interface ApiContext {
  db: Database;
  /** Publisher that sends each subscribed user the current number of the user's certificates. */
  certificateCounts: CertificateCountPublisher;
  wrongTokenLimiter: WrongTokenLimiter;
  /**
   * Returns the address that clients use for the server, without a trailing slash. Available after the server has
   * started to listen.
   */
  publicUrl(): string;
}

/** Converts a `/media/` path to an absolute URL. Returns every other value, including null, unchanged. */
export function toAbsoluteUrl<Path extends string | null>(context: ApiContext, path: Path): Path {
  return path?.startsWith('/media/') ? (`${context.publicUrl()}${path}` as Path) : path;
}
