import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseUnavailable } from '../data/outage.ts';

/**
 * Logs the name, code and stack of an unexpected error and of its causes. Messages are not logged: those of databases
 * and parsers quote their input, which may be tokens or images.
 * @param log log of the request, which adds the request's id. Default: the error output
 */
export function logError(error: unknown, log?: FastifyBaseLogger): void {
  // A server without a log has a logger without a level.
  if (log?.level) log.error({ error: describeError(error) }, 'unexpected error');
  else process.stderr.write(`${describeError(error)}\n`);
}

/**
 * Logs an error, unless it means that the database is unavailable. The database connection itself logs each outage
 * once.
 */
export function logErrorExceptOutage(error: unknown): void {
  if (!isDatabaseUnavailable(error)) logError(error);
}

/** Formats the name, code and stack of an error and of its causes, without their messages. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return `A thrown ${typeof error}`;
  const { code } = error as { code?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ +at /.test(line));
  const name = typeof code === 'string' ? `${error.name} ${code}` : error.name;
  const cause = error.cause === undefined ? [] : [`caused by ${describeError(error.cause)}`];
  return [name, ...frames, ...cause].join('\n');
}

/** Logs uncaught errors and unhandled rejections instead of ending the process. */
export function logUncaughtErrors(): void {
  process.on('uncaughtException', (error) => logError(error));
  process.on('unhandledRejection', (reason) => logError(reason));
}
