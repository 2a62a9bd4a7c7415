import * as v from 'valibot';

/**
 * Creates a validation schema of strings for which a function returns true.
 * @param message error message for other strings, for instance "must be a path"
 */
export const createStringSchema = (isValid: (text: string) => boolean, message = '') =>
  v.pipe(v.string(), v.check(isValid, message));
