import * as v from 'valibot';
import { normalizeIsoDate } from '#domain/certificate/isoDate.ts';
import { replaceControlCharacters } from '#domain/text/controlCharacters.ts';

/**
 * Schemas for server responses that accept several representations of a value. A value that is missing or of an
 * unexpected type becomes null. Only the part of the screen that displays this value is then empty.
 */

/** Creates a schema that accepts any value and converts it with `convert`. Parsing fails only if `convert` throws. */
export const createConvertingSchema = <Output>(convert: (value: unknown) => Output) =>
  v.pipe(v.unknown(), v.transform(convert));

/** Maximum length of a text, in characters. Longer texts are cut off, because they would freeze the page. */
export const maxTextLength = 20_000;

/** Converts a value to text. Numbers become text, because a server may send a course name such as 2024 as a number. */
function toText(value: unknown): string | null {
  // JSON can contain numbers out of range, such as `1e999`.
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value.slice(0, maxTextLength) : null;
}

/** Schema of a text. Control characters become spaces; tabs and line breaks stay. */
export const textSchema = createConvertingSchema((value) => {
  const text = toText(value);
  return text === null ? null : replaceControlCharacters(text);
});

/** Schema of an ISO 8601 date as text (docs/behaviour.md, Dates). Any other value becomes null. */
export const isoDateSchema = v.pipe(
  textSchema,
  v.transform((value) => (value === null ? null : normalizeIsoDate(value))),
);

/**
 * Schema of an id. The server may send text or a number; the output is text. Parsing fails for a missing or empty id,
 * and for an id that is not shorter than `maxTextLength`.
 */
export const idSchema = v.pipe(
  createConvertingSchema(toText),
  v.string(),
  v.check((id) => id !== '' && id.length < maxTextLength),
);
export const optionalIdSchema = v.pipe(
  createConvertingSchema(toText),
  v.transform((id) => (id === '' ? null : id)),
);

const decimal = /^-?\d+(?:\.\d+)?$/;

/** Schema of a number. Also accepts a decimal number as text, because many databases serialize numbers this way. */
export const numberSchema = createConvertingSchema((value) => {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && decimal.test(value));
  return isNumber && Number.isFinite(Number(value)) ? Number(value) : null;
});

/** Schema of a boolean: true for `true`, 1 and "true"; false for every other value. */
export const booleanSchema = createConvertingSchema(
  (value) => value === true || value === 1 || value === 'true',
);

/** Schema of a boolean that may be missing. */
export const optionalBooleanSchema = createConvertingSchema((value) =>
  value === null || value === '' ? null : v.parse(booleanSchema, value),
);

/** Creates a schema of an object, whose keys may be in camelCase or snake_case. Unknown keys are ignored. */
export function createObjectSchema<const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.GenericSchema<unknown, ObjectOutput<Entries>> {
  const keys = Object.keys(entries).map((key) => [key, toSnakeCase(key)] as const);
  return v.pipe(
    v.unknown(),
    v.check(isObject, 'Expected an object'),
    v.transform((value) => {
      const object = value as Record<string, unknown>;
      return Object.fromEntries(
        keys.map(([key, snake]) => [key, object[snake] ?? object[key] ?? null]),
      );
    }),
    v.object(entries) as unknown as v.GenericSchema<Record<string, unknown>, ObjectOutput<Entries>>,
  );
}

type ObjectOutput<Entries extends v.ObjectEntries> = v.InferOutput<
  v.ObjectSchema<Entries, undefined>
>;

/** Converts a key, such as `createdAt`, to the spelling of the services: `created_at`. */
export const toSnakeCase = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Creates a schema like `createObjectSchema`, with null for a value that does not match. */
export const createOptionalObjectSchema = <const Entries extends v.ObjectEntries>(
  entries: Entries,
) => v.fallback(v.nullable(createObjectSchema(entries)), null);

/** Schema of a list, or of an object that contains exactly one list. An empty response becomes an empty list. */
export const listOrEnvelopeSchema = v.pipe(
  createConvertingSchema((body): unknown => {
    if (!isObject(body)) return body ?? [];
    const arrays = Object.values(body).filter(Array.isArray);
    return arrays.length === 1 ? arrays[0] : body;
  }),
  v.array(v.unknown()),
);

/**
 * Creates a schema of an object that the server may wrap in another object, as in `{ "data": { "id": 1 } }`. The outer
 * object must not contain a second object.
 * @param key key by which the inner object is recognized
 */
export function createObjectOrEnvelopeSchema<Output>(
  schema: v.GenericSchema<unknown, Output>,
  key = 'id',
) {
  const hasKey = (value: unknown) => isObject(value) && (key in value || toSnakeCase(key) in value);
  const unwrap = createConvertingSchema((body) => {
    if (!isObject(body) || hasKey(body)) return body;
    const [candidate, ...furtherCandidates] = Object.values(body).filter(isObject);
    return furtherCandidates.length === 0 && hasKey(candidate) ? candidate : body;
  });
  return v.pipe(unwrap, schema);
}

/** Returns the path of the field that failed to parse, in snake_case; undefined for the whole response. */
export function getInvalidFieldPath(issue: v.BaseIssue<unknown>): string | undefined {
  const path = v.getDotPath(issue);
  return path === null ? undefined : toSnakeCase(path);
}

/** Returns whether a value is an object and not a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Maximum number of invalid elements of one list for which an error is logged. */
const maxReports = 5;

/** Parses each element of a list separately. Omits and logs those that are invalid. */
export function parseListElements<Output>(
  schema: v.GenericSchema<unknown, Output>,
  elements: readonly unknown[],
): { parsed: Output[]; failedCount: number } {
  const parsed: Output[] = [];
  let failedCount = 0;
  for (const element of elements) {
    const result = v.safeParse(schema, element);
    if (result.success) {
      parsed.push(result.output);
    } else {
      failedCount += 1;
      if (failedCount <= maxReports) logError(result.issues[0]);
    }
  }
  if (failedCount > maxReports) console.error(`Left out ${failedCount - maxReports} more.`);
  return { parsed, failedCount };
}

function logError(issue: v.BaseIssue<unknown>): void {
  console.error(
    `Left out what could not be read: ${getInvalidFieldPath(issue) ?? ''} ${issue.message}`,
  );
}
