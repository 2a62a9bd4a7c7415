import type { FlagService } from './sites.ts';
import { LOG_LEVELS, type LogLevel } from './servers/operations/requestLog.ts';
import type { PlatformOptions } from './startPlatform.ts';

/** Folder of the PGlite data of `npm start`, relative to the project. */
export const DEFAULT_DATA_FOLDER = '.data/platform';

/** Issuer at LinkedIn of the certificates of the demo company. */
const DEFAULT_SHARE_ORGANIZATION = 'Academia Vértice';

/** The error for an environment variable with an invalid value. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/**
 * Parses the settings of the platform from environment variables: HOST, SHELL_PORT, PLUGIN_PORT, API_PORT, SHELL_URL,
 * PLUGIN_URL, API_URL, DATABASE_URL, DATA_FOLDER, PARENT_ORIGINS (separated by commas), FLAGS_URL, FLAGS_CLIENT_KEY,
 * FLAGS_ENVIRONMENT, FLAGS_UNKNOWN, SHARE_ORGANIZATION, PDF_LEVEL, FONTS_URL, LOG_LEVEL, RATE_LIMIT and CONTROL=1. An
 * empty variable counts as unset.
 * @throws SettingError naming the variable that is missing or invalid
 */
export function parseSettings(env: Readonly<Record<string, string | undefined>>): PlatformOptions {
  const readSetting = (name: string): string | undefined => env[name] || undefined;
  const databaseUrl = readSetting('DATABASE_URL');
  const flags = parseFlagService(readSetting);
  const pdfLevel = parsePdfLevel(readSetting('PDF_LEVEL'));
  const fontsUrl = parseUrl(readSetting('FONTS_URL'), 'FONTS_URL');
  const host = readSetting('HOST');
  const maxRequestsPerMinute = parseRateLimit(readSetting('RATE_LIMIT'));
  const logLevel = parseLogLevel(readSetting('LOG_LEVEL'));
  const urls = {
    shell: parseOrigin(readSetting('SHELL_URL'), 'SHELL_URL'),
    plugin: parseOrigin(readSetting('PLUGIN_URL'), 'PLUGIN_URL'),
    api: parseOrigin(readSetting('API_URL'), 'API_URL'),
  };
  return {
    ...(host !== undefined && { host }),
    ...(Object.values(urls).some(Boolean) && { urls }),
    ...(maxRequestsPerMinute !== undefined && { maxRequestsPerMinute }),
    ...(logLevel !== undefined && { logLevel }),
    shellPort: parsePort(readSetting('SHELL_PORT'), 'SHELL_PORT', 3000),
    pluginPort: parsePort(readSetting('PLUGIN_PORT'), 'PLUGIN_PORT', 3001),
    apiPort: parsePort(readSetting('API_PORT'), 'API_PORT', 4000),
    control: readSetting('CONTROL') === '1',
    parentOrigins: parseOrigins(readSetting('PARENT_ORIGINS'), 'PARENT_ORIGINS'),
    ...(flags && { flags }),
    shareOrganization: readSetting('SHARE_ORGANIZATION') ?? DEFAULT_SHARE_ORGANIZATION,
    ...(pdfLevel !== undefined && { pdfLevel }),
    ...(fontsUrl !== undefined && { fontsUrl }),
    ...(databaseUrl === undefined
      ? { dataFolder: readSetting('DATA_FOLDER') ?? DEFAULT_DATA_FOLDER }
      : { databaseUrl }),
  };
}

/** Parses the settings of an external flag service. Returns undefined when the platform's own service is used. */
function parseFlagService(
  readSetting: (name: string) => string | undefined,
): FlagService | undefined {
  const url = parseUrl(readSetting('FLAGS_URL'), 'FLAGS_URL');
  if (url === undefined) return undefined;
  const key = readSetting('FLAGS_CLIENT_KEY');
  if (key === undefined) throw new SettingError('FLAGS_URL needs FLAGS_CLIENT_KEY beside it.');
  const environment = readSetting('FLAGS_ENVIRONMENT');
  const unknownFlags = readSetting('FLAGS_UNKNOWN') ?? 'on';
  if (unknownFlags !== 'on' && unknownFlags !== 'off')
    throw new SettingError(`FLAGS_UNKNOWN is "${unknownFlags}", which is neither "on" nor "off".`);
  return {
    FLAGS_URL: url,
    FLAGS_CLIENT_KEY: key,
    ...(environment !== undefined && { FLAGS_ENVIRONMENT: environment }),
    FLAGS_UNKNOWN: unknownFlags,
  };
}

function parseUrl(url: string | undefined, variable: string): string | undefined {
  if (url === undefined || (/^https?:/.test(url) && URL.canParse(url))) return url;
  throw new SettingError(`${variable} is "${url}", which is not an address of http or https.`);
}

function parsePdfLevel(text: string | undefined): PlatformOptions['pdfLevel'] {
  if (text === undefined || text === 'a3a-ua1' || text === 'a4f-ua2') return text;
  throw new SettingError(`PDF_LEVEL is "${text}", which is neither "a3a-ua1" nor "a4f-ua2".`);
}

function parseOrigins(list: string | undefined, variable: string): string[] {
  const origins = (list ?? '').split(',').map((origin) => origin.trim());
  return origins.filter(Boolean).map((origin) => {
    if (isExactOrigin(origin)) return origin;
    throw new SettingError(
      `${variable} has "${origin}", which is not an exact origin such as https://host.example.`,
    );
  });
}

const isExactOrigin = (text: string): boolean =>
  URL.canParse(text) && new URL(text).origin === text;

function parseOrigin(text: string | undefined, variable: string): string | undefined {
  if (text === undefined || isExactOrigin(text)) return text;
  throw new SettingError(
    `${variable} is "${text}", which is not an exact origin such as https://host.example.`,
  );
}

/** Parses a number of requests per minute. 0 means no limit. */
export function parseRateLimit(text: string | undefined): number | undefined {
  if (text === undefined || /^\d+$/.test(text)) return text === undefined ? text : Number(text);
  throw new SettingError(`RATE_LIMIT is "${text}", which is not a number of requests.`);
}

export function parseLogLevel(text: string | undefined): LogLevel | undefined {
  const level = LOG_LEVELS.find((name) => name === text);
  if (text === undefined || level !== undefined) return level;
  throw new SettingError(`LOG_LEVEL is "${text}", which is none of ${LOG_LEVELS.join(', ')}.`);
}

function parsePort(text: string | undefined, variable: string, defaultPort: number): number {
  if (text === undefined) return defaultPort;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new SettingError(`${variable} is "${text}", which is not a port.`);
  }
  return port;
}
