import * as v from 'valibot';

/**
 * What the plugin reads is the servers' to spell: these schemas take whatever says the same. What is missing, or of
 * another shape, is null and hides what it would have shown, and nothing else.
 */

/** Whatever was said, taken for what it means. */
export const readAs = <Output>(meaning: (said: unknown) => Output) =>
  v.pipe(v.unknown(), v.transform(meaning));

/** Numbers are read as text too: a course may be called 2024. */
export const text = readAs((said) => {
  if (typeof said === 'number') return String(said);
  return typeof said === 'string' ? said : null;
});

/** An id as text; servers send text or numbers. Fails on none, and on an empty one. */
export const identifier = v.pipe(
  text,
  v.string(),
  v.check((id) => id !== ''),
);
export const optionalId = v.pipe(
  text,
  v.transform((id) => (id === '' ? null : id)),
);

/** Also where it comes as text, as decimals of many databases do. */
export const number = readAs((said) => {
  const isNumber = typeof said === 'number' || /^-?\d+(?:\.\d+)?$/.test(String(said));
  return isNumber ? Number(said) : null;
});

/** True is also said as 1 and "true"; everything else is no. */
export const flag = readAs((said) => said === true || said === 1 || said === 'true');

/** An object whose keys are named here in camelCase and may come in snake_case; others pass unread. */
export function spelled<const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.GenericSchema<unknown, Read<Entries>> {
  const keys = Object.keys(entries).map((key) => [key, snakeCased(key)] as const);
  return v.pipe(
    v.unknown(),
    v.check(isObject, 'Expected an object'),
    v.transform((sent) => {
      const object = sent as Record<string, unknown>;
      return Object.fromEntries(
        keys.map(([key, snake]) => [key, object[snake] ?? object[key] ?? null]),
      );
    }),
    v.object(entries) as unknown as v.GenericSchema<Record<string, unknown>, Read<Entries>>,
  );
}

type Read<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

/** How most servers spell a key. */
export const snakeCased = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The same, or null for what is no object. */
export const nested = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.fallback(v.nullable(spelled(entries)), null);

/** A list as it is, or as the only one in an object. An empty answer is an empty list. */
export const list = v.pipe(
  readAs((body): unknown => {
    if (!isObject(body)) return body ?? [];
    const arrays = Object.values(body).filter(Array.isArray);
    return arrays.length === 1 ? arrays[0] : body;
  }),
  v.array(v.unknown()),
);

/**
 * One record as it is, or as the only object in an object.
 * @param key by which it is known
 */
export function record<Output>(schema: v.GenericSchema<unknown, Output>, key = 'id') {
  const isRecord = (value: unknown) =>
    isObject(value) && (key in value || snakeCased(key) in value);
  const recordIn = readAs((body) => {
    if (!isObject(body) || isRecord(body)) return body;
    const [only, ...others] = Object.values(body).filter(isObject);
    return others.length === 0 && isRecord(only) ? only : body;
  });
  return v.pipe(recordIn, schema);
}

/** The field that an answer failed for, as most servers spell it; undefined: the answer itself. */
export function fieldOf(issue: v.BaseIssue<unknown>): string | undefined {
  const path = v.getDotPath(issue);
  return path === null ? undefined : snakeCased(path);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What could be read of a list, and how many elements could not. */
export interface Readable<Element> {
  readable: Element[];
  unreadable: number;
}

/** Reads each element by itself, so that a bad one never empties a page. It is left out and reported to the console. */
export function readEach<Output>(
  schema: v.GenericSchema<unknown, Output>,
  elements: readonly unknown[],
): Readable<Output> {
  const readable = elements.flatMap((element) => {
    const result = v.safeParse(schema, element);
    if (result.success) return [result.output];
    const [issue] = result.issues;
    console.error(`Left out what could not be read: ${fieldOf(issue) ?? ''} ${issue.message}`);
    return [];
  });
  return { readable, unreadable: elements.length - readable.length };
}
