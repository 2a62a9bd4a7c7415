import { parseSettings } from './settings.ts';

test('uses the default ports and data folder when no variable is set', () => {
  expect(parseSettings({})).toEqual({
    shellPort: 3000,
    pluginPort: 3001,
    apiPort: 4000,
    control: false,
    parentOrigins: [],
    shareOrganization: 'Academia Vértice',
    dataFolder: '.data/platform',
  });
});

test('reads every setting from the environment', () => {
  const env = {
    SHELL_PORT: '0',
    PLUGIN_PORT: '5001',
    API_PORT: '5002',
    CONTROL: '1',
    PARENT_ORIGINS: 'http://a.test,http://b.test',
    DATA_FOLDER: 'elsewhere',
    SHARE_ORGANIZATION: '1337',
    PDF_LEVEL: 'a4f-ua2',
    FONTS_URL: 'https://cdn.example/fonts',
    HOST: '0.0.0.0',
    API_URL: 'https://api.test',
    RATE_LIMIT: '600',
    LOG_LEVEL: 'info',
  };
  expect(parseSettings(env)).toEqual({
    shellPort: 0,
    pluginPort: 5001,
    apiPort: 5002,
    control: true,
    parentOrigins: ['http://a.test', 'http://b.test'],
    dataFolder: 'elsewhere',
    shareOrganization: '1337',
    pdfLevel: 'a4f-ua2',
    fontsUrl: 'https://cdn.example/fonts',
    host: '0.0.0.0',
    urls: { api: 'https://api.test' },
    maxRequestsPerMinute: 600,
    logLevel: 'info',
  });
});

test('ignores the data folder when a database URL is set', () => {
  const settings = parseSettings({ DATABASE_URL: 'postgres://localhost/x', DATA_FOLDER: 'y' });
  expect(settings.databaseUrl).toBe('postgres://localhost/x');
  expect(settings.dataFolder).toBeUndefined();
});

const unleash = { FLAGS_URL: 'http://localhost:4242/api/frontend', FLAGS_CLIENT_KEY: '*:dev.key' };

test('uses an external flag service when FLAGS_URL is set', () => {
  expect(
    parseSettings({ ...unleash, FLAGS_ENVIRONMENT: 'dev', FLAGS_UNKNOWN: 'off' }).flags,
  ).toEqual({ ...unleash, FLAGS_ENVIRONMENT: 'dev', FLAGS_UNKNOWN: 'off' });
  expect(parseSettings({ ...unleash, FLAGS_ENVIRONMENT: '', FLAGS_UNKNOWN: '' }).flags).toEqual({
    ...unleash,
    FLAGS_UNKNOWN: 'on',
  });
  expect(parseSettings({ FLAGS_URL: '', FLAGS_CLIENT_KEY: 'alone' }).flags).toBeUndefined();
});

test.each([
  [{ FLAGS_URL: 'unleash' }, 'FLAGS_URL is "unleash"'],
  [{ FLAGS_URL: 'ftp://unleash.example/api' }, 'FLAGS_URL is "ftp:'],
  [{ FLAGS_CLIENT_KEY: '' }, 'FLAGS_URL needs FLAGS_CLIENT_KEY'],
  [{ FLAGS_UNKNOWN: 'of' }, 'FLAGS_UNKNOWN is "of"'],
])('rejects an invalid flag service and names the variable: %j', (invalid, message) => {
  expect(() => parseSettings({ ...unleash, ...invalid })).toThrow(message);
});

test('rejects an unknown PDF_LEVEL', () => {
  expect(() => parseSettings({ PDF_LEVEL: 'a4' })).toThrow('PDF_LEVEL is "a4"');
});

test.each([
  ['SHELL_URL', 'https://shell.test/'],
  ['PLUGIN_URL', 'plugin.test'],
  ['RATE_LIMIT', '-1'],
  ['LOG_LEVEL', 'loud'],
])('rejects an invalid %s and names it: %s', (variable, text) => {
  expect(() => parseSettings({ [variable]: text })).toThrow(`${variable} is "${text}"`);
});

test.each(['http', '-1', '65536', '1.5'])('rejects the port %s', (text) => {
  expect(() => parseSettings({ API_PORT: text })).toThrow(`API_PORT is "${text}"`);
});

test.each(['https://host.example/', 'host.example', '*', 'https://host.example/path'])(
  'rejects %s in PARENT_ORIGINS',
  (origin) =>
    expect(() => parseSettings({ PARENT_ORIGINS: `https://a.example, ${origin}` })).toThrow(
      `PARENT_ORIGINS has "${origin}", which is not an exact origin`,
    ),
);
