import type { FastifyReply, FastifyRequest } from 'fastify';
import { createYoga, type Plugin, type YogaSchemaDefinition } from 'graphql-yoga';
import { findCaller, type Caller } from '../../data/queries/callerQueries.ts';
import type { Api, ApiContext } from '../api.ts';
import { bearerToken } from '../callers.ts';
import { queryLimits, storableTexts } from './queryLimits.ts';

/** What resolvers get. */
export interface QueryContext extends ApiContext {
  caller: Caller;
}

const refusal = (message: string, code: string) => ({
  errors: [{ message, extensions: { code } }],
});

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
  });

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const caller = await findCaller(context.db, bearerToken(request.headers.authorization));
    if (caller === undefined) {
      return reply.code(401).send(refusal('Not authorized.', 'UNAUTHENTICATED'));
    }
    if (!caller.company.showCertificates) {
      return reply.code(403).send(refusal('Company has not activated the plugin.', 'FORBIDDEN'));
    }
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

  api.post(path, { schema: { hide: true } }, answer);
  return yoga;
}

export type QueryService = ReturnType<typeof graphqlEndpoint>;
