import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type ResolveShare = NonNullable<ModuleFederationRuntimePlugin['resolveShare']>;
type Scope = Parameters<ResolveShare>[0]['shareScopeMap'][string];
type Shared = Scope[string][string];

const jsx = 'react/jsx-runtime';
const jsxOfDevelopment = 'react/jsx-dev-runtime';
const names = ['react', jsx, 'react-dom', 'react-dom/client'];

/** Where hosts offer what they share; what the plugin brings itself is in a scope of its own. */
const scopeOfHosts = 'default';

/** The modules of one React, by name. */
type Family = ReadonlyMap<string, Shared>;

/**
 * Takes the host's React only when all of its modules come from one provider at one version; a host that shares some of
 * them would otherwise mix two Reacts, which ends in React error 527. Then the plugin brings its own. It is decided for
 * all of them when the first is asked for: the runtime writes down who loaded a module as its provider, and a scope that
 * is looked at again later would not be whole any more.
 */
export default function shareOneReact(): ModuleFederationRuntimePlugin {
  let family: Family | undefined;
  return {
    name: 'share-one-react',
    resolveShare: (args) => {
      const { pkgName, scope, shareScopeMap } = args;
      if (!names.includes(pkgName)) return args;
      family ??=
        wholeFamily(shareScopeMap[scopeOfHosts]) ?? wholeFamily(shareScopeMap[scope]) ?? new Map();
      const shared = family.get(pkgName);
      args.resolver = () => (shared ? { shared, useTreesShaking: false } : undefined);
      return args;
    },
  };
}

function wholeFamily(scope: Scope = {}): Family | undefined {
  const versions = Object.entries(scope.react ?? {}).filter(([version]) =>
    version.startsWith('19.'),
  );
  const families = versions.map(([version, { from }]) => familyOf(scope, version, from));
  return families.find((family) => family.size === names.length);
}

function familyOf(scope: Scope, version: string, from: string): Family {
  const offered = (name: string) => {
    const shared = scope[name]?.[version];
    return shared?.from === from ? shared : undefined;
  };
  const family = new Map<string, Shared>();
  for (const name of names) {
    const shared = offered(name) ?? (name === jsx ? asJsx(offered(jsxOfDevelopment)) : undefined);
    if (shared) family.set(name, shared);
  }
  return family;
}

/** What of React's development runtime for JSX is used here. */
interface DevelopmentRuntime {
  Fragment: unknown;
  jsxDEV: (type: unknown, props: unknown, key: unknown, isStatic: boolean) => unknown;
}

/** A host built for development has this runtime in place of the other, and makes the same elements with it. */
function asJsx(twin: Shared | undefined): Shared | undefined {
  if (!twin) return undefined;
  const made = (factory: () => unknown) => () => {
    const { Fragment, jsxDEV } = factory() as DevelopmentRuntime;
    const making = (isStatic: boolean) => (type: unknown, props: unknown, key: unknown) =>
      jsxDEV(type, props, key, isStatic);
    return { Fragment, jsx: making(false), jsxs: making(true) };
  };
  const { lib, get } = twin;
  return {
    ...twin,
    lib: lib && made(lib as () => unknown),
    loading: null,
    get: async () => made((await get()) as () => unknown),
  } as Shared;
}
