/** `node cli.mjs certificates.jsonl folder`: what docs/batch.md says. */
import { setFlagsFromString } from 'node:v8';
import { BatchError } from './failure.ts';
import { messageOf } from './fileMaker.ts';
import { readCommand, UsageError, usage } from './command.ts';
import { run } from './run.ts';

// Megabytes at which a thread first lets go of what it no longer needs: else, in one run of five, one holds twice that first.
setFlagsFromString('--initial-old-space-size=64');

const args = process.argv.slice(2);
try {
  if (args.includes('--help') || args.includes('-h')) console.log(usage);
  else process.exitCode = await run(readCommand(args));
} catch (error) {
  console.error(messageOf(error));
  if (error instanceof UsageError) console.error(usage);
  process.exitCode = error instanceof BatchError ? 1 : 2;
}
