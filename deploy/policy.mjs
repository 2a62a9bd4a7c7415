/**
 * `node deploy/policy.mjs config.json > policy.conf` creates the policy of the plugin's standalone page, for nginx. The services
 * that the page may call and the origins that may frame it come from `config.json`. Further arguments are origins of images of
 * certificates and templates that are not services.
 */
import { readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SERVICES = [
  'MISSIONS_API',
  'WORKSPACE_API',
  'MISSIONS_GRAPHQL',
  'COMPANY_GRAPHQL',
  'MISSIONS_WS',
  'COMPANY_WS',
  'FLAGS_URL',
  'FONTS_URL',
];

/** @throws Error for anything but an exact origin, since other text could end the directive and start another */
function exactOrigin(text) {
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new Error(`${JSON.stringify(text)} is no exact origin, like "https://learning.example".`);
}

/** Gets the origin of an address, also of `wss:`, for which `URL` returns `null`. */
const originOf = (address) => `${new URL(address).protocol}//${new URL(address).host}`;

/** Formats directives as a `Content-Security-Policy`. */
export const policyText = (directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** Creates the value of `Content-Security-Policy`. */
export function pluginPolicy(config, pictures = []) {
  // A path has the page's own origin.
  const named = SERVICES.filter((key) => config[key] && !config[key].startsWith('/'));
  const services = named.map((key) => originOf(config[key]));
  const called = [...new Set([...services, ...pictures.map(exactOrigin)])];
  const parents = [...new Set(config.PARENT_ORIGINS)].map(exactOrigin);
  return policyText({
    'default-src': ["'none'"],
    // WebAssembly selects the letters of names in other scripts.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...called.filter((origin) => /^http/.test(origin))],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...called],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': parents.length > 0 ? parents : ["'none'"],
  });
}

// Imports nothing of the project, because this file runs outside of it.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [file, ...pictures] = process.argv.slice(2);
  try {
    if (file === undefined) throw new Error('Which config.json?');
    const policy = pluginPolicy(JSON.parse(readFileSync(file, 'utf8')), pictures);
    console.log(`add_header Content-Security-Policy "${policy}" always;`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
