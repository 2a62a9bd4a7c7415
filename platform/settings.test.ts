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
  };
  expect(settingsFrom(env)).toEqual({
    shellPort: 0,
    pluginPort: 5001,
    apiPort: 5002,
    control: true,
    parentOrigins: ['http://a.test', 'http://b.test'],
    dataFolder: 'elsewhere',
  });
});

test('a database address takes the place of the data folder', () => {
  const settings = settingsFrom({ DATABASE_URL: 'postgres://localhost/x', DATA_FOLDER: 'y' });
  expect(settings.databaseUrl).toBe('postgres://localhost/x');
  expect(settings.dataFolder).toBeUndefined();
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
