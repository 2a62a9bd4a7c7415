import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { createYoga, maskError, type Plugin, type YogaSchemaDefinition } from 'graphql-yoga';
import type { Caller } from '../../data/queries/callerQueries.ts';
import type { Api, ApiContext } from '../api.ts';
import { activatedCallerBy, bearerToken } from '../callers.ts';
import { answerError, foreseen, startRefusal } from '../requestError.ts';
import { queryLimits, storableTexts } from './queryLimits.ts';

/** What resolvers get. */
export interface QueryContext extends ApiContext {
  caller: Caller;
}

const CODES: Readonly<Record<number, string>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

/** A refusal has the form of an answer of the service. */
function answerErrorAsQuery(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = foreseen(error);
  if (refusal === undefined) return answerError(error, request, reply);
  const { message, status } = refusal;
  return startRefusal(reply, refusal).send({
    errors: [{ message, extensions: { code: CODES[status] } }],
  });
}

const OF_THE_CONNECTION = new Set(['connection', 'content-length', 'transfer-encoding']);

const limits: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(queryLimits);
    addValidationRule(storableTexts);
  },
};

/** One query service over HTTP, and what its socket needs: the same schema and the same limits. */
export function graphqlEndpoint(
  api: Api,
  context: ApiContext,
  path: string,
  schema: YogaSchemaDefinition<QueryContext, object>,
) {
  const yoga = createYoga<QueryContext>({
    schema,
    graphqlEndpoint: path,
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: false,
    batching: false,
    plugins: [limits],
    maskedErrors: {
      maskError: (error, ...how) => {
        const refusal = foreseen((error as GraphQLError).originalError);
        if (refusal === undefined) return maskError(error, ...how);
        const { message, status } = refusal;
        return new GraphQLError(message, { extensions: { code: CODES[status], http: { status } } });
      },
    },
  });

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const token = bearerToken(request.headers.authorization);
    const caller = await activatedCallerBy(context, request, token);
    const headers = new Headers();
    for (const name of ['accept', 'content-type']) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const response = await yoga.fetch(
      `${context.publicUrl()}${path}`,
      { method: 'POST', headers, body: JSON.stringify(request.body) },
      { ...context, caller },
    );
    response.headers.forEach((value, name) => {
      // How long it is and how it is sent is for whoever sends it.
      if (!OF_THE_CONNECTION.has(name.toLowerCase())) void reply.header(name, value);
    });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    return reply.code(response.status).send(isStream ? response.body : await response.text());
  };

  api.post(path, { schema: { hide: true }, errorHandler: answerErrorAsQuery }, answer);
  return yoga;
}

export type QueryService = ReturnType<typeof graphqlEndpoint>;
