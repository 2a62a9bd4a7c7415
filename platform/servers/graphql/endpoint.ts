import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { createYoga, maskError, type Plugin, type YogaSchemaDefinition } from 'graphql-yoga';
import type { AuthenticatedUser } from '../../data/queries/callerQueries.ts';
import type { TypedFastify, ApiContext } from '../api.ts';
import { findUserOfActivatedCompany, parseBearerToken } from '../callers.ts';
import { sendError, toRequestError, setErrorStatus } from '../requestError.ts';
import { checkQueryLimits, createStorableTextValidationRule } from './queryLimits.ts';

/** The context that GraphQL resolvers receive. */
export interface QueryContext extends ApiContext {
  caller: AuthenticatedUser;
}

const ERROR_CODES: Readonly<Record<number, string>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

/** Sends an error in the shape of a GraphQL response. */
function sendGraphqlError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const requestError = toRequestError(error);
  if (requestError === undefined) return sendError(error, request, reply);
  const { message, status } = requestError;
  return setErrorStatus(reply, requestError).send({
    errors: [{ message, extensions: { code: ERROR_CODES[status] } }],
  });
}

const CONNECTION_HEADERS = new Set(['connection', 'content-length', 'transfer-encoding']);

const validationPlugin: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(checkQueryLimits);
    addValidationRule(createStorableTextValidationRule);
  },
};

/** Registers a GraphQL query service over HTTP. Returns its Yoga server, which the WebSocket endpoint also uses. */
export function registerGraphqlEndpoint(
  api: TypedFastify,
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
    plugins: [validationPlugin],
    maskedErrors: {
      maskError: (error, ...options) => {
        const requestError = toRequestError((error as GraphQLError).originalError);
        if (requestError === undefined) return maskError(error, ...options);
        const { message, status } = requestError;
        return new GraphQLError(message, {
          extensions: { code: ERROR_CODES[status], http: { status } },
        });
      },
    },
  });

  const handleQuery = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const token = parseBearerToken(request.headers.authorization);
    const caller = await findUserOfActivatedCompany(context, request, token);
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
      // Fastify sets the length and the transfer encoding itself.
      if (!CONNECTION_HEADERS.has(name.toLowerCase())) void reply.header(name, value);
    });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    return reply.code(response.status).send(isStream ? response.body : await response.text());
  };

  api.post(path, { schema: { hide: true }, errorHandler: sendGraphqlError }, handleQuery);
  return yoga;
}

export type GraphqlEndpoint = ReturnType<typeof registerGraphqlEndpoint>;
