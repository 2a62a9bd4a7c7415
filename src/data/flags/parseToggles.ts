import type { IToggle } from 'unleash-proxy-client';
import * as v from 'valibot';
import { ApiError } from '../apiError.ts';
import { createResponseTooLargeError, isResponseSmallEnough } from '../rest/responseSize.ts';
import {
  getInvalidFieldPath,
  booleanSchema,
  isObject,
  createConvertingSchema,
  parseListElements,
} from '../schemas/schemas.ts';

const responseSchema = v.object({ toggles: v.array(v.unknown()) });

/** Schema of a toggle's state. Fails for other values, so that an unreadable one does not disable a feature. */
const stateSchema = v.pipe(
  createConvertingSchema((value) => {
    if (value === true || value === 1 || value === 'true') return true;
    return value === false || value === 0 || value === 'false' ? false : null;
  }),
  v.boolean(),
);

const noVariant = { name: 'disabled', enabled: false };

const toggleSchema: v.GenericSchema<unknown, IToggle> = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  enabled: stateSchema,
  variant: v.fallback(v.looseObject({ name: v.string(), enabled: v.boolean() }), noVariant),
  impressionData: v.optional(booleanSchema, false),
});

/**
 * Parses the toggles in a response of the flag service. Omits invalid toggles.
 * @param text response body
 * @throws ApiError if the response has no list of toggles, or if no toggle in the list is valid
 */
export function parseToggles(text: string, status: number): IToggle[] {
  const body = parseBody(text, status);
  if (!isResponseSmallEnough(body)) throw createResponseTooLargeError({ status });
  const result = v.safeParse(responseSchema, isObject(body) ? body : {});
  if (!result.success) throw createShapeError(getInvalidFieldPath(result.issues[0]), status);
  const { parsed, failedCount } = parseListElements(toggleSchema, result.output.toggles);
  // With FLAGS_UNKNOWN=off a missing toggle is off, so an empty list would disable everything.
  if (parsed.length === 0 && failedCount > 0) throw createShapeError('toggles', status);
  return parsed;
}

function parseBody(text: string, status: number): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError('parse', String(cause), { status, cause });
  }
}

function createShapeError(field = 'body', status: number): ApiError {
  return new ApiError('shape', `Unexpected answer: ${field}`, { status, field });
}
