import { execFileSync, spawn } from 'node:child_process';

/** Compiles the message catalogues and starts the one reference platform that every screen test talks to. */
export default async function globalSetup(): Promise<void> {
  execFileSync(process.execPath, ['scripts/catalogues.mjs'], { stdio: 'inherit' });
  const platform = spawn(process.execPath, ['--import', 'tsx', 'platform/servers/main.ts'], {
    env: { ...process.env, API_PORT: '0', CONTROL: '1', ALLOWED_ORIGINS: 'http://localhost' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  globalThis.platformProcess = platform;
  process.env.PLATFORM_URL = await new Promise<string>((resolve, reject) => {
    platform.once('exit', (code) => reject(new Error(`The platform stopped with code ${code}.`)));
    platform.stdout.once('data', (line: Buffer) => {
      const { url } = JSON.parse(line.toString()) as { url: string };
      resolve(url);
    });
  });
}
