import type { InferInput } from 'valibot';
import { ConfigError, type configSchema, parseConfig } from './config.ts';
import type { ConfigInput } from './configInput.ts';

const addresses: ConfigInput = {
  MISSIONS_API: 'http://localhost:4000/missions',
  WORKSPACE_API: 'http://localhost:4000',
};

describe('parseConfig', () => {
  test('requires the two API URLs and has defaults for all other keys', () =>
    // Compiles only if the schema accepts the type published to hosts.
    expect(parseConfig(addresses satisfies InferInput<typeof configSchema>)).toEqual({
      ...addresses,
      MISSIONS_GRAPHQL: '/graphql',
      COMPANY_GRAPHQL: '/graphql',
      MISSIONS_WS: '',
      COMPANY_WS: '',
      QUERY_WEBSOCKETS_ONLY: false,
      AUTH_SCHEME: 'Bearer',
      FLAGS_URL: '',
      FLAGS_CLIENT_KEY: '',
      FLAGS_ENVIRONMENT: 'default',
      FLAGS_UNKNOWN: 'on',
      FLAGS_USE_POST: false,
      PUBLIC_URL: '',
      FONTS_URL: '',
      LOGIN_URL: '',
      PARENT_ORIGINS: [],
      PDF_LEVEL: 'a3a-ua1',
      LOCALE_STRATEGY: 'prefix_and_default',
      CERTIFICATE_TIME_ZONE: 'America/Sao_Paulo',
      MAX_BACKGROUND_IMAGE_BYTES: 10 * 1024 * 1024,
      SHARE_ORGANIZATION: '',
      KEYBOARD_SHORTCUTS: 'on',
      TOAST_POSITION: 'bottom-right',
    }));

  test('merges layers, where later ones win', () => {
    const page = { FLAGS_ENVIRONMENT: 'staging', PUBLIC_URL: 'https://a.example' };
    const host = { PUBLIC_URL: 'https://b.example' };
    expect(parseConfig(addresses, page, host)).toMatchObject({
      FLAGS_ENVIRONMENT: 'staging',
      PUBLIC_URL: 'https://b.example',
    });
  });

  test('drops unknown keys of a host', () =>
    expect(parseConfig(addresses, { THEIRS: 1 })).not.toHaveProperty('THEIRS'));
});

describe('parseConfig without a required key', () => {
  test.each(Object.keys(addresses))('names the missing key %s', (key) => {
    const incomplete = { ...addresses, [key]: undefined };
    expect(() => parseConfig(incomplete)).toThrow(
      new ConfigError(`Configuration: ${key} is missing`),
    );
  });
});

describe('parseConfig of something that is not an object', () => {
  test.each<[string, unknown]>([
    ['a list', []],
    ['a list of a million zeros', Array(1_000_000).fill(0)],
    ['a text', 'x'],
    ['a text of a million zeros', '0'.repeat(1_000_000)],
    ['null', null],
    ['a number', 0],
    ['true', true],
  ])('rejects %s', (_name, layer) => {
    const error = new ConfigError('Configuration: must be an object');
    expect(() => parseConfig(layer as object)).toThrow(error);
    expect(() => parseConfig(addresses, layer as object)).toThrow(error);
  });

  test('shortens a long invalid value in the error message', () => {
    const host = { FLAGS_UNKNOWN: '0'.repeat(1_000_000) } as object;
    expect(() => parseConfig(addresses, host)).toThrow(/^Configuration: FLAGS_UNKNOWN .{1,200}$/);
  });

  test('ignores keys in a prototype', () => {
    const host = JSON.parse(`{"__proto__":${JSON.stringify(addresses)}}`) as object;
    expect(() => parseConfig(host)).toThrow('Configuration: MISSIONS_API is missing');
  });
});

test('ConfigError has its own name', () =>
  expect(new ConfigError('Configuration: …').name).toBe('ConfigError'));

test('parseConfig requires FLAGS_CLIENT_KEY when FLAGS_URL is set', () => {
  const FLAGS_URL = 'http://localhost:4000/api/frontend';
  expect(() => parseConfig(addresses, { FLAGS_URL })).toThrow(
    new ConfigError('Configuration: FLAGS_CLIENT_KEY is missing'),
  );
  const FLAGS_CLIENT_KEY = 'demo-frontend-key';
  expect(parseConfig(addresses, { FLAGS_URL, FLAGS_CLIENT_KEY })).toMatchObject({ FLAGS_URL });
});

describe('parseConfig with an invalid value', () => {
  test.each([
    ['MISSIONS_API', '/missions', 'MISSIONS_API must be an absolute http(s) URL'],
    ['WORKSPACE_API', 'javascript:alert(1)', 'WORKSPACE_API must be an absolute http(s) URL'],
    ['COMPANY_GRAPHQL', 5, 'COMPANY_GRAPHQL'],
    ['MISSIONS_GRAPHQL', 'graphql', 'MISSIONS_GRAPHQL must be an absolute http(s) URL or a path'],
    ['MISSIONS_GRAPHQL', '//evil.example/graphql', 'MISSIONS_GRAPHQL must be'],
    ['AUTH_SCHEME', '', 'AUTH_SCHEME must be one word, or "none"'],
    ['AUTH_SCHEME', 'Bearer ', 'AUTH_SCHEME must be one word'],
    ['MISSIONS_API', 'xhttp://a.example', 'MISSIONS_API must be an absolute http(s) URL'],
    ['MISSIONS_WS', 'http://a.example', 'MISSIONS_WS must be empty or an absolute ws(s) URL'],
    ['COMPANY_WS', 'xws://a.example', 'COMPANY_WS must be empty or an absolute ws(s) URL'],
    ['FLAGS_URL', 'flags', 'FLAGS_URL must be empty or an absolute http(s) URL'],
    ['FLAGS_UNKNOWN', '', 'FLAGS_UNKNOWN'],
    ['FLAGS_USE_POST', 'true', 'FLAGS_USE_POST'],
    ['KEYBOARD_SHORTCUTS', false, 'KEYBOARD_SHORTCUTS'],
    ['PUBLIC_URL', 'ftp://a.example', 'PUBLIC_URL'],
    ['FONTS_URL', '/fonts', 'FONTS_URL must be empty or an absolute http(s) URL'],
    ['LOGIN_URL', 'javascript:alert(1)', 'LOGIN_URL'],
    ['PARENT_ORIGINS', ['*'], 'PARENT_ORIGINS.0 must be an exact origin'],
    ['PARENT_ORIGINS', ['https://a.example', 'https://b.example/'], 'PARENT_ORIGINS.1'],
    ['PARENT_ORIGINS', ['null'], 'PARENT_ORIGINS.0'],
    ['PARENT_ORIGINS', 'https://a.example', 'PARENT_ORIGINS'],
    ['PDF_LEVEL', 'a4', 'PDF_LEVEL'],
    ['LOCALE_STRATEGY', 'prefix', 'LOCALE_STRATEGY'],
    ['CERTIFICATE_TIME_ZONE', 'Mars/Olympus', 'CERTIFICATE_TIME_ZONE must be an IANA time zone'],
    ['MAX_BACKGROUND_IMAGE_BYTES', 0, 'MAX_BACKGROUND_IMAGE_BYTES must be a whole number of bytes'],
    ['MAX_BACKGROUND_IMAGE_BYTES', 1.5, 'MAX_BACKGROUND_IMAGE_BYTES'],
    ['TOAST_POSITION', 'center', 'TOAST_POSITION'],
  ])('names the key %s, for %j', (key, value, message) => {
    expect(() => parseConfig(addresses, { [key]: value })).toThrow(ConfigError);
    expect(() => parseConfig(addresses, { [key]: value })).toThrow(`Configuration: ${message}`);
  });
});

test.each([
  ['MISSIONS_GRAPHQL', 'https://a.example/graphql'],
  ['COMPANY_GRAPHQL', '/company/graphql'],
  ['AUTH_SCHEME', 'Token'],
  ['AUTH_SCHEME', 'none'],
  ['MISSIONS_WS', 'wss://a.example/graphql'],
  ['COMPANY_WS', ''],
  ['FONTS_URL', 'https://cdn.example/fonts'],
  ['COMPANY_WS', 'ws://localhost:4000/graphql'],
  ['FLAGS_UNKNOWN', 'off'],
  ['KEYBOARD_SHORTCUTS', 'off'],
  ['MAX_BACKGROUND_IMAGE_BYTES', 1],
  ['PDF_LEVEL', 'a4f-ua2'],
  ['LOCALE_STRATEGY', 'no_prefix'],
  ['PARENT_ORIGINS', ['https://a.example', 'http://localhost:3000']],
  ['CERTIFICATE_TIME_ZONE', 'Pacific/Kiritimati'],
  ['TOAST_POSITION', 'top'],
  ['TOAST_POSITION', 'top-left'],
  ['TOAST_POSITION', 'top-right'],
  ['TOAST_POSITION', 'bottom'],
  ['TOAST_POSITION', 'bottom-left'],
])('parseConfig accepts %s %j', (key, value) =>
  expect(parseConfig(addresses, { [key]: value })).toHaveProperty(key, value),
);
