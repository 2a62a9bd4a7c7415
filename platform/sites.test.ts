import { createPluginPolicy } from '../deploy/policy.mjs';
import { createPluginSite, createShellSite } from './sites.ts';

const ORIGINS = {
  shell: 'http://localhost:3000',
  plugin: 'http://localhost:3001',
  api: 'http://localhost:4000',
};
const PARENT_ORIGINS = [ORIGINS.shell, 'http://127.0.0.1:9000'];

function parseDirectives(headers: Readonly<Record<string, string>>): Map<string, string[]> {
  const policy = headers['Content-Security-Policy'] ?? '';
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test.each([
  ['shell', createShellSite('dist/shell', ORIGINS, PARENT_ORIGINS)],
  ['plugin', createPluginSite('dist/plugin', ORIGINS, PARENT_ORIGINS)],
])('forbids inline code, eval and wildcard sources in the policy of the %s', (_, site) => {
  const policy = parseDirectives(site.headers);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('form-action')).toEqual(["'none'"]);
  expect(JSON.stringify([...policy])).not.toMatch(/(?<!wasm-)unsafe|\*|https?:[" ]/);
});

test('lets only the parent origins frame the plugin, and no page frame the shell', () => {
  expect(
    parseDirectives(createShellSite('', ORIGINS, PARENT_ORIGINS).headers).get('frame-ancestors'),
  ).toEqual(["'none'"]);
  expect(
    parseDirectives(createPluginSite('', ORIGINS, PARENT_ORIGINS).headers).get('frame-ancestors'),
  ).toEqual(PARENT_ORIGINS);
});

test('configures the plugin with the service addresses and parent origins', () => {
  expect(createPluginSite('', ORIGINS, PARENT_ORIGINS).config).toMatchObject({
    MISSIONS_API: 'http://localhost:4000/missions',
    WORKSPACE_API: 'http://localhost:4000',
    COMPANY_WS: 'ws://localhost:4000/company/graphql',
    FLAGS_URL: 'http://localhost:4000/api/frontend/all',
    PUBLIC_URL: 'http://localhost:3001',
    PARENT_ORIGINS,
  });
});

test('gives a mounted and a standalone plugin the same configuration', () => {
  expect(createShellSite('', ORIGINS, PARENT_ORIGINS).config).toMatchObject({
    remoteManifest: 'http://localhost:3001/mf-manifest.json',
    plugin: createPluginSite('', ORIGINS, PARENT_ORIGINS).config,
  });
});

test('adds an external flag service to both configurations and both policies', () => {
  const flags = {
    FLAGS_URL: 'https://unleash.example/api/frontend',
    FLAGS_CLIENT_KEY: '*:production.key',
    FLAGS_UNKNOWN: 'off',
  } as const;
  const [shell, plugin] = [
    createShellSite('', ORIGINS, PARENT_ORIGINS, flags),
    createPluginSite('', ORIGINS, PARENT_ORIGINS, flags),
  ];
  expect(plugin.config).toMatchObject(flags);
  expect(shell.config).toMatchObject({ plugin: plugin.config });
  for (const { headers } of [shell, plugin])
    expect(parseDirectives(headers).get('connect-src')).toContain('https://unleash.example');
});

test('lists a repeated parent origin once in the configuration and the policy', () => {
  const { config, headers } = createPluginSite('', ORIGINS, [...PARENT_ORIGINS, ORIGINS.shell]);
  expect(config).toMatchObject({ PARENT_ORIGINS });
  expect(parseDirectives(headers).get('frame-ancestors')).toEqual(PARENT_ORIGINS);
  const policy = createPluginPolicy({ PARENT_ORIGINS: [ORIGINS.shell, ORIGINS.shell] });
  expect(policy).toMatch(/frame-ancestors http:\/\/localhost:3000$/);
});

test('allows the configured services and the given image origins in the policy', () => {
  const config = {
    MISSIONS_API: 'https://missions.example/api',
    MISSIONS_WS: 'wss://missions.example/graphql',
    COMPANY_GRAPHQL: '/graphql',
    FLAGS_URL: 'https://flags.example/api/frontend/all',
    FONTS_URL: 'https://fonts.example/cjk',
  };
  const policy = parseDirectives({
    'Content-Security-Policy': createPluginPolicy(config, ['https://pictures.example']),
  });
  const [imageOrigin, missionsOrigin] = ['https://pictures.example', 'https://missions.example'];
  const flagsOrigin = 'https://flags.example';
  const fontsOrigin = 'https://fonts.example';
  expect(policy.get('img-src')).toEqual([
    "'self'",
    'data:',
    'blob:',
    missionsOrigin,
    flagsOrigin,
    fontsOrigin,
    imageOrigin,
  ]);
  const connectSources = [
    "'self'",
    missionsOrigin,
    'wss://missions.example',
    flagsOrigin,
    fontsOrigin,
    imageOrigin,
  ];
  expect(policy.get('connect-src')).toEqual(connectSources);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
});

test.each(['*', 'https://a.example/', "https://a.example; script-src 'unsafe-eval'", 'a.example'])(
  'rejects %s in a policy because it is not an exact origin',
  (origin) => {
    expect(() => createPluginPolicy({ PARENT_ORIGINS: [origin] })).toThrow(
      'is not an exact origin',
    );
    expect(() => createPluginPolicy({}, [origin])).toThrow('is not an exact origin');
  },
);
