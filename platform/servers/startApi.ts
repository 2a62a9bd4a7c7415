import cors from '@fastify/cors';
import swagger from '@fastify/swagger';
import fastify from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { openDatabase } from '../data/database.ts';
import { outlastClients } from '../outlastClients.ts';
import { originOf } from '../serveStatic.ts';
import { type Admission, createAdmission, requireOurHost } from './admission.ts';
import type { Api, ApiContext } from './api.ts';
import { installControl } from './control/control.ts';
import { companyRoutes } from './company/companyRoutes.ts';
import { courseRoutes } from './company/courseRoutes.ts';
import { flagRoutes } from './flagRoutes.ts';
import { companySchema } from './graphql/companySchema.ts';
import { createCountHub } from './graphql/countHub.ts';
import { graphqlEndpoint } from './graphql/endpoint.ts';
import { missionsSchema } from './graphql/missionsSchema.ts';
import { serveSockets } from './graphql/sockets.ts';
import { mediaRoutes } from './mediaRoutes.ts';
import { certificateRoutes } from './missions/certificateRoutes.ts';
import { templateRoutes } from './missions/templateRoutes.ts';
import { templateWriteRoutes } from './missions/templateWriteRoutes.ts';
import { answerError } from './requestError.ts';
import { shellRoutes } from './shellRoutes.ts';
import { requireStorable } from './storableText.ts';
import { workspaceRoutes } from './workspaceRoutes.ts';
import { createWrongTokens } from './wrongTokens.ts';

/** Where the API listens, keeps its data, and whose pages may call it. */
export interface ApiOptions {
  /** 0 takes a free port. */
  port: number;
  /** PostgreSQL 15 or newer; without it PGlite. */
  databaseUrl?: string;
  /** Folder of PGlite; without it the data are in memory. */
  dataFolder?: string;
  /** Exact origins of the pages that may read answers. */
  allowedOrigins: readonly string[];
  /** Opens `/control/*`, for tests only. */
  control?: boolean;
  /**
   * The address that callers know it by, without a trailing slash; default `http://localhost:{port}`. Several processes
   * behind one address need it: the addresses of pictures begin with it.
   */
  publicUrl?: string;
  /** A request that has not come whole by then is cut off, in milliseconds; default 30 s. */
  requestMs?: number;
  /** Unknown tokens from one address before they are answered 429; default 600. */
  wrongTokensAMinute?: number;
}

export interface RunningApi {
  /** The `publicUrl`. */
  url: string;
  port: number;
  close(): Promise<void>;
}

const BODY_LIMIT = 100_000;
const REQUEST_MS = 30_000;
/** More than everybody behind one address mistypes, fewer than a guess needs. */
const WRONG_TOKENS_A_MINUTE = 600;
const MISSIONS_GRAPHQL = '/missions/graphql';
const COMPANY_GRAPHQL = '/company/graphql';

/**
 * Starts the platform's services on the loopback.
 * @throws DataFolderInUse when another process has the data folder
 * @throws Error with code `EADDRINUSE` when the port is taken
 */
export async function startApi(options: ApiOptions): Promise<RunningApi> {
  const database = await openDatabase(options);
  let port = options.port;
  const publicUrl = () => options.publicUrl ?? originOf(port);
  const counts = createCountHub(database.db);
  const wrongTokens = createWrongTokens(options.wrongTokensAMinute ?? WRONG_TOKENS_A_MINUTE);
  const context: ApiContext = { db: database.db, counts, wrongTokens, publicUrl };
  const admission = createAdmission(publicUrl, options.allowedOrigins);
  const api = createServer(admission, options.requestMs ?? REQUEST_MS);
  try {
    await installSharedParts(api, options);
    if (options.control === true) installControl(api, context);
    workspaceRoutes(api, context);
    certificateRoutes(api, context);
    templateRoutes(api, context);
    templateWriteRoutes(api, context);
    flagRoutes(api, context);
    shellRoutes(api, context);
    companyRoutes(api, context);
    courseRoutes(api, context);
    mediaRoutes(api, context);
    const missions = graphqlEndpoint(api, context, MISSIONS_GRAPHQL, missionsSchema);
    const company = graphqlEndpoint(api, context, COMPANY_GRAPHQL, companySchema);
    const sockets = serveSockets(
      api.server,
      context,
      {
        [MISSIONS_GRAPHQL]: missions,
        [COMPANY_GRAPHQL]: company,
      },
      admission,
    );
    api.get('/openapi.json', { schema: { hide: true } }, () => api.swagger());
    await api.listen({ port, host: '127.0.0.1' });
    const address = api.server.address();
    if (address !== null && typeof address === 'object') ({ port } = address);
    const close = async (): Promise<void> => {
      counts.close();
      await sockets.close();
      await api.close();
      await database.close();
    };
    return { url: context.publicUrl(), port, close };
  } catch (error) {
    await api.close();
    await database.close();
    throw error;
  }
}

function createServer(admission: Admission, requestMs: number): Api {
  const api = fastify({
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    requestTimeout: requestMs,
    http: { headersTimeout: requestMs, connectionsCheckingInterval: Math.min(1000, requestMs) },
    logger: false,
  }).withTypeProvider<ZodTypeProvider>();
  outlastClients(api.server);
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(serializerCompiler);
  api.setErrorHandler(answerError);
  api.addHook('onRequest', requireOurHost(admission));
  api.addHook('preValidation', requireStorable);
  // What a route says about keeping its answer comes later and wins.
  api.addHook('onRequest', (_request, reply, done) => {
    void reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    done();
  });
  api.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'Not found.' }));
  return api;
}

async function installSharedParts(api: Api, options: ApiOptions): Promise<void> {
  await api.register(cors, {
    origin: [...options.allowedOrigins],
    credentials: false,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: ['ETag'],
    maxAge: 600,
  });
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Reference learning platform', version: '1.0.0' },
    },
    transform: jsonSchemaTransform,
  });
}
