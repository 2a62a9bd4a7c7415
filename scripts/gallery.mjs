/**
 * `npm run gallery`: shows every component of `src/ui` and every state of each screen in the browser, until Ctrl-C.
 * `--build` writes the same as static files to `dist/gallery` instead, if something changed since they were written.
 */
import './prepare.mjs';
import { buildAll, STORYBOOK } from './build.mjs';
import { compileCatalogs } from './compileMessages.mjs';
import { getNodeCommand, run } from './run.mjs';

const options = ['--host', '127.0.0.1', '--port', '6006', '--ci', '--no-version-updates'];

if (process.argv.includes('--build')) await buildAll(['gallery']);
else {
  for (const problem of compileCatalogs()) console.warn(`Messages: ${problem}`);
  process.exitCode = await run(
    getNodeCommand(STORYBOOK, 'dev', ...options, ...process.argv.slice(2)),
  );
}
