import * as v from 'valibot';

/** A text that passes a test. @param message what it must be */
export const textThat = (isRight: (text: string) => boolean, message = '') =>
  v.pipe(v.string(), v.check(isRight, message));
