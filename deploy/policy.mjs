/**
 * `node deploy/policy.mjs config.json > policy.conf`: the policy of the plugin's own page, for nginx. What the page may call
 * and who may frame it is what `config.json` says, so that both are edited in one place. Further arguments are origins that
 * pictures of certificates and templates come from, where that is not one of the services.
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
];

/** @throws Error for anything but an exact origin, which could end the directive and begin another */
function exactOrigin(text) {
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new Error(`${JSON.stringify(text)} is no exact origin, like "https://learning.example".`);
}

/** `wss:` has an origin too, but `URL` says `null`. */
const originOf = (address) => `${new URL(address).protocol}//${new URL(address).host}`;

/** @returns a `Content-Security-Policy` of these directives */
export const policyText = (directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** @returns the value of `Content-Security-Policy` */
export function pluginPolicy(config, pictures = []) {
  // A path is one of the page's own origin.
  const named = SERVICES.filter((key) => config[key] && !config[key].startsWith('/'));
  const services = named.map((key) => originOf(config[key]));
  const called = [...new Set([...services, ...pictures.map(exactOrigin)])];
  const parents = [...new Set(config.PARENT_ORIGINS)].map(exactOrigin);
  return policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...called.filter((origin) => /^http/.test(origin))],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...called],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': parents.length > 0 ? parents : ["'none'"],
  });
}

// Imports nothing of the project, which is not where this runs.
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
