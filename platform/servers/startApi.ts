import cors from '@fastify/cors';
import swagger from '@fastify/swagger';
import fastify from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { closeGracefully } from '../closeGracefully.ts';
import { openDatabase } from '../data/database.ts';
import { extendKeepAlive } from '../keepAlive.ts';
import { getLocalOrigin } from '../serveStatic.ts';
import {
  type RequestHeaderChecks,
  createRequestHeaderChecks,
  createHostHeaderHook,
} from './accessPolicy.ts';
import type { TypedFastify, ApiContext } from './api.ts';
import { registerTestControlRoutes } from './control/control.ts';
import { registerCompanyRoutes } from './company/companyRoutes.ts';
import { registerCourseRoutes } from './company/courseRoutes.ts';
import { registerFlagRoutes } from './flagRoutes.ts';
import { companyGraphqlSchema } from './graphql/companyGraphqlSchema.ts';
import { createCertificateCountPublisher } from './graphql/certificateCounts.ts';
import { registerGraphqlEndpoint } from './graphql/endpoint.ts';
import { missionsGraphqlSchema } from './graphql/missionsGraphqlSchema.ts';
import { serveSockets } from './graphql/sockets.ts';
import { registerHealthRoutes } from './operations/health.ts';
import { registerMetrics } from './operations/metrics.ts';
import { registerRateLimit } from './operations/rateLimit.ts';
import { createLogOptions, registerRequestLog, type LogLevel } from './operations/requestLog.ts';
import { registerMediaRoutes } from './mediaRoutes.ts';
import { registerCertificateRoutes } from './missions/certificateRoutes.ts';
import { registerTemplateRoutes } from './missions/templateRoutes.ts';
import { registerTemplateWriteRoutes } from './missions/templateWriteRoutes.ts';
import { sendError } from './requestError.ts';
import { registerShellRoutes } from './shellRoutes.ts';
import { requireStorableText } from './storableText.ts';
import { registerWorkspaceRoutes } from './workspaceRoutes.ts';
import { createWrongTokenLimiter } from './wrongTokenLimiter.ts';

/** Options of the API server: port, database, allowed origins and limits. */
export interface ApiOptions {
  /** Port to listen on; 0 picks a free port. */
  port: number;
  /** IP address to listen on. Default: 127.0.0.1. */
  host?: string;
  /** Address of a PostgreSQL server, 15 or newer. Default: PGlite. */
  databaseUrl?: string;
  /** Folder with the files of PGlite. Default: in memory. */
  dataFolder?: string;
  /** Exact origins of the pages that may read responses (CORS). */
  allowedOrigins: readonly string[];
  /** Whether to enable the routes `/control/*`, for tests only. */
  control?: boolean;
  /**
   * The address that clients use for the API, without a trailing slash. Default: `http://localhost:{port}`. Must be set
   * when several processes have one common address, because the addresses of images begin with it.
   */
  publicUrl?: string;
  /** Time within which a request must arrive completely, in milliseconds. Default: 30 s. */
  requestTimeoutMs?: number;
  /** Maximum number of requests per minute with unknown tokens from one IP address; more get a 429. Default: 600. */
  maxWrongTokensPerMinute?: number;
  /** Maximum number of requests per minute from one caller; more get a 429. Default: 30,000. 0 means no limit. */
  maxRequestsPerMinute?: number;
  /** Least severe level that is logged, as JSON to the standard output. Default: `silent`. */
  logLevel?: LogLevel;
}

export interface RunningApi {
  /** The address that clients use for the API: the option `publicUrl` or its default. */
  url: string;
  port: number;
  close(): Promise<void>;
}

const BODY_LIMIT = 100_000;
const REQUEST_TIMEOUT_MS = 30_000;
/**
 * Default limit of requests with unknown tokens per minute and IP address. Typing errors of all users behind one IP
 * address stay below this limit. Guessing a token would need far more requests.
 */
const MAX_WRONG_TOKENS_PER_MINUTE = 600;
/**
 * Default limit of requests per minute and caller, about a hundred times what the busiest screen sends. Stops runaway
 * scripts.
 */
const MAX_REQUESTS_PER_MINUTE = 30_000;
const MISSIONS_GRAPHQL_PATH = '/missions/graphql';
const COMPANY_GRAPHQL_PATH = '/company/graphql';

/**
 * Starts the platform's services.
 * @throws DataFolderInUse when another process uses the data folder
 * @throws Error with code `EADDRINUSE` when the port is in use
 */
export async function startApi(options: ApiOptions): Promise<RunningApi> {
  const database = await openDatabase(options);
  let port = options.port;
  const publicUrl = () => options.publicUrl ?? getLocalOrigin(port);
  const certificateCounts = createCertificateCountPublisher(database.db);
  const wrongTokenLimiter = createWrongTokenLimiter(
    options.maxWrongTokensPerMinute ?? MAX_WRONG_TOKENS_PER_MINUTE,
  );
  const context: ApiContext = { db: database.db, certificateCounts, wrongTokenLimiter, publicUrl };
  const accessPolicy = createRequestHeaderChecks(publicUrl, options.allowedOrigins);
  const api = createServer(accessPolicy, options);
  try {
    registerRequestLog(api);
    registerMetrics(api, certificateCounts);
    registerHealthRoutes(api, database.db);
    await registerPlugins(api, options);
    if (options.control === true) registerTestControlRoutes(api, context);
    registerWorkspaceRoutes(api, context);
    registerCertificateRoutes(api, context);
    registerTemplateRoutes(api, context);
    registerTemplateWriteRoutes(api, context);
    registerFlagRoutes(api, context);
    registerShellRoutes(api, context);
    registerCompanyRoutes(api, context);
    registerCourseRoutes(api, context);
    registerMediaRoutes(api, context);
    const missions = registerGraphqlEndpoint(
      api,
      context,
      MISSIONS_GRAPHQL_PATH,
      missionsGraphqlSchema,
    );
    const company = registerGraphqlEndpoint(
      api,
      context,
      COMPANY_GRAPHQL_PATH,
      companyGraphqlSchema,
    );
    const sockets = serveSockets(
      api.server,
      context,
      {
        [MISSIONS_GRAPHQL_PATH]: missions,
        [COMPANY_GRAPHQL_PATH]: company,
      },
      accessPolicy,
    );
    api.get('/openapi.json', { schema: { hide: true } }, () => api.swagger());
    await api.listen({ port, host: options.host ?? '127.0.0.1' });
    const address = api.server.address();
    if (address !== null && typeof address === 'object') ({ port } = address);
    const close = async (): Promise<void> => {
      certificateCounts.close();
      await closeGracefully(api.server, () => Promise.all([sockets.close(), api.close()]));
      await database.close();
    };
    return { url: context.publicUrl(), port, close };
  } catch (error) {
    await api.close();
    await database.close();
    throw error;
  }
}

function createServer(accessPolicy: RequestHeaderChecks, options: ApiOptions): TypedFastify {
  const { requestTimeoutMs = REQUEST_TIMEOUT_MS, logLevel = 'silent' } = options;
  const api = fastify({
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    requestTimeout: requestTimeoutMs,
    http: {
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.min(1000, requestTimeoutMs),
    },
    ...createLogOptions(logLevel),
  }).withTypeProvider<ZodTypeProvider>();
  extendKeepAlive(api.server);
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(serializerCompiler);
  api.setErrorHandler(sendError);
  api.addHook('onRequest', createHostHeaderHook(accessPolicy));
  api.addHook('preValidation', requireStorableText);
  // A route that sets its own cache-control overrides this default.
  api.addHook('onRequest', (_request, reply, done) => {
    void reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    done();
  });
  api.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'Not found.' }));
  return api;
}

async function registerPlugins(api: TypedFastify, options: ApiOptions): Promise<void> {
  await api.register(cors, {
    origin: [...options.allowedOrigins],
    credentials: false,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: ['ETag', 'X-Request-Id'],
    maxAge: 600,
  });
  const maxRequestsPerMinute = options.maxRequestsPerMinute ?? MAX_REQUESTS_PER_MINUTE;
  if (maxRequestsPerMinute > 0) await registerRateLimit(api, maxRequestsPerMinute);
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Reference learning platform', version: '1.0.0' },
    },
    transform: jsonSchemaTransform,
  });
}
