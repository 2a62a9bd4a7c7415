import type { Answer, Manner } from './translatingProxy.ts';

/** The ways in which another platform may say the same, and in which it may say nothing. */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Changes every object of an answer, the innermost first. */
function eachObject(body: unknown, change: (object: Record<string, Json>) => Json): Json {
  const walk = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return change(
      Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)])),
    );
  };
  return walk(body as Json);
}

const spelledBy =
  (spell: (key: string) => string): Manner =>
  ({ body }) => ({
    body: eachObject(body, (object) =>
      Object.fromEntries(
        // Registered data are named by the fields that the texts use.
        Object.entries(object).map(([key, value]) => [key.includes('.') ? key : spell(key), value]),
      ),
    ),
  });

const plain = { 'content-type': 'text/plain' };
const html = { 'content-type': 'text/html' };

/** Answers that say all that ours do. */
export const sayingTheSame: Readonly<Record<string, Manner>> = {
  'as ours': () => ({}),
  'snake_case all the way down': spelledBy((key) =>
    key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  ),
  'camelCase all the way down': spelledBy((key) =>
    key.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase()),
  ),
  'keys nobody knows': ({ body }) => ({
    body: eachObject(body, (object) => ({ ...object, _links: { self: { href: '#' } }, __v: 3 })),
  }),
  wrapped: ({ body }) => ({
    body: Array.isArray(body)
      ? { results: body as unknown[], count: body.length, next: null }
      : { result: body },
  }),
};

/** Answers that came, and say nothing or nothing that can be read. */
export const sayingNothing: Readonly<Record<string, Manner>> = {
  '204': () => ({ status: 204, body: undefined }),
  'an empty body': () => ({ body: undefined }),
  '{}': () => ({ body: {} }),
  null: () => ({ body: 'null' }),
  text: () => ({ body: 'OK', headers: plain }),
  'a page with 200': () => ({ body: '<!doctype html><title>Portal</title>', headers: html }),
  'half an answer': ({ body }) => {
    const whole = JSON.stringify(body ?? {});
    return { body: whole.slice(0, whole.length / 2) };
  },
};

/** The id alone, as many answer a write. */
export const idAlone: Manner = ({ body }) => ({
  body: { id: (body as { id?: string } | undefined)?.id },
});

/** The two ways in which each field may be missing. */
export const missing = (fields: readonly string[]) =>
  fields.flatMap((field) => [[field, 'null'] as const, [field, 'absent'] as const]);

/** Every optional key of the objects of an answer, null and absent in turn. */
export function lacking(path: string, how: 'null' | 'absent'): Manner {
  const keys = path.split('.');
  return ({ body }: Answer) => {
    const copy = structuredClone(body);
    for (const whole of Array.isArray(copy) ? (copy as unknown[]) : [copy]) {
      let holder = whole as Record<string, unknown> | null;
      for (const key of keys.slice(0, -1)) {
        holder = (holder?.[key] ?? null) as Record<string, unknown> | null;
      }
      const last = keys.at(-1) ?? '';
      if (!holder) continue;
      if (how === 'null') holder[last] = null;
      else Reflect.deleteProperty(holder, last);
    }
    return { body: copy };
  };
}

/** Ids as numbers, and what makes text of them again. */
export function numericIds(): { manner: Manner; understand: (text: string) => string } {
  const numbers = new Map<string, number>();
  const ids = new Map<string, string>();
  const numberOf = (id: string) => {
    const number = numbers.get(id) ?? 700_000 + numbers.size;
    numbers.set(id, number);
    ids.set(String(number), id);
    return number;
  };
  return {
    manner: ({ body }) => ({
      body: eachObject(body, (object) =>
        Object.fromEntries(
          Object.entries(object).map(([key, value]) => [
            key,
            /(?:^|_)id$/.test(key) && typeof value === 'string' ? numberOf(value) : value,
          ]),
        ),
      ),
    }),
    understand: (text) => text.replace(/\b7\d{5}\b/g, (number) => ids.get(number) ?? number),
  };
}

const course = ['name', 'thumb_url', 'certificate_template_id', 'workload', 'completed_at'];
/** Every field of a certificate that a server may leave out (docs/behaviour.md, Certificate). */
export const certificateFields = [
  'type',
  'company_id',
  'user_id',
  'mission_id',
  'mission',
  'content_id',
  'created_at',
  'is_from_recycled_mission',
  ...course.map((key) => `content.${key}`),
  'content.grade',
  'content.id',
];
