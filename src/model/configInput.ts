/**
 * What a host may pass as configuration: every key with a default may be left out. Every address is absolute unless it says otherwise, and ends
 * without a slash unless its service needs one. Imports nothing, because it is part of the types that hosts get.
 */
export interface ConfigInput {
  /** Base of the missions REST API (docs/behaviour.md, Missions API). */
  MISSIONS_API: string;
  /** Base that carries `workspace/v1/`. The v2 and v3 bases are derived from it and unused today. */
  WORKSPACE_API: string;
  /** GraphQL endpoint of the `missions` client. A path is one of the page's own origin. Default `/graphql`. */
  MISSIONS_GRAPHQL?: string | undefined;
  /** GraphQL endpoint of the `company` client, likewise. Default `/graphql`. */
  COMPANY_GRAPHQL?: string | undefined;
  /** graphql-transport-ws endpoint of the `missions` client; empty: no subscriptions. */
  MISSIONS_WS?: string | undefined;
  /** graphql-transport-ws endpoint of the `company` client; empty: no subscriptions. */
  COMPANY_WS?: string | undefined;
  /** Every operation of a client that has such an endpoint goes there, not subscriptions alone. Default false. */
  QUERY_WEBSOCKETS_ONLY?: boolean | undefined;
  /** Word before a token that has none in the query services' `Authorization`, or `none`. Default `Bearer`. */
  AUTH_SCHEME?: string | undefined;
  /** Unleash frontend API (docs/decisions/012); empty: no flag service, every toggle counts as on. */
  FLAGS_URL?: string | undefined;
  /** Needed with `FLAGS_URL` only. */
  FLAGS_CLIENT_KEY?: string | undefined;
  /** Default `default`. */
  FLAGS_ENVIRONMENT?: string | undefined;
  /** What a toggle that the service's answer leaves out counts as: `off` for one that leaves out what is off. Default `on`. */
  FLAGS_UNKNOWN?: 'on' | 'off' | undefined;
  /** Fetch toggles with POST and a body of the context instead of GET. */
  FLAGS_USE_POST?: boolean | undefined;
  /** Where `/print/{id}` is reachable for everybody. Default: the origin that the plugin's own files come from. */
  PUBLIC_URL?: string | undefined;
  /** Where a top-level visitor without a session is sent instead of `/not-authorized`. */
  LOGIN_URL?: string | undefined;
  /** Who issues, as LinkedIn knows them: a name, or LinkedIn's number of the page. Empty: nothing is shared. */
  SHARE_ORGANIZATION?: string | undefined;
  /** Exact origins whose messages are accepted and to which messages are sent. */
  PARENT_ORIGINS?: string[] | undefined;
  /** Whether the language stands in the address (docs/behaviour.md, Language in the address). Default `prefix_and_default`. */
  LOCALE_STRATEGY?: 'prefix_and_default' | 'no_prefix' | undefined;
  /**
   * Standards that PDFs keep: PDF/A-3a with PDF/UA-1, or PDF/A-4f with PDF/UA-2, which are PDF 2.0 (docs/behaviour.md, PDF).
   * Default `a3a-ua1`.
   */
  PDF_LEVEL?: 'a3a-ua1' | 'a4f-ua2' | undefined;
  /** IANA zone whose calendar day a certificate carries, whoever reads it. Default `America/Sao_Paulo`. */
  CERTIFICATE_TIME_ZONE?: string | undefined;
  /** Bytes of the largest background image taken. Default 10 MiB. */
  MAX_BACKGROUND_IMAGE_BYTES?: number | undefined;
  /** Where toasts appear (docs/behaviour.md, Toasts). Default `bottom-right`. */
  TOAST_POSITION?:
    | 'top-right'
    | 'top'
    | 'top-left'
    | 'bottom-right'
    | 'bottom'
    | 'bottom-left'
    | undefined;
}
