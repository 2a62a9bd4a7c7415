import type { InferInput } from 'valibot';
import { ConfigError, type configSchema, parseConfig } from './config.ts';
import type { ConfigInput } from './configInput.ts';

const addresses: ConfigInput = {
  MISSIONS_API: 'http://localhost:4000/missions',
  WORKSPACE_API: 'http://localhost:4000',
};

describe('the configuration', () => {
  test('needs the two addresses and has a default for everything else', () =>
    // What hosts are promised is what is checked, or this does not compile.
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
      LOGIN_URL: '',
      PARENT_ORIGINS: [],
      PDF_LEVEL: 'a3a-ua1',
      LOCALE_STRATEGY: 'prefix_and_default',
      CERTIFICATE_TIME_ZONE: 'America/Sao_Paulo',
      MAX_BACKGROUND_IMAGE_BYTES: 10 * 1024 * 1024,
      SHARE_ORGANIZATION: '',
      TOAST_POSITION: 'bottom-right',
    }));

  test('is made of layers, the later ones winning', () => {
    const page = { FLAGS_ENVIRONMENT: 'staging', PUBLIC_URL: 'https://a.example' };
    const host = { PUBLIC_URL: 'https://b.example' };
    expect(parseConfig(addresses, page, host)).toMatchObject({
      FLAGS_ENVIRONMENT: 'staging',
      PUBLIC_URL: 'https://b.example',
    });
  });

  test('lets a host carry keys of its own', () =>
    expect(parseConfig(addresses, { THEIRS: 1 })).not.toHaveProperty('THEIRS'));
});

describe('a missing key is named', () => {
  test.each(Object.keys(addresses))('%s', (key) => {
    const rest = { ...addresses, [key]: undefined };
    expect(() => parseConfig(rest)).toThrow(new ConfigError(`Configuration: ${key} is missing`));
  });
});

test('what is wrong with it is known by its name', () =>
  expect(new ConfigError('Configuration: …').name).toBe('ConfigError'));

test('the key of the flag service is needed where there is one', () => {
  const FLAGS_URL = 'http://localhost:4000/api/frontend';
  expect(() => parseConfig(addresses, { FLAGS_URL })).toThrow(
    new ConfigError('Configuration: FLAGS_CLIENT_KEY is missing'),
  );
  const FLAGS_CLIENT_KEY = 'demo-frontend-key';
  expect(parseConfig(addresses, { FLAGS_URL, FLAGS_CLIENT_KEY })).toMatchObject({ FLAGS_URL });
});

describe('a wrong key is named', () => {
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
    ['PUBLIC_URL', 'ftp://a.example', 'PUBLIC_URL'],
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
  ])('%s: %j', (key, value, message) => {
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
  ['COMPANY_WS', 'ws://localhost:4000/graphql'],
  ['FLAGS_UNKNOWN', 'off'],
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
])('%s may be %j', (key, value) =>
  expect(parseConfig(addresses, { [key]: value })).toHaveProperty(key, value),
);
