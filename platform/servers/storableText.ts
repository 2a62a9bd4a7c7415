import type { FastifyRequest } from 'fastify';
import { RequestError } from './requestError.ts';

export const NOT_STORABLE = 'A text has a NUL or half of a character.';

/** PostgreSQL keeps neither NUL nor half of a surrogate pair. */
export const isStorable = (text: string): boolean =>
  !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** The path to the first text that cannot be stored, `colors.title`; undefined where there is none. */
function unstorable(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const at = path === '' ? key : `${path}.${key}`;
    const found = isStorable(key)
      ? unstorable(inner, at)
      : at.replace(/\p{Surrogate}/gu, '').replaceAll('\0', '');
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Hook: @throws RequestError 400 naming the text that cannot be stored */
export async function requireStorable(request: FastifyRequest): Promise<void> {
  const { params, query, body } = request;
  for (const part of [params, query, body]) {
    const field = unstorable(part, '');
    if (field !== undefined) throw new RequestError(400, NOT_STORABLE, field);
  }
}
