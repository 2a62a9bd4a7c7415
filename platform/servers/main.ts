import { parseLogLevel, parseRateLimit } from '../settings.ts';
import { logUncaughtErrors } from './errorLog.ts';
import { startApi } from './startApi.ts';

/**
 * Milliseconds after a stop signal at which the process exits even if a request or a database connection has not ended.
 */
const SHUTDOWN_TIMEOUT_MS = 4000;

/**
 * Runs the API as a separate process until SIGTERM or SIGINT. Prints one line of JSON, `{"url":…,"port":…}`, when the
 * API is ready. The settings are environment variables. ALLOWED_ORIGINS lists the origins of the pages, separated by
 * commas. Several processes can share one PostgreSQL database, because all state is in the database. Behind a load
 * balancer, API_URL is the common address.
 */
async function run(): Promise<void> {
  const { API_PORT, API_URL, DATABASE_URL, DATA_FOLDER, ALLOWED_ORIGINS, CONTROL } = process.env;
  const { HOST, REQUEST_MS, WRONG_TOKENS_A_MINUTE } = process.env;
  const maxRequestsPerMinute = parseRateLimit(process.env.RATE_LIMIT || undefined);
  const logLevel = parseLogLevel(process.env.LOG_LEVEL || undefined);
  const api = await startApi({
    port: Number(API_PORT ?? 4000),
    allowedOrigins: (ALLOWED_ORIGINS ?? '').split(',').filter((origin) => origin !== ''),
    control: CONTROL === '1',
    ...(HOST ? { host: HOST } : {}),
    ...(maxRequestsPerMinute === undefined ? {} : { maxRequestsPerMinute }),
    ...(logLevel ? { logLevel } : {}),
    ...(API_URL ? { publicUrl: API_URL } : {}),
    ...(DATABASE_URL ? { databaseUrl: DATABASE_URL } : {}),
    ...(DATA_FOLDER ? { dataFolder: DATA_FOLDER } : {}),
    ...(REQUEST_MS ? { requestTimeoutMs: Number(REQUEST_MS) } : {}),
    ...(WRONG_TOKENS_A_MINUTE ? { maxWrongTokensPerMinute: Number(WRONG_TOKENS_A_MINUTE) } : {}),
  });
  logUncaughtErrors();
  const shutDown = (): void => {
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    api.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', shutDown);
  process.once('SIGINT', shutDown);
  process.stdout.write(`${JSON.stringify({ url: api.url, port: api.port })}\n`);
}

run().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}\n`,
  );
  process.exit(1);
});
