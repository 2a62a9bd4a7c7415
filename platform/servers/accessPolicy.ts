import type { FastifyReply, FastifyRequest } from 'fastify';
import { OPERATION_PATHS } from './operations/operationPaths.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Checks of the `Host` and `Origin` headers of requests, against attacks by foreign pages in a user's browser. */
export interface RequestHeaderChecks {
  /**
   * Returns whether a `Host` header names this server. Any other name may be a DNS rebinding attack, in which a foreign
   * domain resolves to the server's address.
   */
  isKnownHost: (host: string | undefined) => boolean;
  /**
   * Returns whether a page with this origin may open a WebSocket. Programs outside a browser send no origin and are
   * allowed.
   */
  isAllowedOrigin: (origin: string | undefined) => boolean;
}

/**
 * Creates the checks of `Host` and `Origin` headers.
 * @param publicUrl returns the address that clients use for this server
 */
export function createRequestHeaderChecks(
  publicUrl: () => string,
  allowedOrigins: readonly string[],
): RequestHeaderChecks {
  const parseHostname = (host: string): string | undefined => {
    const address = `http://${host}`;
    return URL.canParse(address) ? new URL(address).hostname : undefined;
  };
  return {
    isKnownHost: (host) => {
      const hostname = parseHostname(host ?? '');
      return (
        hostname !== undefined &&
        (LOOPBACK.has(hostname) || hostname === new URL(publicUrl()).hostname)
      );
    },
    isAllowedOrigin: (origin) => origin === undefined || allowedOrigins.includes(origin),
  };
}

/**
 * Creates a Fastify hook that responds with 421 when the `Host` header does not name this server, against DNS
 * rebinding. Probes and metrics may be requested with any name.
 */
export const createHostHeaderHook =
  ({ isKnownHost }: RequestHeaderChecks) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!isKnownHost(request.headers.host) && !OPERATION_PATHS.has(request.url))
      await reply.code(421).send({ message: 'Not this server.' });
  };
