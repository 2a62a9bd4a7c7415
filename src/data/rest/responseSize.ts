import { ApiError } from '../apiError.ts';

/** Maximum number of list elements or object keys in a response: far more than any screen shows. */
export const maxResponseListLength = 100_000;

/** Maximum nesting depth of lists and objects in a response. The plugin reads fields down to level six. */
export const maxResponseDepth = 100;

/**
 * Returns whether a response body is small enough to be parsed without freezing the page. No list or object may have
 * more than `maxResponseListLength` entries, and the nesting may not be deeper than `maxResponseDepth`.
 */
export function isResponseSmallEnough(body: unknown): boolean {
  let containers: object[] = isContainer(body) ? [body] : [];
  for (let level = 1; containers.length > 0; level += 1) {
    if (level > maxResponseDepth) return false;
    const next: object[] = [];
    for (const container of containers) {
      const children: unknown[] = Array.isArray(container) ? container : Object.values(container);
      if (children.length > maxResponseListLength) return false;
      for (const child of children) if (isContainer(child)) next.push(child);
    }
    containers = next;
  }
  return true;
}

/** Creates the error for a response body that `isResponseSmallEnough` rejects. */
export function createResponseTooLargeError(details?: {
  status?: number;
  response?: Response | undefined;
}): ApiError {
  const message = 'Unexpected answer: body: too long or too deeply nested to be read';
  return new ApiError('shape', message, details);
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
