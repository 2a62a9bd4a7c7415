import { execFileSync } from 'node:child_process';
import {
  endProcess,
  freshSchema,
  startProcess,
} from '../../../platform/servers/testing/testApi.ts';

/**
 * Compiles the message catalogues and starts the one reference platform that every test talks to: on PGlite or, where
 * TEST_DATABASE_URL names a PostgreSQL, on a fresh schema there.
 */
export default async function globalSetup(): Promise<void> {
  execFileSync(process.execPath, ['scripts/catalogues.mjs'], { stdio: 'inherit' });
  const server = process.env.TEST_DATABASE_URL;
  const schema = server ? await freshSchema(server) : undefined;
  const platform = await startProcess({ CONTROL: '1', DATABASE_URL: schema?.databaseUrl ?? '' });
  process.env.PLATFORM_URL = platform.url;
  globalThis.endPlatform = async () => {
    await endProcess(platform.process, 'SIGTERM');
    await schema?.drop();
  };
}
