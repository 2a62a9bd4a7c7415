/** What was written to `document.cookie` since `recordCookies`, oldest first. */
export interface WrittenCookie {
  name: string;
  value: string;
  /** Lower-case names; `''` for an attribute without a value. */
  attributes: Record<string, string>;
}

/** Records every cookie written, which still takes effect. Ended by `jest.restoreAllMocks()`. */
export function recordCookies(): { written: () => WrittenCookie[]; names: () => string[] } {
  const write = jest.spyOn(document, 'cookie', 'set');
  const written = () => write.mock.calls.map(([text]) => parse(text));
  return { written, names: () => written().map(({ name }) => name) };
}

/** Removes every cookie that this page can see. */
export function clearCookies(): void {
  for (const pair of document.cookie.split('; ')) {
    document.cookie = `${pair.split('=')[0] ?? ''}=; path=/; max-age=0`;
  }
}

function parse(text: string): WrittenCookie {
  const [pair = '', ...rest] = text.split(';').map((part) => part.trim());
  const [name, value] = split(pair);
  const attributes: WrittenCookie['attributes'] = {};
  for (const [key, content] of rest.map(split)) attributes[key.toLowerCase()] = content;
  return { name, value: decodeURIComponent(value), attributes };
}

function split(pair: string): [string, string] {
  const place = pair.indexOf('=');
  return place === -1 ? [pair, ''] : [pair.slice(0, place), pair.slice(place + 1)];
}
