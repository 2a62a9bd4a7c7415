/** A cookie as it was written to `document.cookie`. */
export interface CookieWrite {
  name: string;
  value: string;
  /** Attributes of the cookie by lower-case name; `''` for an attribute without a value. */
  attributes: Record<string, string>;
}

/**
 * Records every write to `document.cookie`, oldest first, until `jest.restoreAllMocks()`. The browser still sets the
 * cookies.
 */
export function recordCookies(): { getWrites: () => CookieWrite[]; getNames: () => string[] } {
  const write = jest.spyOn(document, 'cookie', 'set');
  const getWrites = () => write.mock.calls.map(([text]) => parseCookie(text));
  return { getWrites, getNames: () => getWrites().map(({ name }) => name) };
}

/** Removes every cookie visible to the page. */
export function clearCookies(): void {
  for (const pair of document.cookie.split('; ')) {
    document.cookie = `${pair.split('=')[0] ?? ''}=; path=/; max-age=0`;
  }
}

/** Makes the browser deny access to cookies, as in a sandboxed document. @returns a function that allows it again */
export function rejectCookieAccess(): () => void {
  const throwError = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  Object.defineProperty(document, 'cookie', {
    get: throwError,
    set: throwError,
    configurable: true,
  });
  return () => Reflect.deleteProperty(document, 'cookie');
}

function parseCookie(text: string): CookieWrite {
  const [pair = '', ...attributePairs] = text.split(';').map((part) => part.trim());
  const [name, value] = splitPair(pair);
  const attributes: CookieWrite['attributes'] = {};
  for (const [key, content] of attributePairs.map(splitPair))
    attributes[key.toLowerCase()] = content;
  return { name, value: decodeURIComponent(value), attributes };
}

function splitPair(pair: string): [string, string] {
  const index = pair.indexOf('=');
  return index === -1 ? [pair, ''] : [pair.slice(0, index), pair.slice(index + 1)];
}
