/**
 * `node configure.mjs /tmp/certificates` writes `config.json` and two files for nginx from environment variables: the keys
 * of the plugin's configuration (src/domain/configInput.ts), `IMAGE_ORIGINS` (origins of images that are not services)
 * and `HOST` and `PORT`. Lists are separated by commas. `--check` asks the server whether it answers.
 */
import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPluginPolicy } from '../policy.mjs';

const DEFAULT_PORT = 8080;
const REQUIRED_KEYS = ['MISSIONS_API', 'WORKSPACE_API'];
const TEXT_KEYS = [
  ...REQUIRED_KEYS,
  ...['MISSIONS_GRAPHQL', 'COMPANY_GRAPHQL', 'MISSIONS_WS', 'COMPANY_WS', 'AUTH_SCHEME'],
  ...['FLAGS_URL', 'FLAGS_CLIENT_KEY', 'FLAGS_ENVIRONMENT', 'FLAGS_UNKNOWN'],
  ...['PUBLIC_URL', 'LOGIN_URL', 'FONTS_URL', 'SHARE_ORGANIZATION', 'LOCALE_STRATEGY', 'PDF_LEVEL'],
  ...['CERTIFICATE_TIME_ZONE', 'KEYBOARD_SHORTCUTS', 'TOAST_POSITION'],
];

const splitList = (text) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
/** Parsers of the values of keys that are not text. @throws Error */
const PARSERS = {
  QUERY_WEBSOCKETS_ONLY: parseBoolean,
  FLAGS_USE_POST: parseBoolean,
  PARENT_ORIGINS: splitList,
  MAX_BACKGROUND_IMAGE_BYTES: parseWholeNumber,
};
/** All keys of the configuration. */
export const CONFIG_KEYS = [...TEXT_KEYS, ...Object.keys(PARSERS)];

function parseBoolean(text, key) {
  if (text === 'true' || text === 'false') return text === 'true';
  throw new Error(`${key} is "${text}", which is neither "true" nor "false".`);
}

function parseWholeNumber(text, key) {
  if (/^\d+$/.test(text)) return Number(text);
  throw new Error(`${key} is "${text}", which is not a whole number.`);
}

/**
 * Creates the content of the files from environment variables. An empty variable counts as unset.
 * @throws Error that names the variable that is missing or wrong
 */
export function createFiles(env) {
  const missing = REQUIRED_KEYS.filter((key) => !env[key]);
  if (missing.length > 0) throw new Error(`${missing.join(' and ')} must be set.`);
  const entries = CONFIG_KEYS.filter((key) => env[key]).map((key) => [
    key,
    PARSERS[key] ? PARSERS[key](env[key], key) : env[key],
  ]);
  const config = Object.fromEntries(entries);
  const policy = createPluginPolicy(config, splitList(env.IMAGE_ORIGINS ?? ''));
  return {
    'config.json': JSON.stringify(config),
    'policy.conf': `add_header Content-Security-Policy "${policy}" always;\n`,
    'listen.conf': `listen ${getHost(env)}:${getPort(env)};\n`,
  };
}

const getPort = (env) => parseWholeNumber(env.PORT || String(DEFAULT_PORT), 'PORT');

function getHost({ HOST = '' }) {
  if (/^[\d.]*$/.test(HOST)) return HOST || '0.0.0.0';
  throw new Error(`HOST is "${HOST}", which is not an IPv4 address.`);
}

async function run([folder]) {
  if (folder === '--check') {
    const { ok } = await fetch(`http://127.0.0.1:${getPort(process.env)}/healthz`);
    if (!ok) throw new Error('The server does not answer.');
    return;
  }
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(createFiles(process.env)))
    writeFileSync(join(folder, name), text);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  run(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
