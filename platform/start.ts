import { PortInUse, startPlatform, type Platform, type PlatformOptions } from './startPlatform.ts';

interface DemoUser {
  token: string;
  name: string;
  role: string;
}

const COLOR = process.stdout.isTTY && process.env.NO_COLOR === undefined;
const bold = (text: string): string => (COLOR ? `\u001B[1m${text}\u001B[22m` : text);
const soft = (text: string): string => (COLOR ? `\u001B[2m${text}\u001B[22m` : text);
const accent = (text: string): string => (COLOR ? `\u001B[36m${text}\u001B[39m` : text);

async function run(): Promise<void> {
  const platform = await startPlatform(optionsFrom(process.env));
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    // A request that never ends must not keep the process.
    setTimeout(() => process.exit(0), 5000).unref();
    void platform.close().finally(() => process.exit(0));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  process.on('SIGHUP', end);
  console.log(await summary(platform));
}

function optionsFrom(env: NodeJS.ProcessEnv): PlatformOptions {
  const databaseUrl = env.DATABASE_URL;
  const dataFolder = env.DATA_FOLDER;
  return {
    shellPort: portFrom(env, 'SHELL_PORT', 3000),
    pluginPort: portFrom(env, 'PLUGIN_PORT', 3001),
    apiPort: portFrom(env, 'API_PORT', 4000),
    control: env.CONTROL === '1',
    parentOrigins: (env.PARENT_ORIGINS ?? '').split(',').filter((origin) => origin !== ''),
    ...(databaseUrl !== undefined && databaseUrl !== '' && { databaseUrl }),
    ...(dataFolder !== undefined && dataFolder !== '' && { dataFolder }),
  };
}

function portFrom(env: NodeJS.ProcessEnv, variable: string, usual: number): number {
  const text = env[variable];
  if (text === undefined || text === '') return usual;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`${variable} is "${text}", which is not a port.`);
  }
  return port;
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
    bold('  Sign in as'),
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
  if (error instanceof PortInUse) return error.message;
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
