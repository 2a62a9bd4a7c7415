import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { getPlatformUrl } from './platform.ts';
import { serveLocally } from './serveLocally.ts';

/** A response of the reference platform. */
export interface ProxyResponse {
  status: number;
  headers: Record<string, string>;
  /** Body of the response. Text and bytes are sent unchanged, other values as JSON. Undefined: no body. */
  body: unknown;
}

export interface ProxyRequest {
  method: string;
  /** Path of the request, with its query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface ProxyOptions {
  /** Address of the reference platform. */
  platformUrl?: string;
  /** Delay before each response, in milliseconds. */
  delay?: number;
  /** Converts a request of the plugin to the request that the reference platform expects. */
  toPlatformRequest?: (request: ProxyRequest) => ProxyRequest;
}

/**
 * A function that changes a response of the reference platform, for example to one that another platform would send.
 * Properties that are missing in the result stay unchanged.
 */
export type ResponseVariant = (
  response: ProxyResponse,
  request: ProxyRequest,
) => Partial<ProxyResponse>;

/**
 * A proxy in front of the reference platform. The platform receives all requests, and the proxy rewrites its responses.
 */
export interface RewritingProxy {
  url: string;
  /**
   * Rewrites all further responses with `variant`, and empties the list `requests`.
   * @param restoreRequest converts the path and the body of a request to the text that the reference platform expects
   */
  respondWith: (variant: ResponseVariant, restoreRequest?: (text: string) => string) => void;
  /** The requests since the last call of `respondWith`. */
  requests: ProxyRequest[];
  close: () => Promise<void>;
}

export async function startRewritingProxy({
  platformUrl = getPlatformUrl(),
  delay = 0,
  toPlatformRequest = (request) => request,
}: ProxyOptions = {}): Promise<RewritingProxy> {
  let variant: ResponseVariant = (platformResponse) => platformResponse;
  let restoreRequest = (text: string) => text;
  const requests: ProxyRequest[] = [];
  const { origin, close } = await serveLocally((request, response) => {
    const respond = async () => {
      const proxyRequest = await readRequest(request);
      requests.push(proxyRequest);
      const platformRequest = toPlatformRequest({
        ...proxyRequest,
        path: restoreRequest(proxyRequest.path),
        body: restoreRequest(proxyRequest.body),
      });
      const original = await forward(platformUrl, platformRequest);
      await wait(delay);
      const { status, headers, body } = { ...original, ...variant(original, proxyRequest) };
      response.writeHead(status, headers);
      response.end(toBytes(body));
    };
    respond().catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  return {
    url: origin,
    respondWith: (nextVariant, nextRestoreRequest = (text) => text) => {
      variant = nextVariant;
      restoreRequest = nextRestoreRequest;
      requests.length = 0;
    },
    requests,
    close,
  };
}

async function readRequest(request: IncomingMessage): Promise<ProxyRequest> {
  const { method = '', url: path = '', headers } = request;
  return { method, path, headers, body: await text(request) };
}

async function forward(
  platformUrl: string,
  { method, path, headers, body }: ProxyRequest,
): Promise<ProxyResponse> {
  const {
    host: _host,
    connection: _connection,
    'content-length': _length,
    ...forwardedHeaders
  } = headers;
  const response = await fetch(platformUrl + path, {
    method,
    headers: forwardedHeaders as Record<string, string>,
    ...(body && { body }),
  });
  const etag = response.headers.get('etag');
  const type = response.headers.get('content-type');
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    headers: { ...(etag && { etag }), ...(type && { 'content-type': type }) },
    body: type?.startsWith('image/') ? bytes : parseBody(bytes.toString()),
  };
}

function toBytes(body: unknown): string | Uint8Array | undefined {
  if (body === undefined || typeof body === 'string') return body;
  // Tests may run in another realm, whose Uint8Array is a different class.
  return ArrayBuffer.isView(body)
    ? Buffer.from(body.buffer, body.byteOffset, body.byteLength)
    : JSON.stringify(body);
}

function parseBody(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
