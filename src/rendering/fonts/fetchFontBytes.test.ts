import { fetchFontBytes } from './fetchFontBytes.ts';

const originalFetch = globalThis.fetch;

/** Mocks fetch with a sequence of responses. */
function mockFetch(...responses: (() => Response)[]) {
  globalThis.fetch = async () => {
    const createResponse = responses.shift();
    if (!createResponse) throw new Error('Too many requests');
    return createResponse();
  };
}

afterEach(() => {
  globalThis.fetch = originalFetch;
  jest.useRealTimers();
});

const fontResponse = () => new Response(new Uint8Array([0, 1, 0, 0]));
const notFoundResponse = () => new Response('', { status: 404 });

test('fetches a font file once', async () => {
  mockFetch(fontResponse);
  const [first, second] = await Promise.all([
    fetchFontBytes('title.ttf'),
    fetchFontBytes('title.ttf'),
  ]);
  expect(first).toEqual(new Uint8Array([0, 1, 0, 0]));
  expect(second).toBe(first);
});

test('rejects after retries and fetches again on the next call', async () => {
  jest.useFakeTimers();
  mockFetch(notFoundResponse, notFoundResponse, notFoundResponse, fontResponse);
  const rejection = expect(fetchFontBytes('body.ttf')).rejects.toThrow('status 404');
  await jest.advanceTimersByTimeAsync(2000);
  await rejection;
  expect(await fetchFontBytes('body.ttf')).toHaveLength(4);
});
