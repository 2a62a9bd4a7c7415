import type { RecordedExchange } from './exchanges.ts';
import { collectFindings, type Finding, reportFault } from './findings.ts';

/** HTTP methods that CORS allows without `access-control-allow-methods`. */
const ALWAYS_ALLOWED = ['GET', 'HEAD', 'POST'];

const parseListHeader = (headers: Headers, name: string) =>
  (headers.get(name) ?? '').split(',').map((word) => word.trim().toLowerCase());

const isOriginAllowed = (headers: Headers, origin: string) =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');

/** Returns whether CORS hides a response header from a web page. @param origin origin of the page */
export function isHeaderHiddenByCors(
  { url, headers }: RecordedExchange,
  name: string,
  origin: string,
): boolean {
  const exposed = parseListHeader(headers, 'access-control-expose-headers');
  return new URL(url).origin !== origin && !exposed.includes('*') && !exposed.includes(name);
}

/**
 * Reports what CORS makes a browser block in a request and its response.
 * @param origin origin of the page that sends the request
 */
export async function inspectCrossOrigin(
  exchange: RecordedExchange,
  origin: string,
  preflight: (exchange: RecordedExchange) => Promise<Response>,
): Promise<Finding[]> {
  if (exchange.status === undefined || new URL(exchange.url).origin === origin) return [];
  if (!isOriginAllowed(exchange.headers, origin)) {
    return [
      reportFault(
        `no CORS header access-control-allow-origin for ${origin}: browsers block the response`,
      ),
    ];
  }
  const { method, requestHeaders } = exchange;
  if (requestHeaders.length === 0 && ALWAYS_ALLOWED.includes(method)) return [];
  const consequence = 'browsers never send the request';
  const permission = await preflight(exchange).catch(() => undefined);
  if (!permission) return [reportFault(`the preflight (OPTIONS) gets no response: ${consequence}`)];
  const { ok, status, headers } = permission;
  if (!ok || !isOriginAllowed(headers, origin)) {
    return [
      reportFault(
        `the preflight (OPTIONS, status ${status}) does not allow ${origin}: ${consequence}`,
      ),
    ];
  }
  const methods = parseListHeader(headers, 'access-control-allow-methods');
  const names = parseListHeader(headers, 'access-control-allow-headers');
  const isMethodAllowed =
    ALWAYS_ALLOWED.includes(method) ||
    methods.includes('*') ||
    methods.includes(method.toLowerCase());
  // A star allows every header except Authorization.
  const refused = requestHeaders.filter(
    (name) => !names.includes(name) && (name === 'authorization' || !names.includes('*')),
  );
  return collectFindings(
    !isMethodAllowed && reportFault(`the preflight does not allow ${method}: ${consequence}`),
    ...refused.map((name) =>
      reportFault(`the preflight does not allow the header ${name}: ${consequence}`),
    ),
  );
}
