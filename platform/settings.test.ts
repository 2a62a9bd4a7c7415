import { settingsFrom } from './settings.ts';

test('without any setting the platform takes its usual ports and keeps its data', () => {
  expect(settingsFrom({})).toEqual({
    shellPort: 3000,
    pluginPort: 3001,
    apiPort: 4000,
    control: false,
    parentOrigins: [],
    dataFolder: '.data/platform',
  });
});

test('every setting can come from the environment', () => {
  const env = {
    SHELL_PORT: '0',
    PLUGIN_PORT: '5001',
    API_PORT: '5002',
    CONTROL: '1',
    PARENT_ORIGINS: 'http://a.test,http://b.test',
    DATA_FOLDER: 'elsewhere',
    SHARE_ORGANIZATION: 'Academia Vértice',
    PDF_LEVEL: 'a4f-ua2',
  };
  expect(settingsFrom(env)).toEqual({
    shellPort: 0,
    pluginPort: 5001,
    apiPort: 5002,
    control: true,
    parentOrigins: ['http://a.test', 'http://b.test'],
    dataFolder: 'elsewhere',
    shareOrganization: 'Academia Vértice',
    pdfLevel: 'a4f-ua2',
  });
});

test('a database address takes the place of the data folder', () => {
  const settings = settingsFrom({ DATABASE_URL: 'postgres://localhost/x', DATA_FOLDER: 'y' });
  expect(settings.databaseUrl).toBe('postgres://localhost/x');
  expect(settings.dataFolder).toBeUndefined();
});

const unleash = { FLAGS_URL: 'http://localhost:4242/api/frontend', FLAGS_CLIENT_KEY: '*:dev.key' };

test('a flag service takes the place of the platform’s own', () => {
  expect(
    settingsFrom({ ...unleash, FLAGS_ENVIRONMENT: 'dev', FLAGS_UNKNOWN: 'off' }).flags,
  ).toEqual({ ...unleash, FLAGS_ENVIRONMENT: 'dev', FLAGS_UNKNOWN: 'off' });
  expect(settingsFrom({ ...unleash, FLAGS_ENVIRONMENT: '', FLAGS_UNKNOWN: '' }).flags).toEqual({
    ...unleash,
    FLAGS_UNKNOWN: 'on',
  });
  expect(settingsFrom({ FLAGS_URL: '', FLAGS_CLIENT_KEY: 'alone' }).flags).toBeUndefined();
});

test.each([
  [{ FLAGS_URL: 'unleash' }, 'FLAGS_URL is "unleash"'],
  [{ FLAGS_URL: 'ftp://unleash.example/api' }, 'FLAGS_URL is "ftp:'],
  [{ FLAGS_CLIENT_KEY: '' }, 'FLAGS_URL needs FLAGS_CLIENT_KEY'],
  [{ FLAGS_UNKNOWN: 'of' }, 'FLAGS_UNKNOWN is "of"'],
])('a flag service that cannot be meant is refused, and named: %j', (wrong, words) => {
  expect(() => settingsFrom({ ...unleash, ...wrong })).toThrow(words);
});

test('a level of PDF that nobody knows is refused, and named', () => {
  expect(() => settingsFrom({ PDF_LEVEL: 'a4' })).toThrow('PDF_LEVEL is "a4"');
});

test.each(['http', '-1', '65536', '1.5'])('a port cannot be %s', (text) => {
  expect(() => settingsFrom({ API_PORT: text })).toThrow(`API_PORT is "${text}"`);
});

test.each(['https://host.example/', 'host.example', '*', 'https://host.example/path'])(
  'PARENT_ORIGINS with %s is refused, and named',
  (origin) =>
    expect(() => settingsFrom({ PARENT_ORIGINS: `https://a.example, ${origin}` })).toThrow(
      `PARENT_ORIGINS has "${origin}", which is not an exact origin`,
    ),
);
