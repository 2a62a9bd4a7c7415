import { ApiError } from '../apiError.ts';

/** Maximum number of list elements or object keys in a response: far more than any screen shows. */
export const maxEntries = 100_000;

/** Maximum nesting depth of lists and objects in a response. The plugin reads fields down to level six. */
export const maxDepth = 100;

/**
 * Returns whether a response body is small enough to be parsed without freezing the page. No list or object may have
 * more than `maxEntries` entries, and the nesting may not be deeper than `maxDepth`.
 */
export function isReadableSize(body: unknown): boolean {
  let containers: object[] = isContainer(body) ? [body] : [];
  for (let level = 1; containers.length > 0; level += 1) {
    if (level > maxDepth) return false;
    const next: object[] = [];
    for (const container of containers) {
      const children: unknown[] = Array.isArray(container) ? container : Object.values(container);
      if (children.length > maxEntries) return false;
      for (const child of children) if (isContainer(child)) next.push(child);
    }
    containers = next;
  }
  return true;
}

/**
 * Creates the error for a response body that `isReadableSize` rejects.
 * @param status HTTP status of the response, if known
 */
export function createSizeError(status?: number): ApiError {
  const message = 'Unexpected answer: body: too long or too deeply nested to be read';
  return new ApiError('shape', message, { status });
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
