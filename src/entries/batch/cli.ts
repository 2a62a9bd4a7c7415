/** `node cli.mjs certificates.jsonl folder`: what docs/batch.md says. */
import { BatchError } from './failure.ts';
import { messageOf } from './fileMaker.ts';
import { readCommand, UsageError, usage } from './command.ts';
import { run } from './run.ts';

try {
  process.exitCode = await run(readCommand(process.argv.slice(2)));
} catch (error) {
  console.error(messageOf(error));
  if (error instanceof UsageError) console.error(usage);
  process.exitCode = error instanceof BatchError ? 1 : 2;
}
