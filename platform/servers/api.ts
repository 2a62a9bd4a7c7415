import type { FastifyInstance, FastifyBaseLogger, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from '../data/database.ts';
import type { CountHub } from './graphql/countHub.ts';
import type { WrongTokens } from './wrongTokens.ts';

/** The server with routes typed by their zod schemas. */
export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** What routes are made from. */
export interface ApiContext {
  db: Database;
  /** Tells whoever listens how many certificates they have. */
  counts: CountHub;
  wrongTokens: WrongTokens;
  /** The address that callers know the server by, without a trailing slash; known once it listens. */
  publicUrl(): string;
}

/** A path of ours as an address of this server; an address of another one, or null, as it is. */
export function absoluteUrl<Path extends string | null>(context: ApiContext, path: Path): Path {
  return path?.startsWith('/media/') ? (`${context.publicUrl()}${path}` as Path) : path;
}
