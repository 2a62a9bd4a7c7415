import type { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import * as JsxDevRuntime from 'react/jsx-dev-runtime';
import createSingleReactFederationPlugin from './createSingleReactFederationPlugin.ts';

const keys = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

interface SharedModule {
  from: string;
  version: string;
}

/** Shared modules by name, each with its providers. */
type ShareScope = Record<string, SharedModule[]>;

const createScope = (moduleNames: readonly string[], ...providers: SharedModule[]): ShareScope =>
  Object.fromEntries(moduleNames.map((name) => [name, providers]));

/** Creates a resolver that keeps its state between modules. It returns undefined for the plugin's own module. */
function createResolver(shareScope: ShareScope) {
  const { resolveShare } = createSingleReactFederationPlugin();
  type Args = Parameters<NonNullable<typeof resolveShare>>[0];
  return (pkgName: string): SharedModule | undefined => {
    const scope = Object.fromEntries(
      Object.entries(shareScope).map(([name, providers]) => [
        name,
        Object.fromEntries(providers.map((provider) => [provider.version, provider])),
      ]),
    );
    const args = {
      pkgName,
      scope: 'default',
      shareScopeMap: { default: scope },
      resolver: () => undefined,
    } as unknown as Args;
    const resolved = resolveShare?.(args) as Args;
    return resolved.resolver()?.shared;
  };
}

const resolveModule = (shareScope: ShareScope, pkgName: string) =>
  createResolver(shareScope)(pkgName);

const host = { from: 'host', version: '19.1.0' };
const plugin = { from: 'certificates_plugin', version: '19.3.1' };

describe('createSingleReactFederationPlugin', () => {
  test.each(keys)('uses the host’s %s if the host shares all four modules', (name) =>
    expect(resolveModule(createScope(keys, host), name)).toBe(host),
  );

  test.each(['19.0.0', '19.3.1', '19.9.9'])('uses the host’s React %s', (version) => {
    const provider = { from: 'host', version };
    for (const name of keys)
      expect(resolveModule(createScope(keys, provider), name)).toBe(provider);
  });

  test('uses the host’s React 19 for all modules although another provider shares React 18', () => {
    const react18 = { from: 'other', version: '18.3.1' };
    for (const name of keys)
      expect(resolveModule(createScope(keys, react18, host), name)).toBe(host);
  });

  test('uses all four modules from a single provider', () => {
    const shareScope = createScope(keys, host, plugin);
    const providers = new Set(keys.map((name) => resolveModule(shareScope, name)?.from));
    expect(providers.size).toBe(1);
  });
});

describe('keeps its decision', () => {
  test('if the runtime records the plugin as the provider of a loaded module', () => {
    const shareScope = Object.fromEntries(keys.map((name) => [name, [{ ...host }]]));
    const resolve = createResolver(shareScope);
    for (const name of keys) {
      const shared = resolve(name);
      expect(shared).toBe(shareScope[name]?.[0]);
      if (shared) shared.from = 'certificates_plugin';
    }
  });

  test('if the host shares its React after the plugin loaded its own', () => {
    const shareScope: ShareScope = createScope(keys.slice(0, 3), { ...host });
    const resolve = createResolver(shareScope);
    expect(resolve('react')).toBeUndefined();
    shareScope['react-dom/client'] = [host];
    for (const name of keys) expect(resolve(name)).toBeUndefined();
  });
});

describe('host built for development, which shares the development JSX runtime', () => {
  const { Fragment, jsxDEV } = JsxDevRuntime;
  const modules = ['react', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'];
  const development = { ...host, get: async () => () => ({ Fragment, jsxDEV }) };
  interface Runtime {
    Fragment: unknown;
    jsx: typeof createElement;
    jsxs: typeof createElement;
  }

  test('shares its React, and creates elements with its development runtime', async () => {
    const resolve = createResolver(createScope(modules, development));
    for (const name of ['react', 'react-dom', 'react-dom/client'])
      expect(resolve(name)).toBe(development);
    const shared = resolve('react/jsx-runtime') as unknown as typeof development;
    const { jsx, jsxs, ...otherExports } = (await shared.get())() as unknown as Runtime;
    expect(otherExports.Fragment).toBe(Fragment);
    const element = jsx('p', { children: 'text' }, 'key' as never);
    expect(element).toMatchObject({ type: 'p', key: 'key', props: { children: 'text' } });
    // Static children need no keys, so React logs nothing.
    renderToString(jsxs('p', { children: [jsx('i', {}), jsx('b', {})] } as never));
  });

  test('is not used if a module is missing', () => {
    const resolve = createResolver(createScope(modules.slice(0, 3), development));
    for (const name of keys) expect(resolve(name)).toBeUndefined();
  });
});

describe('uses the plugin’s own React', () => {
  test.each([
    ['nothing is shared', {}],
    ['the slash keys are not shared', createScope(['react', 'react-dom'], host)],
    ['react-dom/client is not shared', createScope(keys.slice(0, 3), host)],
    [
      'only the slash keys are shared',
      createScope(['react/jsx-runtime', 'react-dom/client'], host),
    ],
    ['the host has React 18', createScope(keys, { from: 'host', version: '18.3.1' })],
    ['the host has React 20', createScope(keys, { from: 'host', version: '20.0.0' })],
    [
      'the host has a version with the same first digits',
      createScope(keys, { from: 'host', version: '190.0.0' }),
    ],
    [
      'the modules come from two providers',
      { ...createScope(keys, host), 'react-dom/client': [{ ...host, from: 'other' }] },
    ],
    [
      'the modules have two versions',
      { ...createScope(keys, host), 'react-dom': [{ ...host, version: '19.2.0' }] },
    ],
  ])('if %s', (_condition, shareScope) => {
    for (const name of keys) expect(resolveModule(shareScope, name)).toBeUndefined();
  });
});

test('does not change the resolver of other shared modules', () => {
  const { resolveShare } = createSingleReactFederationPlugin();
  type Args = Parameters<NonNullable<typeof resolveShare>>[0];
  const resolver = () => undefined;
  const args = { pkgName: 'lodash', scope: 'default', shareScopeMap: {}, resolver };
  expect(resolveShare?.(args as unknown as Args)).toMatchObject({ resolver });
});
