/** A request of the plugin and its response. */
export interface RecordedExchange {
  method: string;
  url: string;
  /** Names of the request headers that make a browser send a CORS preflight. */
  requestHeaders: string[];
  /** Status of the response; undefined if there was none. */
  status: number | undefined;
  milliseconds: number;
  headers: Headers;
  body: string;
}

/**
 * Names of the request headers that never cause a CORS preflight. `content-type` is left out, because some of its
 * values cause a preflight.
 */
const HARMLESS = ['accept', 'origin'];

/**
 * Records the plugin's requests to certain addresses, with the responses. Adds the `origin` of a page to each request.
 * @returns a function that returns the exchanges since its last call, and a function that stops recording
 */
export function recordHttpExchanges(bases: readonly string[], origin: string) {
  const send = globalThis.fetch;
  const exchanges: RecordedExchange[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!bases.some((base) => request.url.startsWith(base))) return send(input, init);
    const { method, url } = request;
    const requestHeaders = [...request.headers.keys()].filter((name) => !HARMLESS.includes(name));
    request.headers.set('origin', origin);
    const start = performance.now();
    const exchange = {
      method,
      url,
      requestHeaders,
      status: undefined,
      headers: new Headers(),
      body: '',
    };
    const record = (response: Partial<RecordedExchange>) =>
      exchanges.push({
        ...exchange,
        ...response,
        milliseconds: Math.round(performance.now() - start),
      });
    try {
      const response = await send(request);
      const body = await response.clone().text();
      record({ status: response.status, headers: response.headers, body });
      return response;
    } catch (error) {
      record({});
      throw error;
    }
  };
  return {
    takeExchanges: () => exchanges.splice(0),
    /** Sends the CORS preflight that a browser would send before a request. */
    sendPreflight: ({ url, method, requestHeaders }: RecordedExchange) =>
      send(url, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': method,
          'access-control-request-headers': requestHeaders.join(','),
        },
      }),
    stop: () => {
      globalThis.fetch = send;
    },
  };
}
