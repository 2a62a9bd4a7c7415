import * as v from 'valibot';

const httpUrl = v.pipe(
  v.string(),
  v.check((text) => isHttpUrl(text), 'must be an absolute http(s) URL'),
);
const httpUrlOrNone = v.pipe(
  v.string(),
  v.check((text) => text === '' || isHttpUrl(text), 'must be empty or an absolute http(s) URL'),
);
const socketUrlOrNone = v.pipe(
  v.string(),
  v.check(
    (text) => text === '' || /^wss?:$/.test(protocolOf(text)),
    'must be empty or an absolute ws(s) URL',
  ),
);
const origin = v.pipe(
  v.string(),
  v.check((text) => isHttpUrl(text) && new URL(text).origin === text, 'must be an exact origin'),
);
const byteCount = v.pipe(
  v.number(),
  v.check((bytes) => Number.isInteger(bytes) && bytes > 0, 'must be a whole number of bytes'),
);
const timeZone = v.pipe(v.string(), v.check(isTimeZone, 'must be an IANA time zone'));

/**
 * Runtime configuration: build defaults < `config.json` beside the standalone page < the host's `config` prop.
 * Every address is absolute and ends without a slash unless its service needs one.
 */
export const configSchema = v.object({
  /** Base of the missions REST API (Spec §7). */
  MISSIONS_API: httpUrl,
  /** Base that carries `workspace/v1/`. The v2 and v3 bases are derived from it and unused today. */
  WORKSPACE_API: httpUrl,
  /** GraphQL endpoint of the `missions` client. */
  MISSIONS_GRAPHQL: httpUrl,
  /** GraphQL endpoint of the `company` client. */
  COMPANY_GRAPHQL: httpUrl,
  /** graphql-transport-ws endpoint of the `missions` client; empty: no subscriptions. */
  MISSIONS_WS: v.optional(socketUrlOrNone, ''),
  /** graphql-transport-ws endpoint of the `company` client; empty: no subscriptions. */
  COMPANY_WS: v.optional(socketUrlOrNone, ''),
  /** Every operation of a client that has such an endpoint goes there, not subscriptions alone. */
  QUERY_WEBSOCKETS_ONLY: v.optional(v.boolean(), false),
  /** Unleash frontend API (docs/decisions/012); empty: no flag service, every toggle counts as on. */
  FLAGS_URL: v.optional(httpUrlOrNone, ''),
  /** Needed with `FLAGS_URL` only. */
  FLAGS_CLIENT_KEY: v.optional(v.string(), ''),
  FLAGS_ENVIRONMENT: v.optional(v.string(), 'default'),
  /** What a toggle that the service's answer leaves out counts as: `off` for one that leaves out what is off. */
  FLAGS_UNKNOWN: v.optional(v.picklist(['on', 'off']), 'on'),
  /** Fetch toggles with POST and a body of the context instead of GET. */
  FLAGS_USE_POST: v.optional(v.boolean(), false),
  /** Where `/print/{id}` is reachable for everybody. Standalone default: the page's own origin. */
  PUBLIC_URL: v.optional(httpUrlOrNone, ''),
  /** Where a top-level visitor without a session is sent instead of `/not-authorized`. */
  LOGIN_URL: v.optional(httpUrlOrNone, ''),
  /** Exact origins whose messages are accepted and to which messages are sent. */
  PARENT_ORIGINS: v.optional(v.array(origin), []),
  /** Whether the language stands in the address (Spec §2, both readings). */
  LOCALE_STRATEGY: v.optional(
    v.picklist(['prefix_and_default', 'no_prefix']),
    'prefix_and_default',
  ),
  /** IANA zone whose calendar day a certificate carries, whoever reads it. */
  CERTIFICATE_TIME_ZONE: v.optional(timeZone, 'America/Sao_Paulo'),
  /** Bytes of the largest background image taken. */
  MAX_BACKGROUND_IMAGE_BYTES: v.optional(byteCount, 10_485_760),
  /** Where toasts appear (Spec §9). */
  TOAST_POSITION: v.optional(
    v.picklist(['top-right', 'top', 'top-left', 'bottom-right', 'bottom', 'bottom-left']),
    'bottom-right',
  ),
});

export type Config = v.InferOutput<typeof configSchema>;
/** What a host may pass: every key with a default may be left out. */
export type ConfigInput = v.InferInput<typeof configSchema>;

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

function protocolOf(text: string): string {
  return URL.canParse(text) ? new URL(text).protocol : '';
}

function isHttpUrl(text: string): boolean {
  return /^https?:$/.test(protocolOf(text));
}

function isTimeZone(zone: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
