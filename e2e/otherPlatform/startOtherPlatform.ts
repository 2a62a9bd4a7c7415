import { createNumericIdVariant } from '../../src/testing/responseVariants.ts';
import {
  type ProxyRequest,
  type ProxyResponse,
  startRewritingProxy,
} from '../../src/testing/rewritingProxy.ts';
import { createData } from './data.ts';
import { rewriteCourses, rewriteQueryBody, rewriteRestBody } from './variant.ts';

export interface OtherPlatformOptions {
  /** Delay before each response, in milliseconds. Default: 0. */
  delay?: number;
  /**
   * Whether uploaded images are returned as URLs of this server, or unchanged. If unchanged, certificates do not include
   * their template, so that the favourite template is used. Default `hosted`.
   */
  pictures?: 'hosted' | 'as sent';
  /** Whether the platform has a feature flag service; otherwise requests for flags get a 404. Default: true. */
  hasFlags?: boolean;
}

/** A received request. Preflights and image requests are not recorded. */
export interface RecordedRequest {
  method: string;
  /** Path of the request, with its query. */
  path: string;
  authorization: string | undefined;
  body: unknown;
  status: number;
}

/**
 * A running platform whose addresses, ids, keys, lists and responses to writes differ from those of the reference platform
 * and only have what the contract requires. Has an address for each key of the plugin's configuration.
 */
export interface OtherPlatform {
  origin: string;
  missions: string;
  /** Base URL of `workspace/v1/`. */
  workspace: string;
  /** Address of the GraphQL service for both clients of the plugin. */
  graphql: string;
  flags: string;
  flagsKey: string;
  tokens: Awaited<ReturnType<typeof createData>>['tokens'];
  requests(): readonly RecordedRequest[];
  close(): Promise<void>;
}

const paths = {
  missions: '/learning/rest',
  workspace: '/gateway',
  graphql: '/learning/query',
  flags: '/switches',
};
const flagsKey = 'web:5f1d8c';
/** A feature toggle of another product. */
const toggle = {
  name: 'catalogue-redesign',
  enabled: true,
  variant: { name: 'disabled', enabled: false, feature_enabled: true },
  impressionData: false,
};
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-max-age': '600',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Converts a path of this platform to a path of the reference platform. Other paths stay, and are unknown there. */
function toPlatformPath({ path, body }: ProxyRequest): string {
  const service = body.includes('companyUserMetadata') ? 'company' : 'missions';
  return path
    .replace(new RegExp(`^${paths.missions}/`), '/missions/')
    .replace(new RegExp(`^${paths.workspace}/workspace/`), '/workspace/')
    .replace(new RegExp(`^${paths.graphql}$`), `/${service}/graphql`);
}

function handleFlags({ method, headers: { authorization } }: ProxyRequest): Partial<ProxyResponse> {
  if (authorization !== flagsKey) return { status: 401, body: { detail: 'Invalid key.' } };
  return method === 'GET'
    ? { status: 200, body: { toggles: [toggle] } }
    : { status: 202, body: undefined };
}

/** Replaces the token at the end of the Authorization header. */
const replaceToken = (
  headers: ProxyRequest['headers'],
  tokens: ReadonlyMap<string, string>,
): ProxyRequest['headers'] => ({
  ...headers,
  ...(headers.authorization && {
    authorization: headers.authorization.replace(/[^ ]+$/, (token) => tokens.get(token) ?? token),
  }),
});

const parseJson = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));

/**
 * Starts a platform that rewrites the responses of the reference platform, with its own data.
 * @param api address of the reference platform
 */
export async function startOtherPlatform(
  api: string,
  { delay = 0, pictures = 'hosted', hasFlags = true }: OtherPlatformOptions = {},
): Promise<OtherPlatform> {
  const { tokens, replacedTokens, certificateIds } = await createData(api);
  // Ids go from below to above 10000, so that sorting them as text would be wrong.
  const { toNumber, restoreIds, variant: sendNumericIds } = createNumericIdVariant(9990);
  certificateIds.forEach(toNumber);
  const recorded: RecordedRequest[] = [];
  /** Uploaded images as sent, by their URL on the reference platform. */
  const uploadedImages = new Map<string, string>();
  const proxy = await startRewritingProxy({
    platformUrl: api,
    delay,
    toPlatformRequest: (request) => ({
      ...request,
      path: restoreIds(toPlatformPath(request)),
      body: restoreIds(request.body).replaceAll(proxy.url, api),
      headers: replaceToken(request.headers, replacedTokens),
    }),
  });

  function storeUploadedImages(template: unknown, stored: unknown): void {
    for (const key of ['background_image', 'raw_image']) {
      const image = (template as Record<string, string> | undefined)?.[key];
      const url = (stored as Record<string, string>)[key];
      if (url && image?.startsWith('data:')) uploadedImages.set(url, image);
    }
  }

  function rewriteUrls(body: unknown): unknown {
    let text = JSON.stringify(body);
    for (const [url, image] of uploadedImages) text = text.replaceAll(url, image);
    return JSON.parse(text.replaceAll(api, proxy.url));
  }

  function createReply(response: ProxyResponse, request: ProxyRequest): Partial<ProxyResponse> {
    const { status, body } = response;
    if (request.path.startsWith(paths.flags)) return hasFlags ? handleFlags(request) : {};
    if (status >= 400) return { body: { detail: 'Refused.' } };
    const path = toPlatformPath(request);
    if (request.method !== 'GET' && path.startsWith('/missions/certificate-templates')) {
      if (pictures === 'as sent' && body) storeUploadedImages(parseJson(request.body), body);
      return { status: request.method === 'POST' ? 201 : 204, body: undefined };
    }
    const hasTemplates = pictures === 'hosted';
    const numbered = sendNumericIds(response, request).body;
    const rewritten = rewriteUrls(rewriteCourses(numbered, hasTemplates));
    return {
      body: path.endsWith('/graphql')
        ? rewriteQueryBody(rewritten)
        : rewriteRestBody(path, rewritten, hasTemplates),
    };
  }

  proxy.respondWith((response, request) => {
    if (request.method === 'OPTIONS') {
      // By name, because a star does not include Authorization.
      const allowedHeaders = request.headers['access-control-request-headers'] ?? '';
      const headers = { ...corsHeaders, 'access-control-allow-headers': allowedHeaders };
      return { status: 204, headers, body: undefined };
    }
    const type = response.headers['content-type'] ?? '';
    const isImage = type.startsWith('image/');
    const reply = isImage ? response : { ...response, ...createReply(response, request) };
    const { method, path } = request;
    const { authorization } = request.headers;
    if (!isImage)
      recorded.push({
        ...{ method, path, authorization, status: reply.status },
        body: parseJson(request.body),
      });
    const headers = { ...corsHeaders, 'content-type': isImage ? type : 'application/json' };
    return { ...reply, headers };
  });
  return {
    origin: proxy.url,
    missions: proxy.url + paths.missions,
    workspace: proxy.url + paths.workspace,
    graphql: proxy.url + paths.graphql,
    flags: proxy.url + paths.flags,
    flagsKey,
    tokens,
    requests: () => [...recorded],
    close: () => proxy.close(),
  };
}
