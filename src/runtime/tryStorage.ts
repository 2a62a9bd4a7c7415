/**
 * Returns the result of a function that uses cookies or localStorage. Returns undefined if the browser denies access, as
 * in a sandboxed document or when the user blocks storage.
 */
export function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
