import { surviveErrors } from './errorLog.ts';
import { startApi } from './startApi.ts';

/** A request or a database that does not come to its end must not keep the process. */
const END_MS = 4000;

/**
 * The API as a process of its own: settings by environment, one line of JSON `{"url":…,"port":…}` when it is ready, an end
 * on SIGTERM or SIGINT. The pages' origins are in ALLOWED_ORIGINS, separated by commas. Any number of them may run on one
 * PostgreSQL: none keeps anything but its connections. Behind one address they are told it by API_URL.
 */
async function main(): Promise<void> {
  const { API_PORT, API_URL, DATABASE_URL, DATA_FOLDER, ALLOWED_ORIGINS, CONTROL } = process.env;
  const { REQUEST_MS, WRONG_TOKENS_A_MINUTE } = process.env;
  const api = await startApi({
    port: Number(API_PORT ?? 4000),
    allowedOrigins: (ALLOWED_ORIGINS ?? '').split(',').filter((origin) => origin !== ''),
    control: CONTROL === '1',
    ...(API_URL ? { publicUrl: API_URL } : {}),
    ...(DATABASE_URL ? { databaseUrl: DATABASE_URL } : {}),
    ...(DATA_FOLDER ? { dataFolder: DATA_FOLDER } : {}),
    ...(REQUEST_MS ? { requestMs: Number(REQUEST_MS) } : {}),
    ...(WRONG_TOKENS_A_MINUTE ? { wrongTokensAMinute: Number(WRONG_TOKENS_A_MINUTE) } : {}),
  });
  surviveErrors();
  const end = (): void => {
    setTimeout(() => process.exit(1), END_MS).unref();
    api.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  process.stdout.write(`${JSON.stringify({ url: api.url, port: api.port })}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}\n`,
  );
  process.exit(1);
});
