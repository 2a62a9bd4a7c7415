import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

const keys = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/**
 * Takes the host's React only when all four of its modules come from one provider at one version. A host that shares
 * some of them would otherwise mix two Reacts, which ends in React error 527; then the plugin brings its own.
 */
export default function shareOneReact(): ModuleFederationRuntimePlugin {
  return {
    name: 'share-one-react',
    resolveShare: (args) => {
      if (!keys.includes(args.pkgName)) return args;
      const scope = args.shareScopeMap[args.scope] ?? {};
      const versions = Object.entries(scope.react ?? {});
      const whole = versions.find(
        ([version, { from }]) =>
          version.startsWith('19.') && keys.every((key) => scope[key]?.[version]?.from === from),
      );
      const shared = whole && scope[args.pkgName]?.[whole[0]];
      args.resolver = () => (shared ? { shared, useTreesShaking: false } : undefined);
      return args;
    },
  };
}
