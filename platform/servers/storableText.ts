import type { FastifyRequest } from 'fastify';
import { RequestError } from './requestError.ts';

export const INVALID_CHARACTERS_MESSAGE = 'A text has a NUL or half of a character.';

/** Returns whether PostgreSQL can store a text: it rejects NUL and lone surrogates. */
export const isStorableText = (text: string): boolean =>
  !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** Finds the path of the first text in a value that cannot be stored, such as `colors.title`. */
function findUnstorableText(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return isStorableText(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, child] of Object.entries(value)) {
    const fieldPath = path === '' ? key : `${path}.${key}`;
    const field = isStorableText(key)
      ? findUnstorableText(child, fieldPath)
      : fieldPath.replace(/\p{Surrogate}/gu, '').replaceAll('\0', '');
    if (field !== undefined) return field;
  }
  return undefined;
}

/** Rejects requests with text that cannot be stored. @throws RequestError 400 naming the field */
export async function requireStorableText(request: FastifyRequest): Promise<void> {
  const { params, query, body } = request;
  for (const part of [params, query, body]) {
    const field = findUnstorableText(part, '');
    if (field !== undefined) throw new RequestError(400, INVALID_CHARACTERS_MESSAGE, field);
  }
}
