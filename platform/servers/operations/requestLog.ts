import { randomBytes } from 'node:crypto';
import { LogController, type FastifyServerOptions } from 'fastify';
import type { TypedFastify } from '../api.ts';
import { describeError } from '../errorLog.ts';

/** Levels of the log. `silent` writes no log; unexpected errors are then written to the error output as text. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const REQUEST_ID_HEADER = 'x-request-id';
/** Pattern of request ids that are accepted from a proxy. Others could forge or flood log lines. */
const REQUEST_ID = /^[\w.-]{1,64}$/;

/** Creates a request id of 12 hex digits, short enough for users to read to support. */
const createRequestId = () => randomBytes(6).toString('hex');

/** Serializes an error without its message, which may quote tokens or images. */
const serializeError = (error: Error) => ({
  type: error.name,
  message: '',
  stack: describeError(error),
});

/** Creates the options of a Fastify server that writes its log as lines of JSON to the standard output. */
export const createLogOptions = (level: LogLevel) =>
  ({
    logger: level === 'silent' ? false : { level, serializers: { err: serializeError } },
    // The log of Fastify itself contains addresses, and these contain ids and queries.
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: ({ headers }) => {
      const id = headers[REQUEST_ID_HEADER];
      return typeof id === 'string' && REQUEST_ID.test(id) ? id : createRequestId();
    },
  }) satisfies FastifyServerOptions;

/**
 * Logs every request with its id, method, route pattern, status and duration. Sends the id as `X-Request-Id`: that of
 * the request, if a proxy has set one.
 */
export function registerRequestLog(api: TypedFastify): void {
  api.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
  api.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info(
      { method, route: routeOptions.url ?? 'none', status: reply.statusCode, milliseconds },
      'request',
    );
    done();
  });
}
