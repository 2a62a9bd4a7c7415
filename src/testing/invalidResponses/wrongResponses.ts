import type { ProxyResponse, ResponseVariant } from '../rewritingProxy.ts';

/** A wrong response with a success status. Such responses are known from bug reports about servers and proxies. */
export interface WrongResponse {
  name: string;
  variant: ResponseVariant;
  /**
   * Whether the plugin can still read the response. `depends`: this differs between services, because only parts of the
   * response are wrong, or because an empty body is a valid empty list for some services.
   */
  isReadable: 'always' | 'never' | 'depends';
}

type Readability = WrongResponse['isReadable'];

const jsonHeaders = { 'content-type': 'application/json' };

/** Creates a response variant with status 200 and a body made from the JSON of the original response. */
const rewriteBody =
  (
    write: (body: string) => string | Uint8Array,
    headers: ProxyResponse['headers'] = jsonHeaders,
  ): ResponseVariant =>
  ({ body }) => ({ status: 200, headers, body: write(JSON.stringify(body ?? {})) });

const replaceBody = (text: string, headers?: ProxyResponse['headers']) =>
  rewriteBody(() => text, headers);

/**
 * Replaces values in a JSON body, starting with the whole body. If `change` returns undefined for a value, tries the
 * values inside it.
 */
function replaceValues(
  body: unknown,
  change: (value: unknown, level: number, key: string) => unknown,
  level = 0,
  key = '',
): unknown {
  const replacement = change(body, level, key);
  if (replacement !== undefined) return replacement;
  if (Array.isArray(body))
    return body.map((value: unknown) => replaceValues(value, change, level + 1, key));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      replaceValues(value, change, level + 1, name),
    ]),
  );
}

const isLeaf = (value: unknown) => typeof value !== 'object' || value === null;
/** Returns whether a response is meaningless without the value of this key. */
const isRequiredKey = (key: string) => /^(?:id|.*_id|role|show_certificates|enabled)$/.test(key);

const rewriteValues =
  (change: (value: unknown, level: number, key: string) => unknown): ResponseVariant =>
  ({ body }) => ({ status: 200, body: replaceValues(body ?? {}, change) ?? null });

/**
 * Creates a response variant that replaces every string, number, boolean and null by the same JSON text. The values of
 * required keys do not change.
 */
const replaceLeaves = (text: string): ResponseVariant =>
  rewriteBody((body) =>
    JSON.stringify(
      replaceValues(JSON.parse(body), (value, _level, key) =>
        isLeaf(value) && !isRequiredKey(key) ? '@@' : undefined,
      ),
    ).replaceAll('"@@"', text),
  );

/**
 * Creates a response variant that writes each key of the JSON twice.
 * @param write formats an entry twice, from the JSON texts of its key and its value
 */
const repeatKeys = (write: (key: string, value: string) => string) => {
  const serialize = (value: unknown): string => {
    if (Array.isArray(value)) return `[${value.map(serialize).join()}]`;
    if (isLeaf(value)) return JSON.stringify(value);
    const entries = Object.entries(value as object);
    return `{${entries.map(([key, inner]) => write(JSON.stringify(key), serialize(inner))).join()}}`;
  };
  return rewriteBody((body) => serialize(JSON.parse(body)));
};

const createNestedLists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

const createWrongResponses = (
  isReadable: Readability,
  variants: Readonly<Record<string, ResponseVariant>>,
): WrongResponse[] =>
  Object.entries(variants).map(([name, variant]) => ({ name, variant, isReadable }));

/** Wrong responses of ordinary size. */
export const wrongResponses: readonly WrongResponse[] = [
  ...createWrongResponses('depends', {
    '{}': replaceBody('{}'),
    '[]': replaceBody('[]'),
    null: replaceBody('null'),
    'an empty body': replaceBody(''),
    'status 204': () => ({ status: 204, body: undefined }),
    'an error with status 200': replaceBody('{"error":"Unauthorized","message":"No."}'),
    'nulls at the first level': rewriteValues((_value, level) => (level === 1 ? null : undefined)),
    'nulls at the second level': rewriteValues((_value, level) => (level === 2 ? null : undefined)),
    'nulls at the third level': rewriteValues((_value, level) => (level === 3 ? null : undefined)),
    'nulls at the fourth level': rewriteValues((_value, level) => (level === 4 ? null : undefined)),
    'nulls at the fifth level': rewriteValues((_value, level) => (level === 5 ? null : undefined)),
    'null in place of each value': rewriteValues((value) => (isLeaf(value) ? null : undefined)),
    'an object in place of each value': replaceLeaves('{}'),
    'a list in place of each value': replaceLeaves('[]'),
    'true in place of each value': replaceLeaves('true'),
    'minus one in place of each value': replaceLeaves('-1'),
    'an empty text in place of each value': replaceLeaves('""'),
    'an infinite number in place of each value': replaceLeaves('1e999'),
    'fifty nested lists in place of each value': replaceLeaves(createNestedLists(50)),
    'an empty list in place of each inner object': rewriteValues((value, level) =>
      level > 0 && !isLeaf(value) && !Array.isArray(value) ? [] : undefined,
    ),
    'numbered objects in place of lists': rewriteValues((value) =>
      Array.isArray(value) ? Object.fromEntries(value.entries()) : undefined,
    ),
    'null and other types in each list': ({ body }) => ({
      status: 200,
      body: replaceValues(body, (value) =>
        Array.isArray(value) ? [null, ...(value as unknown[]), 0, 'x', []] : undefined,
      ),
    }),
    'each key twice, null last': repeatKeys((key, value) => `${key}:${value},${key}:null`),
    'the response as a prototype': rewriteBody((body) => `{"__proto__":${body}}`),
  }),
  ...createWrongResponses('never', {
    '"x"': replaceBody('"x"'),
    '0': replaceBody('0'),
    true: replaceBody('true'),
    'an HTML page': replaceBody('<!doctype html><title>Sign in</title>', {
      'content-type': 'text/html',
    }),
    'half of the JSON': rewriteBody((body) => body.slice(0, body.length / 2)),
    'two JSON values': rewriteBody((body) => `${body}\n${body}`),
    'NaN as a number': rewriteBody((body) => body.replace(/^./, '$&"at":NaN,')),
    'an XSSI prefix': rewriteBody((body) => `)]}',\n${body}`),
    'an HTML warning before the JSON': rewriteBody(
      (body) => `<br />\n<b>Warning</b>: line 2\n${body}`,
    ),
    'JSON in a string': rewriteBody((body) => JSON.stringify(body)),
    'a Python tuple': replaceBody("('No key.', 'Key missing or empty.')"),
    'UTF-16': rewriteBody((body) => Buffer.from(`\ufeff${body}`, 'utf16le')),
    'bytes of gzip': rewriteBody(() => Uint8Array.of(31, 139, 8, 0, 0, 0, 0, 0, 0, 3)),
    'a thousand nested lists': replaceBody(createNestedLists(1000)),
    'a hundred thousand lists nested in a value': replaceBody(
      `{"data":{"a":[{"b":${createNestedLists(100_000)}}]}}`,
    ),
  }),
  ...createWrongResponses('always', {
    'a byte-order mark': rewriteBody((body) => `\ufeff${body}`),
    'the content type of HTML': rewriteBody((body) => body, { 'content-type': 'text/html' }),
    'each key twice, null first': repeatKeys((key, value) => `${key}:null,${key}:${value}`),
    'keys named like object properties': rewriteBody((body) =>
      body
        .replaceAll('{', '{"__proto__":{"id":"x","enabled":false},"constructor":null,')
        .replaceAll(',}', '}'),
    ),
  }),
];

const byteCount = 10_000_000;
const zeros = '0'.repeat(byteCount);
const createZeroList = () => `[${'0,'.repeat(byteCount / 2)}0]`;

/** Wrong responses of ten megabytes, mostly zeros. */
export const hugeResponses: readonly WrongResponse[] = [
  ...createWrongResponses('never', {
    zeros: replaceBody(zeros),
    'zeros as a string': rewriteBody(() => `"${zeros}"`),
    'zeros as a list': rewriteBody(createZeroList),
  }),
  ...createWrongResponses('depends', {
    'zeros in place of each list': rewriteBody((body) =>
      JSON.stringify(
        replaceValues(JSON.parse(body), (value) => (Array.isArray(value) ? '@@' : undefined)),
      )
        .replace('"@@"', createZeroList())
        .replaceAll('"@@"', '[]'),
    ),
    'zeros in all strings': rewriteBody((body) => {
      const parts = JSON.stringify(
        replaceValues(JSON.parse(body), (value, _level, key) =>
          typeof value === 'string' && !isRequiredKey(key) ? '@@' : undefined,
        ),
      ).split('"@@"');
      return parts.join(`"${'0'.repeat(byteCount / parts.length)}"`);
    }),
  }),
];
