import type { Exchange } from './exchanges.ts';
import { fault, type Finding } from './findings.ts';

/** Methods that are allowed where nothing is said of them. */
const ALWAYS_ALLOWED = ['GET', 'HEAD', 'POST'];

const listed = (headers: Headers, name: string) =>
  (headers.get(name) ?? '').split(',').map((word) => word.trim().toLowerCase());

const allows = (headers: Headers, origin: string) =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');

/** Whether a page of `origin` is kept from seeing this header of the answer. */
export function isHidden({ url, headers }: Exchange, name: string, origin: string): boolean {
  const exposed = listed(headers, 'access-control-expose-headers');
  return new URL(url).origin !== origin && !exposed.includes('*') && !exposed.includes(name);
}

/** What a browser would refuse of an exchange with a page of `origin`. */
export async function judgeCrossOrigin(
  exchange: Exchange,
  origin: string,
  preflight: (exchange: Exchange) => Promise<Response>,
): Promise<Finding[]> {
  if (exchange.status === undefined || new URL(exchange.url).origin === origin) return [];
  if (!allows(exchange.headers, origin)) {
    return [
      fault(
        `no CORS header access-control-allow-origin for ${origin}: browsers will refuse the answer`,
      ),
    ];
  }
  const { method, asked } = exchange;
  if (asked.length === 0 && ALWAYS_ALLOWED.includes(method)) return [];
  const never = 'browsers will never send the call';
  const permission = await preflight(exchange).catch(() => undefined);
  if (!permission) return [fault(`the preflight (OPTIONS) has no answer: ${never}`)];
  const { ok, status, headers } = permission;
  if (!ok || !allows(headers, origin)) {
    return [fault(`the preflight (OPTIONS, status ${status}) does not allow ${origin}: ${never}`)];
  }
  const methods = listed(headers, 'access-control-allow-methods');
  const names = listed(headers, 'access-control-allow-headers');
  const isMethodAllowed =
    ALWAYS_ALLOWED.includes(method) ||
    methods.includes('*') ||
    methods.includes(method.toLowerCase());
  // A star stands for every header but this one.
  const refused = asked.filter(
    (name) => !names.includes(name) && (name === 'authorization' || !names.includes('*')),
  );
  return [
    ...(isMethodAllowed ? [] : [fault(`the preflight does not allow ${method}: ${never}`)]),
    ...refused.map((name) => fault(`the preflight does not allow the header ${name}: ${never}`)),
  ];
}
