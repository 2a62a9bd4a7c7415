import { logUncaughtErrors } from './servers/errorLog.ts';
import { DataError } from './data/dataError.ts';
import { SettingError, parseSettings } from './settings.ts';
import { PortInUse, startPlatform, type Platform } from './startPlatform.ts';

interface DemoUser {
  token: string;
  name: string;
  role: string;
}

const HAS_COLOR = process.stdout.isTTY && process.env.NO_COLOR === undefined;
const toBold = (text: string): string => (HAS_COLOR ? `\u001B[1m${text}\u001B[22m` : text);
const toDim = (text: string): string => (HAS_COLOR ? `\u001B[2m${text}\u001B[22m` : text);
const toCyan = (text: string): string => (HAS_COLOR ? `\u001B[36m${text}\u001B[39m` : text);

/**
 * Milliseconds after a stop signal at which the process exits even if connections are still open. The process must end
 * within five seconds.
 */
const SHUTDOWN_TIMEOUT_MS = 4000;

async function run(): Promise<void> {
  const settings = parseSettings(process.env);
  const platform = await startPlatform(settings);
  logUncaughtErrors();
  let isShuttingDown = false;
  const shutDown = (): void => {
    if (isShuttingDown) return;
    isShuttingDown = true;
    // A request that never ends must not keep the process alive.
    setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT_MS).unref();
    void platform.close().finally(() => process.exit(0));
  };
  process.on('SIGINT', shutDown);
  process.on('SIGTERM', shutDown);
  process.on('SIGHUP', shutDown);
  // The parent process was killed and could send no signal.
  process.once('disconnect', shutDown);
  // A public address of the API need not be reachable from this machine.
  if (settings.urls) console.log(`The platform runs: ${JSON.stringify(platform)}`);
  else console.log(await formatSummary(platform));
}

async function formatSummary(platform: Platform): Promise<string> {
  const response = await fetch(`${platform.api}/platform/demo-users`);
  const users = (await response.json()) as DemoUser[];
  const nameWidth = Math.max(...users.map(({ name }) => name.length));
  return [
    '',
    toBold('  Academia Vértice is running'),
    '',
    `  Learning platform   ${toCyan(platform.shell)}`,
    `  Certificates alone  ${toCyan(platform.plugin)}`,
    `  Playground          ${toCyan(`${platform.shell}/playground`)}  ${toDim('for host engineers')}`,
    `  API                 ${toCyan(platform.api)}  ${toDim('/openapi.json')}`,
    '',
    `${toBold('  Sign in as')}  ${toDim('to the platform, and below to the certificates alone')}`,
    ...users.map(
      ({ name, token }) =>
        `  ${name.padEnd(nameWidth)}  ${platform.shell}/enter/${token}\n` +
        `  ${' '.repeat(nameWidth)}  ${toDim(`${platform.plugin}/signin/${token}`)}`,
    ),
    '',
    toDim('  Ctrl-C ends everything.'),
    '',
  ].join('\n');
}

/** Formats an expected error as one sentence for the terminal, and any other error with its stack. */
async function formatError(error: unknown): Promise<string> {
  if (error instanceof PortInUse && (await isPlatformPort(error.port))) {
    return `The platform already runs at http://localhost:${error.port}. Use it there, or end it first.`;
  }
  if (error instanceof Error && error.name === 'DataFolderInUse') {
    return `The platform already runs. ${error.message}`;
  }
  if (error instanceof PortInUse || error instanceof SettingError || error instanceof DataError)
    return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function isPlatformPort(port: number): Promise<boolean> {
  try {
    const address = `http://127.0.0.1:${port}/config.json`;
    const response = await fetch(address, { signal: AbortSignal.timeout(2000) });
    const config: unknown = await response.json();
    return typeof config === 'object' && config !== null && 'remoteManifest' in config;
  } catch {
    return false;
  }
}

run().catch(async (error: unknown) => {
  console.error(await formatError(error));
  process.exit(1);
});
