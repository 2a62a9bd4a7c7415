import * as v from 'valibot';
import { isHttpUrl } from './addresses.ts';
import type { ConfigInput } from './configInput.ts';
import { textThat } from './textThat.ts';

const httpUrl = textThat(isHttpUrl, 'must be an absolute http(s) URL');
const httpUrlOrNone = textThat(
  (text) => text === '' || isHttpUrl(text),
  'must be empty or an absolute http(s) URL',
);
/** Of the page's own origin, or absolute. */
const pathOrHttpUrl = textThat(
  (text) => /^\/(?!\/)/.test(text) || isHttpUrl(text),
  'must be an absolute http(s) URL or a path',
);
const word = textThat((text) => /^[A-Za-z]+$/.test(text), 'must be one word, or "none"');
const socketUrlOrNone = textThat(
  (text) => text === '' || (URL.canParse(text) && /^wss?:$/.test(new URL(text).protocol)),
  'must be empty or an absolute ws(s) URL',
);
const origin = textThat(
  (text) => isHttpUrl(text) && new URL(text).origin === text,
  'must be an exact origin',
);
const byteCount = v.pipe(
  v.number(),
  v.check((bytes) => Number.isInteger(bytes) && bytes > 0, 'must be a whole number of bytes'),
);
/** PDF/A-3a with PDF/UA-1, and PDF/A-4f with PDF/UA-2. */
export const pdfLevels = ['a3a-ua1', 'a4f-ua2'] as const;
const defaultTimeZone = 'America/Sao_Paulo';
const timeZone = textThat(isTimeZone, 'must be an IANA time zone');

/** `config.json` beside the standalone page, or the host's `config` prop (docs/behaviour.md, Configuration). */
export const configSchema = v.object({
  MISSIONS_API: httpUrl,
  WORKSPACE_API: httpUrl,
  MISSIONS_GRAPHQL: v.optional(pathOrHttpUrl, '/graphql'),
  COMPANY_GRAPHQL: v.optional(pathOrHttpUrl, '/graphql'),
  MISSIONS_WS: v.optional(socketUrlOrNone, ''),
  COMPANY_WS: v.optional(socketUrlOrNone, ''),
  QUERY_WEBSOCKETS_ONLY: v.optional(v.boolean(), false),
  AUTH_SCHEME: v.optional(word, 'Bearer'),
  FLAGS_URL: v.optional(httpUrlOrNone, ''),
  FLAGS_CLIENT_KEY: v.optional(v.string(), ''),
  FLAGS_ENVIRONMENT: v.optional(v.string(), 'default'),
  FLAGS_UNKNOWN: v.optional(v.picklist(['on', 'off']), 'on'),
  FLAGS_USE_POST: v.optional(v.boolean(), false),
  PUBLIC_URL: v.optional(httpUrlOrNone, ''),
  LOGIN_URL: v.optional(httpUrlOrNone, ''),
  SHARE_ORGANIZATION: v.optional(v.string(), ''),
  PARENT_ORIGINS: v.optional(v.array(origin), []),
  PDF_LEVEL: v.optional(v.picklist(pdfLevels), 'a3a-ua1'),
  LOCALE_STRATEGY: v.optional(
    v.picklist(['prefix_and_default', 'no_prefix']),
    'prefix_and_default',
  ),
  CERTIFICATE_TIME_ZONE: v.optional(timeZone, defaultTimeZone),
  MAX_BACKGROUND_IMAGE_BYTES: v.optional(byteCount, 10_485_760),
  TOAST_POSITION: v.optional(
    v.picklist(['top-right', 'top', 'top-left', 'bottom-right', 'bottom', 'bottom-left']),
    'bottom-right',
  ),
} satisfies Record<keyof ConfigInput, v.GenericSchema>);

export type Config = v.InferOutput<typeof configSchema>;
export type PdfLevel = Config['PDF_LEVEL'];

/** A configuration key is missing or wrong; the message names it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Merges configuration layers, the later ones winning, and checks the result.
 * @throws ConfigError naming the first missing or wrong key.
 */
export function parseConfig(...layers: readonly object[]): Config {
  const result = v.safeParse(configSchema, Object.assign({}, ...layers));
  if (result.success) {
    const { FLAGS_URL, FLAGS_CLIENT_KEY } = result.output;
    if (FLAGS_URL && !FLAGS_CLIENT_KEY) {
      throw new ConfigError('Configuration: FLAGS_CLIENT_KEY is missing');
    }
    return result.output;
  }
  const [issue] = result.issues;
  const key = v.getDotPath(issue) ?? 'configuration';
  throw new ConfigError(
    `Configuration: ${key} ${issue.input === undefined ? 'is missing' : issue.message}`,
  );
}

function isTimeZone(zone: string): boolean {
  // Before anything was asked for; see `readTables`.
  if (zone === defaultTimeZone) return true;
  try {
    Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
