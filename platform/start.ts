import { surviveErrors } from './servers/errorLog.ts';
import { DataError } from './data/dataError.ts';
import { SettingError, settingsFrom } from './settings.ts';
import { PortInUse, startPlatform, type Platform } from './startPlatform.ts';

interface DemoUser {
  token: string;
  name: string;
  role: string;
}

const COLOR = process.stdout.isTTY && process.env.NO_COLOR === undefined;
const bold = (text: string): string => (COLOR ? `\u001B[1m${text}\u001B[22m` : text);
const soft = (text: string): string => (COLOR ? `\u001B[2m${text}\u001B[22m` : text);
const accent = (text: string): string => (COLOR ? `\u001B[36m${text}\u001B[39m` : text);

/** All has to be over five seconds after a signal. */
const END_MS = 4000;

async function run(): Promise<void> {
  const platform = await startPlatform(settingsFrom(process.env));
  surviveErrors();
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    // A request that never ends must not keep the process.
    setTimeout(() => process.exit(0), END_MS).unref();
    void platform.close().finally(() => process.exit(0));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  process.on('SIGHUP', end);
  // Whoever started us is gone, and could not say so.
  process.once('disconnect', end);
  console.log(await summary(platform));
}

async function summary(platform: Platform): Promise<string> {
  const response = await fetch(`${platform.api}/platform/demo-users`);
  const users = (await response.json()) as DemoUser[];
  const wide = Math.max(...users.map(({ name }) => name.length));
  return [
    '',
    bold('  Academia Vértice is running'),
    '',
    `  Learning platform   ${accent(platform.shell)}`,
    `  Certificates alone  ${accent(platform.plugin)}`,
    `  API                 ${accent(platform.api)}  ${soft('/openapi.json')}`,
    '',
    `${bold('  Sign in as')}  ${soft('to the platform, and below to the certificates alone')}`,
    ...users.map(
      ({ name, token }) =>
        `  ${name.padEnd(wide)}  ${platform.shell}/enter/${token}\n` +
        `  ${' '.repeat(wide)}  ${soft(`${platform.plugin}/signin/${token}`)}`,
    ),
    '',
    soft('  Ctrl-C ends everything.'),
    '',
  ].join('\n');
}

/** One sentence for whoever typed the command; anything unforeseen keeps its stack. */
async function explain(error: unknown): Promise<string> {
  if (error instanceof PortInUse && (await isPlatform(error.port))) {
    return `The platform already runs at http://localhost:${error.port}. Use it there, or end it first.`;
  }
  if (error instanceof Error && error.name === 'DataFolderInUse') {
    return `The platform already runs. ${error.message}`;
  }
  if (error instanceof PortInUse || error instanceof SettingError || error instanceof DataError)
    return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function isPlatform(port: number): Promise<boolean> {
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
  console.error(await explain(error));
  process.exit(1);
});
