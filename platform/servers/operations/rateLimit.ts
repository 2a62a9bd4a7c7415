import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { TypedFastify } from '../api.ts';
import { RequestError } from '../requestError.ts';
import { OPERATION_PATHS } from './operationPaths.ts';

/** Returns a key for the caller of a request: its token, or its IP address if it has none. */
function getCallerKey({ headers, ip }: FastifyRequest): string {
  const token = headers.authorization?.replace(/^Bearer /i, '');
  if (!token) return ip;
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Limits the requests of each caller, in windows of one minute, to those routes that are registered later. More get a
 * 429. Unknown tokens have a limit of their own, in `wrongTokenLimiter.ts`: a client that guesses tokens is a new
 * caller at each request.
 */
export async function registerRateLimit(api: TypedFastify, maxPerMinute: number): Promise<void> {
  const isNeverSent = {
    'x-ratelimit-limit': false,
    'x-ratelimit-remaining': false,
    'x-ratelimit-reset': false,
  };
  await api.register(rateLimit, {
    max: maxPerMinute,
    timeWindow: '1 minute',
    keyGenerator: getCallerKey,
    allowList: ({ url }) => url.startsWith('/control/') || OPERATION_PATHS.has(url),
    addHeaders: isNeverSent,
    addHeadersOnExceeding: isNeverSent,
    errorResponseBuilder: () => new RequestError(429, 'Too many requests.'),
  });
}
