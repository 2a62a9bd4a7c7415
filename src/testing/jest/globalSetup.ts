import { execFileSync } from 'node:child_process';
import {
  stopProcess,
  createIsolatedPostgresSchema,
  startApiProcess,
} from '../../../platform/servers/testing/testApi.ts';

/**
 * Compiles the message catalogs and starts the reference platform that all tests share. It runs on PGlite, or on a
 * fresh schema of the PostgreSQL server at TEST_DATABASE_URL.
 */
export default async function startSharedPlatform(): Promise<void> {
  execFileSync(process.execPath, ['scripts/compileMessages.mjs'], { stdio: 'inherit' });
  const server = process.env.TEST_DATABASE_URL;
  const schema = server ? await createIsolatedPostgresSchema(server) : undefined;
  const platform = await startApiProcess({ CONTROL: '1', DATABASE_URL: schema?.databaseUrl ?? '' });
  process.env.PLATFORM_URL = platform.url;
  globalThis.endPlatform = async () => {
    await stopProcess(platform.process, 'SIGTERM');
    await schema?.drop();
  };
}
