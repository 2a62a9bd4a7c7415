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

/** Checks that a text is an origin, since any further character could end the directive and start another. @throws Error */
function requireExactOrigin(text) {
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new Error(
    `${JSON.stringify(text)} is not an exact origin, like "https://learning.example".`,
  );
}

/** Gets the origin of an address, also of `wss:`, for which `URL` returns `null`. */
const getOrigin = (address) => `${new URL(address).protocol}//${new URL(address).host}`;

/** Formats directives as a `Content-Security-Policy`. */
export const formatPolicy = (directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** Creates the value of `Content-Security-Policy`. */
export function createPluginPolicy(config, imageOrigins = []) {
  // A path has the page's own origin.
  const absoluteKeys = SERVICES.filter((key) => config[key] && !config[key].startsWith('/'));
  const services = absoluteKeys.map((key) => getOrigin(config[key]));
  const connectOrigins = [...new Set([...services, ...imageOrigins.map(requireExactOrigin)])];
  const parentOrigins = [...new Set(config.PARENT_ORIGINS)].map(requireExactOrigin);
  return formatPolicy({
    'default-src': ["'none'"],
    // WebAssembly selects the letters of names in other scripts.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'"],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      ...connectOrigins.filter((origin) => /^http/.test(origin)),
    ],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectOrigins],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': parentOrigins.length > 0 ? parentOrigins : ["'none'"],
  });
}

// Imports nothing of the project, because this file runs outside of it.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [file, ...imageOrigins] = process.argv.slice(2);
  try {
    if (file === undefined) throw new Error('Which config.json?');
    const policy = createPluginPolicy(JSON.parse(readFileSync(file, 'utf8')), imageOrigins);
    console.log(`add_header Content-Security-Policy "${policy}" always;`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
