import { pluginPolicy } from '../deploy/policy.mjs';
import { pluginSite, shellSite } from './sites.ts';

const AT = {
  shell: 'http://localhost:3000',
  plugin: 'http://localhost:3001',
  api: 'http://localhost:4000',
};
const PARENTS = [AT.shell, 'http://127.0.0.1:9000'];

function directives(headers: Readonly<Record<string, string>>): Map<string, string[]> {
  const policy = headers['Content-Security-Policy'] ?? '';
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test.each([
  ['shell', shellSite('dist/shell', AT, PARENTS)],
  ['plugin', pluginSite('dist/plugin', AT, PARENTS)],
])(
  'the policy of the %s allows nothing inline, nothing evaluated and nothing unnamed',
  (_, site) => {
    const policy = directives(site.headers);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'none'"]);
    expect(JSON.stringify([...policy])).not.toMatch(/unsafe|\*|https?:[" ]/);
  },
);

test('the shell is framed by nobody, the plugin by its parents only', () => {
  expect(directives(shellSite('', AT, PARENTS).headers).get('frame-ancestors')).toEqual(["'none'"]);
  expect(directives(pluginSite('', AT, PARENTS).headers).get('frame-ancestors')).toEqual(PARENTS);
});

test('the plugin is told the addresses of the services and the origins of its parents', () => {
  expect(pluginSite('', AT, PARENTS).config).toMatchObject({
    MISSIONS_API: 'http://localhost:4000/missions',
    WORKSPACE_API: 'http://localhost:4000',
    COMPANY_WS: 'ws://localhost:4000/company/graphql',
    FLAGS_URL: 'http://localhost:4000/api/frontend/all',
    PUBLIC_URL: 'http://localhost:3001',
    PARENT_ORIGINS: PARENTS,
  });
});

test('a mounted plugin and a standalone one get the same configuration', () => {
  expect(shellSite('', AT, PARENTS).config).toMatchObject({
    remoteManifest: 'http://localhost:3001/mf-manifest.json',
    plugin: pluginSite('', AT, PARENTS).config,
  });
});

test('a flag service of its own is told to both, and both may call it', () => {
  const flags = {
    FLAGS_URL: 'https://unleash.example/api/frontend',
    FLAGS_CLIENT_KEY: '*:production.key',
    FLAGS_UNKNOWN: 'off',
  } as const;
  const [shell, plugin] = [shellSite('', AT, PARENTS, flags), pluginSite('', AT, PARENTS, flags)];
  expect(plugin.config).toMatchObject(flags);
  expect(shell.config).toMatchObject({ plugin: plugin.config });
  for (const { headers } of [shell, plugin])
    expect(directives(headers).get('connect-src')).toContain('https://unleash.example');
});

test('an origin that is named twice stands once in the configuration and in the policy', () => {
  const { config, headers } = pluginSite('', AT, [...PARENTS, AT.shell]);
  expect(config).toMatchObject({ PARENT_ORIGINS: PARENTS });
  expect(directives(headers).get('frame-ancestors')).toEqual(PARENTS);
  const policy = pluginPolicy({ PARENT_ORIGINS: [AT.shell, AT.shell] });
  expect(policy).toMatch(/frame-ancestors http:\/\/localhost:3000$/);
});

test('the policy names the services of the configuration, and pictures from elsewhere', () => {
  const config = {
    MISSIONS_API: 'https://missions.example/api',
    MISSIONS_WS: 'wss://missions.example/graphql',
    COMPANY_GRAPHQL: '/graphql',
    FLAGS_URL: 'https://flags.example/api/frontend/all',
  };
  const policy = directives({
    'Content-Security-Policy': pluginPolicy(config, ['https://pictures.example']),
  });
  const [pictures, services] = ['https://pictures.example', 'https://missions.example'];
  const flags = 'https://flags.example';
  expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:', services, flags, pictures]);
  const called = ["'self'", services, 'wss://missions.example', flags, pictures];
  expect(policy.get('connect-src')).toEqual(called);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
});

test.each(['*', 'https://a.example/', "https://a.example; script-src 'unsafe-eval'", 'a.example'])(
  'nothing but an exact origin gets into the policy: %s',
  (origin) => {
    expect(() => pluginPolicy({ PARENT_ORIGINS: [origin] })).toThrow('is no exact origin');
    expect(() => pluginPolicy({}, [origin])).toThrow('is no exact origin');
  },
);
