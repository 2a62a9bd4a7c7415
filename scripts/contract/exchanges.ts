/** One request of the plugin and what came back. */
export interface Exchange {
  method: string;
  url: string;
  /** Names of the headers that a browser asks permission for. */
  asked: string[];
  /** Undefined: no answer came. */
  status: number | undefined;
  milliseconds: number;
  headers: Headers;
  body: string;
}

/** Headers that any page may send to any server, given that the content type is harmless. */
const HARMLESS = ['accept', 'origin'];

/**
 * Listens to what the plugin's own calls send to some addresses, and sends them as a page of `origin` does.
 * @returns what came since it was asked last, and the end of listening
 */
export function listen(bases: readonly string[], origin: string) {
  const send = globalThis.fetch;
  const heard: Exchange[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!bases.some((base) => request.url.startsWith(base))) return send(input, init);
    const { method, url } = request;
    const asked = [...request.headers.keys()].filter((name) => !HARMLESS.includes(name));
    request.headers.set('origin', origin);
    const begun = performance.now();
    const exchange = { method, url, asked, status: undefined, headers: new Headers(), body: '' };
    const keep = (answer: Partial<Exchange>) =>
      heard.push({ ...exchange, ...answer, milliseconds: Math.round(performance.now() - begun) });
    try {
      const answer = await send(request);
      const body = await answer.clone().text();
      keep({ status: answer.status, headers: answer.headers, body });
      return answer;
    } catch (error) {
      keep({});
      throw error;
    }
  };
  return {
    heard: () => heard.splice(0),
    /** As the browser asks before it sends what a page may not send unasked. */
    preflight: ({ url, method, asked }: Exchange) =>
      send(url, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': method,
          'access-control-request-headers': asked.join(','),
        },
      }),
    stop: () => {
      globalThis.fetch = send;
    },
  };
}
