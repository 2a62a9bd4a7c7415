import type { ProxyResponse, ResponseVariant } from './rewritingProxy.ts';

/** Variants of API responses: other JSON for the same content, and successful responses without usable content. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Applies a function to every object of a response body, innermost first. */
export function mapObjects(body: unknown, change: (object: Record<string, Json>) => Json): Json {
  const walk = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return change(
      Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)])),
    );
  };
  return walk(body as Json);
}

const renameKeys =
  (spell: (key: string) => string): ResponseVariant =>
  ({ body }) => ({
    body: mapObjects(body, (object) =>
      Object.fromEntries(
        // Keys with a dot name merge fields of the registered data and stay as they are.
        Object.entries(object).map(([key, value]) => [key.includes('.') ? key : spell(key), value]),
      ),
    ),
  });

const plainTextHeaders = { 'content-type': 'text/plain' };
const htmlHeaders = { 'content-type': 'text/html' };

/** Response variants with the same content as the reference platform's responses, in another format. */
export const equivalentResponses: Readonly<Record<string, ResponseVariant>> = {
  unchanged: () => ({}),
  'snake_case keys': renameKeys((key) =>
    key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  ),
  'camelCase keys': renameKeys((key) =>
    key.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase()),
  ),
  'additional keys': ({ body }) => ({
    body: mapObjects(body, (object) => ({ ...object, _links: { self: { href: '#' } }, __v: 3 })),
  }),
  'wrapped in an object': ({ body }) => ({
    body: Array.isArray(body)
      ? { results: body as unknown[], count: body.length, next: null }
      : { result: body },
  }),
};

/** Response variants with a success status and an empty or unreadable body. */
export const emptyResponses: Readonly<Record<string, ResponseVariant>> = {
  'status 204': () => ({ status: 204, body: undefined }),
  'an empty body': () => ({ body: undefined }),
  '{}': () => ({ body: {} }),
  null: () => ({ body: 'null' }),
  text: () => ({ body: 'OK', headers: plainTextHeaders }),
  'an HTML page': () => ({ body: '<!doctype html><title>Portal</title>', headers: htmlHeaders }),
  'half of the JSON': ({ body }) => {
    const json = JSON.stringify(body ?? {});
    return { body: json.slice(0, json.length / 2) };
  },
};

/** Reduces a response body to its id, as many servers do in responses to write requests. */
export const returnIdOnly: ResponseVariant = ({ body }) => ({
  body: { id: (body as { id?: string } | undefined)?.id },
});

/** Lists test cases as `[field, mode]` pairs. There are two for each field: set to null, and absent. */
export const listMissingFieldCases = (fields: readonly string[]) =>
  fields.flatMap((field) => [[field, 'null'] as const, [field, 'absent'] as const]);

/**
 * Creates a response variant that removes a field, or sets it to null, in a response object or in each item of a list.
 * @param path keys that lead to the field, joined by dots
 */
export function removeField(path: string, mode: 'null' | 'absent'): ResponseVariant {
  const keys = path.split('.');
  return ({ body }: ProxyResponse) => {
    const copy = structuredClone(body);
    for (const item of Array.isArray(copy) ? (copy as unknown[]) : [copy]) {
      let holder = item as Record<string, unknown> | null;
      for (const key of keys.slice(0, -1)) {
        holder = (holder?.[key] ?? null) as Record<string, unknown> | null;
      }
      const key = keys.at(-1) ?? '';
      if (!holder) continue;
      if (mode === 'null') holder[key] = null;
      else Reflect.deleteProperty(holder, key);
    }
    return { body: copy };
  };
}

/**
 * Creates a response variant that replaces ids by numbers, and a function that replaces the numbers in a request by the
 * original ids.
 * @param first number that replaces the first id
 */
export function createNumericIdVariant(first = 700_000): {
  toNumber: (id: string) => number;
  variant: ResponseVariant;
  restoreIds: (text: string) => string;
} {
  const numbers = new Map<string, number>();
  const ids = new Map<string, string>();
  const toNumber = (id: string) => {
    const number = numbers.get(id) ?? first + numbers.size;
    numbers.set(id, number);
    ids.set(String(number), id);
    return number;
  };
  return {
    toNumber,
    variant: ({ body }) => ({
      body: mapObjects(body, (object) =>
        Object.fromEntries(
          Object.entries(object).map(([key, value]) => [
            key,
            /(?:^|_)id$/.test(key) && typeof value === 'string' ? toNumber(value) : value,
          ]),
        ),
      ),
    }),
    restoreIds: (text) => text.replace(/\b\d{4,6}\b/g, (number) => ids.get(number) ?? number),
  };
}
