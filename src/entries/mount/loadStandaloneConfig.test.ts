/** @jest-environment jest-fixed-jsdom */
import { ConfigError } from '#domain/config.ts';
import { loadStandaloneConfig } from './loadStandaloneConfig.ts';

const config = {
  MISSIONS_API: 'https://api.example/missions',
  WORKSPACE_API: 'https://api.example',
};

beforeEach(() => {
  Object.assign(globalThis, { __webpack_public_path__: 'https://plugin.example/' });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, '__webpack_public_path__');
  jest.restoreAllMocks();
});

/** Makes the server of the page respond with a body. */
function mockResponse(body: string | Uint8Array<ArrayBuffer> | null, init: ResponseInit = {}) {
  return jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, init));
}

describe('loadStandaloneConfig', () => {
  test('reads config.json of the page’s origin', async () => {
    const fetchSpy = mockResponse(JSON.stringify(config));
    expect(await loadStandaloneConfig()).toMatchObject({
      ...config,
      PUBLIC_URL: 'https://plugin.example',
    });
    expect(fetchSpy.mock.calls).toEqual([
      ['/config.json', { signal: expect.any(AbortSignal) as AbortSignal }],
    ]);
  });

  test('reads a file with a byte-order mark', async () => {
    mockResponse(`\ufeff${JSON.stringify(config)}`);
    expect(await loadStandaloneConfig()).toMatchObject(config);
  });

  const notAnObject = 'Configuration: must be an object';
  const notJson = 'Configuration: config.json is not JSON';
  const missing = 'Configuration: MISSIONS_API is missing';

  test.each<[description: string, body: string, message: string]>([
    ['{}', '{}', missing],
    ['[]', '[]', notAnObject],
    ['"x"', '"x"', notAnObject],
    ['null', 'null', notAnObject],
    ['0', '0', notAnObject],
    ['a list with the configuration', JSON.stringify([config]), notAnObject],
    ['an object with the configuration', JSON.stringify({ config }), missing],
    ['the configuration as a prototype', `{"__proto__":${JSON.stringify(config)}}`, missing],
    ['ten megabytes of zeros', '0'.repeat(10_000_000), notJson],
    ['ten megabytes of zeros in a string', `"${'0'.repeat(10_000_000)}"`, notAnObject],
    ['five million zeros in a list', `[${'0,'.repeat(5_000_000)}0]`, notAnObject],
    ['nested lists', '['.repeat(100_000) + ']'.repeat(100_000), notAnObject],
    ['an HTML page', '<!doctype html><title>Certificates</title>', notJson],
    ['an empty file', '', notJson],
    ['half of the JSON', JSON.stringify(config).slice(0, 40), notJson],
    ['a comment', `// ours\n${JSON.stringify(config)}`, notJson],
    ['two configurations', JSON.stringify(config).repeat(2), notJson],
    ['NaN as a value', `{"MISSIONS_API":NaN}`, notJson],
  ])('throws an error that explains %s', async (_description, body, message) => {
    mockResponse(body);
    const error = await loadStandaloneConfig().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConfigError);
    expect(error).toMatchObject({ message });
  });

  test.each(Object.keys(config))('names the key %s if it is null', async (key) => {
    mockResponse(JSON.stringify({ ...config, [key]: null }));
    await expect(loadStandaloneConfig()).rejects.toThrow(`Configuration: ${key} Invalid type: `);
  });

  test('names PARENT_ORIGINS if it has five million zeros', async () => {
    mockResponse(
      JSON.stringify({ ...config, PARENT_ORIGINS: '@' }).replace(
        '"@"',
        `[${'0,'.repeat(5_000_000)}0]`,
      ),
    );
    await expect(loadStandaloneConfig()).rejects.toThrow(
      'Configuration: PARENT_ORIGINS.0 Invalid type: ',
    );
  });

  test.each([404, 500])('names the status %d', async (status) => {
    mockResponse('<h1>No</h1>', { status });
    await expect(loadStandaloneConfig()).rejects.toThrow(
      `Configuration: config.json: Received status code ${status}`,
    );
  });

  test('rejects a response with status 204 as invalid JSON', async () => {
    mockResponse(null, { status: 204 });
    await expect(loadStandaloneConfig()).rejects.toThrow(notJson);
  });

  test('rejects with the network error if the request fails', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(loadStandaloneConfig()).rejects.toThrow('Failed to fetch');
  });
});
