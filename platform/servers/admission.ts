import type { FastifyReply, FastifyRequest } from 'fastify';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Which callers a server answers: what a browser says of where a page asks, and from where it comes. */
export interface Admission {
  /** Whether a `Host` header names this server; another name is a stranger's that leads to our address. */
  isOurs: (host: string | undefined) => boolean;
  /** Whether a page of this origin may open a socket; a program sends none. */
  mayConnect: (origin: string | undefined) => boolean;
}

/** @param publicUrl the address that callers know the server by */
export function createAdmission(
  publicUrl: () => string,
  allowedOrigins: readonly string[],
): Admission {
  const names = (host: string): string | undefined => {
    const address = `http://${host}`;
    return URL.canParse(address) ? new URL(address).hostname : undefined;
  };
  return {
    isOurs: (host) => {
      const name = names(host ?? '');
      return name !== undefined && (LOOPBACK.has(name) || name === new URL(publicUrl()).hostname);
    },
    mayConnect: (origin) => origin === undefined || allowedOrigins.includes(origin),
  };
}

/** Hook: 421 where the `Host` is not ours, as of a name that was rebound to the loopback. */
export const requireOurHost =
  ({ isOurs }: Admission) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!isOurs(request.headers.host)) await reply.code(421).send({ message: 'Not this server.' });
  };
