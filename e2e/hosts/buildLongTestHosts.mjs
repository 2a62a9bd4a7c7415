/** Builds the host pages that only the long tests open into `dist/longTestHosts`. */
import { getNodeCommand, runOrThrow } from '../../scripts/run.mjs';
import { ensurePackages } from '../../scripts/system/packages.mjs';

ensurePackages('e2e/hosts/react191');
const hosts = ['webpackLazy', 'webpackDevelopment'];
await runOrThrow(getNodeCommand('scripts/webpack.mjs', 'e2e/hosts/webpack.config.js', ...hosts), {
  env: { NODE_ENV: 'production' },
});
