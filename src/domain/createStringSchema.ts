import * as v from 'valibot';

/** Creates a schema of strings that pass a predicate. @param message error message, for instance "must be a path" */
export const createStringSchema = (isValid: (text: string) => boolean, message = '') =>
  v.pipe(v.string(), v.check(isValid, message));
