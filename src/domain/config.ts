import * as v from 'valibot';
import { isHttpUrl } from './urlSafety.ts';
import type { ConfigInput } from './configInput.ts';
import { createStringSchema } from './createStringSchema.ts';

const httpUrl = createStringSchema(isHttpUrl, 'must be an absolute http(s) URL');
const optionalHttpUrl = createStringSchema(
  (text) => text === '' || isHttpUrl(text),
  'must be empty or an absolute http(s) URL',
);
/** Schema of a GraphQL endpoint: an absolute http(s) URL, or a path on the origin of the page. */
const pathOrHttpUrl = createStringSchema(
  (text) => /^\/(?!\/)/.test(text) || isHttpUrl(text),
  'must be an absolute http(s) URL or a path',
);
const authScheme = createStringSchema(
  (text) => /^[A-Za-z]+$/.test(text),
  'must be one word, or "none"',
);
const optionalSocketUrl = createStringSchema(
  (text) => text === '' || (URL.canParse(text) && /^wss?:$/.test(new URL(text).protocol)),
  'must be empty or an absolute ws(s) URL',
);
const origin = createStringSchema(
  (text) => isHttpUrl(text) && new URL(text).origin === text,
  'must be an exact origin',
);
const byteCount = v.pipe(
  v.number(),
  v.check((bytes) => Number.isInteger(bytes) && bytes > 0, 'must be a whole number of bytes'),
);
/** PDF standards that the plugin can write: PDF/A-3a with PDF/UA-1, and PDF/A-4f with PDF/UA-2. */
export const pdfConformanceLevels = ['a3a-ua1', 'a4f-ua2'] as const;
const defaultTimeZone = 'America/Sao_Paulo';
const timeZone = createStringSchema(isTimeZone, 'must be an IANA time zone');

/**
 * Schema of the plugin's configuration: the file `config.json` next to the standalone page, and the `config` prop
 * (docs/behaviour.md, Configuration).
 */
export const configSchema = v.object({
  MISSIONS_API: httpUrl,
  WORKSPACE_API: httpUrl,
  MISSIONS_GRAPHQL: v.optional(pathOrHttpUrl, '/graphql'),
  COMPANY_GRAPHQL: v.optional(pathOrHttpUrl, '/graphql'),
  MISSIONS_WS: v.optional(optionalSocketUrl, ''),
  COMPANY_WS: v.optional(optionalSocketUrl, ''),
  QUERY_WEBSOCKETS_ONLY: v.optional(v.boolean(), false),
  AUTH_SCHEME: v.optional(authScheme, 'Bearer'),
  FLAGS_URL: v.optional(optionalHttpUrl, ''),
  FLAGS_CLIENT_KEY: v.optional(v.string(), ''),
  FLAGS_ENVIRONMENT: v.optional(v.string(), 'default'),
  FLAGS_UNKNOWN: v.optional(v.picklist(['on', 'off']), 'on'),
  FLAGS_USE_POST: v.optional(v.boolean(), false),
  PUBLIC_URL: v.optional(optionalHttpUrl, ''),
  LOGIN_URL: v.optional(optionalHttpUrl, ''),
  FONTS_URL: v.optional(optionalHttpUrl, ''),
  SHARE_ORGANIZATION: v.optional(v.string(), ''),
  PARENT_ORIGINS: v.optional(v.array(origin), []),
  PDF_LEVEL: v.optional(v.picklist(pdfConformanceLevels), 'a3a-ua1'),
  LOCALE_STRATEGY: v.optional(
    v.picklist(['prefix_and_default', 'no_prefix']),
    'prefix_and_default',
  ),
  CERTIFICATE_TIME_ZONE: v.optional(timeZone, defaultTimeZone),
  MAX_BACKGROUND_IMAGE_BYTES: v.optional(byteCount, 10_485_760),
  KEYBOARD_SHORTCUTS: v.optional(v.picklist(['on', 'off']), 'on'),
  TOAST_POSITION: v.optional(
    v.picklist(['top-right', 'top', 'top-left', 'bottom-right', 'bottom', 'bottom-left']),
    'bottom-right',
  ),
} satisfies Record<keyof ConfigInput, v.GenericSchema>);

export type Config = v.InferOutput<typeof configSchema>;
export type PdfConformanceLevel = Config['PDF_LEVEL'];

/** Thrown for a missing or invalid configuration key. The message names the key. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Merges configuration objects and validates the result. If a key occurs in several objects, the value of the last
 * object is used.
 * @throws ConfigError that names the first missing or invalid key
 */
export function parseConfig(...layers: readonly object[]): Config {
  // Strings and arrays have keys too, and spreading a large one is slow.
  if (!layers.every(isPlainObject)) throw new ConfigError('Configuration: must be an object');
  const merged = layers.reduce((previous, layer) => ({ ...previous, ...layer }), {});
  const result = v.safeParse(configSchema, merged, { abortEarly: true });
  if (result.success) {
    const { FLAGS_URL, FLAGS_CLIENT_KEY } = result.output;
    if (FLAGS_URL && !FLAGS_CLIENT_KEY) {
      throw new ConfigError('Configuration: FLAGS_CLIENT_KEY is missing');
    }
    return result.output;
  }
  const [issue] = result.issues;
  const key = v.getDotPath(issue) ?? 'configuration';
  // The library's message repeats the input, which may be very long.
  const problem = issue.input === undefined ? 'is missing' : issue.message.slice(0, 200);
  throw new ConfigError(`Configuration: ${key} ${problem}`);
}

function isPlainObject(layer: unknown): boolean {
  return typeof layer === 'object' && layer !== null && !Array.isArray(layer);
}

function isTimeZone(zone: string): boolean {
  // Skips loading time zone data for the default.
  if (zone === defaultTimeZone) return true;
  try {
    Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
