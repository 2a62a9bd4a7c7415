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

/** Whose module the plugin takes; undefined: its own. */
function taken(offers: Offers, pkgName: string): Offer | undefined {
  const scope = Object.fromEntries(
    Object.entries(offers).map(([name, list]) => [
      name,
      Object.fromEntries(list.map((one) => [one.version, one])),
    ]),
  );
  const { resolveShare } = shareOneReact();
  type Args = Parameters<NonNullable<typeof resolveShare>>[0];
  const args = {
    pkgName,
    scope: 'default',
    shareScopeMap: { default: scope },
    resolver: () => undefined,
  } as unknown as Args;
  const resolved = resolveShare?.(args) as Args;
  return resolved.resolver()?.shared;
}

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
