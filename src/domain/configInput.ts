/**
 * Configuration that a host application passes to the plugin. Keys with a default are optional. URLs are absolute
 * unless noted, and end without a slash unless the service needs one. This file imports nothing because it is part of
 * the types that are published for host applications.
 */
export interface ConfigInput {
  /** Base URL of the missions REST API (docs/behaviour.md, Missions API). */
  MISSIONS_API: string;
  /** Base URL of the workspace REST API, without the suffix `workspace/v1/`. The plugin appends this suffix. */
  WORKSPACE_API: string;
  /** GraphQL endpoint for certificates: a URL, or a path on the origin of the page. Default `/graphql`. */
  MISSIONS_GRAPHQL?: string | undefined;
  /**
   * GraphQL endpoint for the user metadata of the company: a URL, or a path on the origin of the page. Default
   * `/graphql`.
   */
  COMPANY_GRAPHQL?: string | undefined;
  /** WebSocket endpoint (protocol graphql-transport-ws) that belongs to `MISSIONS_GRAPHQL`. Default: no WebSocket. */
  MISSIONS_WS?: string | undefined;
  /** WebSocket endpoint (protocol graphql-transport-ws) that belongs to `COMPANY_GRAPHQL`. Default: no WebSocket. */
  COMPANY_WS?: string | undefined;
  /**
   * Whether GraphQL queries are sent through the WebSocket too, like subscriptions, if a WebSocket is configured.
   * Default false.
   */
  QUERY_WEBSOCKETS_ONLY?: boolean | undefined;
  /**
   * Authentication scheme added before the token in the `Authorization` header of GraphQL requests. A token that
   * already has a scheme is not changed. With `none`, no scheme is added. Default `Bearer`.
   */
  AUTH_SCHEME?: string | undefined;
  /**
   * URL of the Unleash frontend API (docs/flags.md), from which the feature toggles are loaded. Without a URL, every
   * feature toggle is on.
   */
  FLAGS_URL?: string | undefined;
  /** Client key of the flag service. Required when `FLAGS_URL` is set. */
  FLAGS_CLIENT_KEY?: string | undefined;
  /** Name of the environment sent to the flag service. Default `default`. */
  FLAGS_ENVIRONMENT?: string | undefined;
  /**
   * Value of feature toggles that are missing from the response of the flag service. Use `off` for a service that omits
   * disabled toggles. Default `on`.
   */
  FLAGS_UNKNOWN?: 'on' | 'off' | undefined;
  /**
   * Whether feature toggles are fetched with POST and a request body, instead of GET with query parameters. Default
   * false.
   */
  FLAGS_USE_POST?: boolean | undefined;
  /**
   * Base URL of the public certificate pages, whose paths are `/print/{id}`. Default: the origin of the plugin's own
   * files.
   */
  PUBLIC_URL?: string | undefined;
  /**
   * URL of a folder of slices of Chinese, Japanese and Korean fonts (docs/hosting.md, Fonts for Chinese, Japanese and
   * Korean). Default: these letters are drawn with the fonts of the system.
   */
  FONTS_URL?: string | undefined;
  /**
   * URL of the login page. Visitors without a session are redirected to this page when the plugin is not in a frame.
   * Default: the plugin's own page `/not-authorized`.
   */
  LOGIN_URL?: string | undefined;
  /**
   * Issuer that is named when a certificate is shared on LinkedIn: a name, or the number of a LinkedIn page. Without an
   * issuer, the user cannot share certificates on LinkedIn.
   */
  SHARE_ORGANIZATION?: string | undefined;
  /** Origins of the pages that the plugin may exchange `postMessage` messages with. */
  PARENT_ORIGINS?: string[] | undefined;
  /**
   * Whether URL paths begin with the language, such as `/pt`: with `no_prefix` they do not (docs/behaviour.md, Language
   * in the address). Default `prefix_and_default`.
   */
  LOCALE_STRATEGY?: 'prefix_and_default' | 'no_prefix' | undefined;
  /**
   * Standards that generated PDFs conform to: PDF/A-3a and PDF/UA-1 (`a3a-ua1`), or PDF/A-4f and PDF/UA-2 (`a4f-ua2`),
   * the two standards based on PDF 2.0 (docs/behaviour.md, PDF). Default `a3a-ua1`.
   */
  PDF_LEVEL?: 'a3a-ua1' | 'a4f-ua2' | undefined;
  /** IANA time zone in which the dates of certificates are displayed to all readers. Default `America/Sao_Paulo`. */
  CERTIFICATE_TIME_ZONE?: string | undefined;
  /** Maximum size of a background image file, in bytes. Default 10 MiB. */
  MAX_BACKGROUND_IMAGE_BYTES?: number | undefined;
  /**
   * Whether the list of certificates has keyboard shortcuts: J and K, X, P, D, `/`, `?` and the arrow keys. `off`: these
   * keys do nothing, and Tab goes through every row. Default `on`.
   */
  KEYBOARD_SHORTCUTS?: 'on' | 'off' | undefined;
  /** Position of toasts (short messages) on the screen (docs/behaviour.md, Toasts). Default `bottom-right`. */
  TOAST_POSITION?:
    | 'top-right'
    | 'top'
    | 'top-left'
    | 'bottom-right'
    | 'bottom'
    | 'bottom-left'
    | undefined;
}
