import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type ResolveShare = NonNullable<ModuleFederationRuntimePlugin['resolveShare']>;
type Scope = Parameters<ResolveShare>[0]['shareScopeMap'][string];
type Shared = Scope[string][string];

const jsxRuntime = 'react/jsx-runtime';
const jsxDevRuntime = 'react/jsx-dev-runtime';
const moduleNames = ['react', jsxRuntime, 'react-dom', 'react-dom/client'];

/** Share scope in which hosts register modules such as React. The plugin has another scope for its own. */
const hostScope = 'default';

/** Modules in a share scope that belong to one React installation, such as `react` and `react-dom`, by module name. */
type ReactModules = ReadonlyMap<string, Shared>;

/**
 * Creates a plugin of the module federation runtime that prevents a mix of two copies of React, the cause of React
 * error 527. The host's React is used only if the host shares all modules of React, from one provider and in one
 * version; otherwise the plugin's own React is used. This is decided for all modules when the first module is resolved.
 * A later decision would be wrong: the runtime records the loading application as a provider of each resolved module,
 * so it would find several providers.
 */
export default function createSingleReactFederationPlugin(): ModuleFederationRuntimePlugin {
  let modules: ReactModules | undefined;
  return {
    name: 'share-one-react',
    resolveShare: (args) => {
      const { pkgName, scope, shareScopeMap } = args;
      if (!moduleNames.includes(pkgName)) return args;
      modules ??=
        findCompleteReact(shareScopeMap[hostScope]) ??
        findCompleteReact(shareScopeMap[scope]) ??
        new Map();
      const shared = modules.get(pkgName);
      args.resolver = () => (shared ? { shared, useTreesShaking: false } : undefined);
      return args;
    },
  };
}

function findCompleteReact(scope: Scope = {}): ReactModules | undefined {
  const versions = Object.entries(scope.react ?? {}).filter(([version]) =>
    version.startsWith('19.'),
  );
  const candidates = versions.map(([version, { from }]) => collectModules(scope, version, from));
  return candidates.find((modules) => modules.size === moduleNames.length);
}

function collectModules(scope: Scope, version: string, from: string): ReactModules {
  const findShared = (name: string) => {
    const shared = scope[name]?.[version];
    return shared?.from === from ? shared : undefined;
  };
  const modules = new Map<string, Shared>();
  for (const name of moduleNames) {
    const shared =
      findShared(name) ??
      (name === jsxRuntime ? toJsxRuntime(findShared(jsxDevRuntime)) : undefined);
    if (shared) modules.set(name, shared);
  }
  return modules;
}

/** Part of React's development JSX runtime that this file uses. */
interface DevelopmentRuntime {
  Fragment: unknown;
  jsxDEV: (type: unknown, props: unknown, key: unknown, isStatic: boolean) => unknown;
}

/**
 * Adapts React's development JSX runtime to the API of the production JSX runtime. Needed for hosts that were built for
 * development, because these share only the development JSX runtime.
 */
function toJsxRuntime(devRuntime: Shared | undefined): Shared | undefined {
  if (!devRuntime) return undefined;
  const adapt = (factory: () => unknown) => () => {
    const { Fragment, jsxDEV } = factory() as DevelopmentRuntime;
    const createJsx = (isStatic: boolean) => (type: unknown, props: unknown, key: unknown) =>
      jsxDEV(type, props, key, isStatic);
    return { Fragment, jsx: createJsx(false), jsxs: createJsx(true) };
  };
  const { lib, get } = devRuntime;
  return {
    ...devRuntime,
    lib: lib && adapt(lib as () => unknown),
    loading: null,
    get: async () => adapt((await get()) as () => unknown),
  } as Shared;
}
