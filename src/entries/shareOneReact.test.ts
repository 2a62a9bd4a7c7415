import type { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import * as JsxDevRuntime from 'react/jsx-dev-runtime';
import shareOneReact from './shareOneReact.ts';

const keys = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

interface Offer {
  from: string;
  version: string;
}

/** Who offers which of the modules. */
type Offers = Record<string, Offer[]>;

const offer = (modules: readonly string[], ...offers: Offer[]): Offers =>
  Object.fromEntries(modules.map((name) => [name, offers]));

/** A plugin that asks for modules one after the other; each ask says whose it takes, undefined: its own. */
function asking(offers: Offers) {
  const { resolveShare } = shareOneReact();
  type Args = Parameters<NonNullable<typeof resolveShare>>[0];
  return (pkgName: string): Offer | undefined => {
    const scope = Object.fromEntries(
      Object.entries(offers).map(([name, list]) => [
        name,
        Object.fromEntries(list.map((one) => [one.version, one])),
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

const taken = (offers: Offers, pkgName: string) => asking(offers)(pkgName);

const host = { from: 'host', version: '19.1.0' };
const plugin = { from: 'certificates_plugin', version: '19.3.1' };

describe('the host’s React is taken', () => {
  test.each(keys)('when it shares all four modules: %s', (name) =>
    expect(taken(offer(keys, host), name)).toBe(host),
  );

  test.each(['19.0.0', '19.3.1', '19.9.9'])('whatever its 19: %s', (version) => {
    const offered = { from: 'host', version };
    for (const name of keys) expect(taken(offer(keys, offered), name)).toBe(offered);
  });

  test('for all four modules, beside a React 18 of somebody else', () => {
    const old = { from: 'other', version: '18.3.1' };
    for (const name of keys) expect(taken(offer(keys, old, host), name)).toBe(host);
  });

  test('for all four modules of one provider, never two', () => {
    const offers = offer(keys, host, plugin);
    const providers = new Set(keys.map((name) => taken(offers, name)?.from));
    expect(providers.size).toBe(1);
  });
});

describe('what was decided stays', () => {
  test('when the runtime writes down the plugin as the provider of what it loaded', () => {
    const offers = Object.fromEntries(keys.map((name) => [name, [{ ...host }]]));
    const ask = asking(offers);
    for (const name of keys) {
      const shared = ask(name);
      expect(shared).toBe(offers[name]?.[0]);
      if (shared) shared.from = 'certificates_plugin';
    }
  });

  test('when a host offers its React after the plugin brought its own', () => {
    const offers: Offers = offer(keys.slice(0, 3), { ...host });
    const ask = asking(offers);
    expect(ask('react')).toBeUndefined();
    offers['react-dom/client'] = [host];
    for (const name of keys) expect(ask(name)).toBeUndefined();
  });
});

describe('a host built for development, which has another runtime for JSX', () => {
  const { Fragment, jsxDEV } = JsxDevRuntime;
  const modules = ['react', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'];
  const development = { ...host, get: async () => () => ({ Fragment, jsxDEV }) };
  interface Runtime {
    Fragment: unknown;
    jsx: typeof createElement;
    jsxs: typeof createElement;
  }

  test('lends its React, and makes the elements with its own runtime', async () => {
    const ask = asking(offer(modules, development));
    for (const name of ['react', 'react-dom', 'react-dom/client'])
      expect(ask(name)).toBe(development);
    const shared = ask('react/jsx-runtime') as unknown as typeof development;
    const { jsx, jsxs, ...rest } = (await shared.get())() as unknown as Runtime;
    expect(rest.Fragment).toBe(Fragment);
    const one = jsx('p', { children: 'one' }, 'key' as never);
    expect(one).toMatchObject({ type: 'p', key: 'key', props: { children: 'one' } });
    // Children that stand there need no keys.
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderToString(jsxs('p', { children: [jsx('i', {}), jsx('b', {})] } as never));
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  test('of which a module is missing lends none of it', () => {
    const ask = asking(offer(modules.slice(0, 3), development));
    for (const name of keys) expect(ask(name)).toBeUndefined();
  });
});

describe('the plugin brings its own React', () => {
  test.each([
    ['nothing is shared', {}],
    ['the slash keys are not shared', offer(['react', 'react-dom'], host)],
    ['react-dom/client is not shared', offer(keys.slice(0, 3), host)],
    ['only the slash keys are shared', offer(['react/jsx-runtime', 'react-dom/client'], host)],
    ['the host has React 18', offer(keys, { from: 'host', version: '18.3.1' })],
    ['the host has React 20', offer(keys, { from: 'host', version: '20.0.0' })],
    ['the host has a version that begins alike', offer(keys, { from: 'host', version: '190.0.0' })],
    [
      'the modules come from two providers',
      { ...offer(keys, host), 'react-dom/client': [{ ...host, from: 'other' }] },
    ],
    [
      'the modules have two versions',
      { ...offer(keys, host), 'react-dom': [{ ...host, version: '19.2.0' }] },
    ],
  ])('when %s', (_why, offers) => {
    for (const name of keys) expect(taken(offers, name)).toBeUndefined();
  });
});

test('other shared modules are left alone', () => {
  const { resolveShare } = shareOneReact();
  type Args = Parameters<NonNullable<typeof resolveShare>>[0];
  const resolver = () => undefined;
  const args = { pkgName: 'lodash', scope: 'default', shareScopeMap: {}, resolver };
  expect(resolveShare?.(args as unknown as Args)).toMatchObject({ resolver });
});
