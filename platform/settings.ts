import type { FlagService } from './sites.ts';
import type { PlatformOptions } from './startPlatform.ts';

/** Where PGlite keeps the data of `npm start`, relative to the project. */
export const DEFAULT_DATA_FOLDER = '.data/platform';

/** A setting that cannot be meant. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/**
 * The settings of the platform from the environment: SHELL_PORT, PLUGIN_PORT, API_PORT, DATABASE_URL, DATA_FOLDER,
 * PARENT_ORIGINS (separated by commas), FLAGS_URL with its companions, SHARE_ORGANIZATION, PDF_LEVEL,
 * and CONTROL=1. An empty one counts as absent.
 * @throws SettingError naming the variable that is missing, or holds no port, no origin or no address
 */
export function settingsFrom(env: Readonly<Record<string, string | undefined>>): PlatformOptions {
  const text = (name: string): string | undefined => env[name] || undefined;
  const databaseUrl = text('DATABASE_URL');
  const flags = flagsFrom(text);
  const shareOrganization = text('SHARE_ORGANIZATION');
  const pdfLevel = pdfLevelFrom(text('PDF_LEVEL'));
  return {
    shellPort: portFrom(text('SHELL_PORT'), 'SHELL_PORT', 3000),
    pluginPort: portFrom(text('PLUGIN_PORT'), 'PLUGIN_PORT', 3001),
    apiPort: portFrom(text('API_PORT'), 'API_PORT', 4000),
    control: text('CONTROL') === '1',
    parentOrigins: originsFrom(text('PARENT_ORIGINS'), 'PARENT_ORIGINS'),
    ...(flags && { flags }),
    ...(shareOrganization !== undefined && { shareOrganization }),
    ...(pdfLevel !== undefined && { pdfLevel }),
    ...(databaseUrl === undefined
      ? { dataFolder: text('DATA_FOLDER') ?? DEFAULT_DATA_FOLDER }
      : { databaseUrl }),
  };
}

/** Undefined: the platform's own service. */
function flagsFrom(text: (name: string) => string | undefined): FlagService | undefined {
  const url = text('FLAGS_URL');
  if (url === undefined) return undefined;
  if (!/^https?:/.test(url) || !URL.canParse(url))
    throw new SettingError(`FLAGS_URL is "${url}", which is not an address of http or https.`);
  const key = text('FLAGS_CLIENT_KEY');
  if (key === undefined) throw new SettingError('FLAGS_URL needs FLAGS_CLIENT_KEY beside it.');
  const environment = text('FLAGS_ENVIRONMENT');
  const unknown = text('FLAGS_UNKNOWN') ?? 'on';
  if (unknown !== 'on' && unknown !== 'off')
    throw new SettingError(`FLAGS_UNKNOWN is "${unknown}", which is neither "on" nor "off".`);
  return {
    FLAGS_URL: url,
    FLAGS_CLIENT_KEY: key,
    ...(environment !== undefined && { FLAGS_ENVIRONMENT: environment }),
    FLAGS_UNKNOWN: unknown,
  };
}

function pdfLevelFrom(text: string | undefined): PlatformOptions['pdfLevel'] {
  if (text === undefined || text === 'a3a-ua1' || text === 'a4f-ua2') return text;
  throw new SettingError(`PDF_LEVEL is "${text}", which is neither "a3a-ua1" nor "a4f-ua2".`);
}

function originsFrom(list: string | undefined, variable: string): string[] {
  const origins = (list ?? '').split(',').map((one) => one.trim());
  return origins.filter(Boolean).map((one) => {
    if (URL.canParse(one) && new URL(one).origin === one) return one;
    throw new SettingError(
      `${variable} has "${one}", which is not an exact origin such as https://host.example.`,
    );
  });
}

function portFrom(text: string | undefined, variable: string, usual: number): number {
  if (text === undefined) return usual;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new SettingError(`${variable} is "${text}", which is not a port.`);
  }
  return port;
}
