/**
 * `npm run contract -- --missions URL --workspace URL --graphql URL --token T`: makes the plugin's calls to a host's
 * services and says what it makes of each answer; docs/answers.md. Exit code 1 when there are faults.
 */
import { node, run } from './run.mjs';
import { ensurePackages } from './system/packages.mjs';

ensurePackages();
process.exitCode = await run(node('scripts/contract/main.ts', ...process.argv.slice(2)));
