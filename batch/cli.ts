/**
 * Entry point of the command `node cli.mjs certificates.jsonl folder`, which creates PDFs for a list of certificates
 * (docs/batch.md).
 */
import { setFlagsFromString } from 'node:v8';
import { BatchError } from './failure.ts';
import { getErrorMessage } from './pdfMaker.ts';
import { parseCommand, UsageError, usageText } from './command.ts';
import { runBatchCommand } from './runBatchCommand.ts';

// The heap size in MB of the first full garbage collection. Without it, one run in five keeps twice as much at first.
setFlagsFromString('--initial-old-space-size=64');

const args = process.argv.slice(2);
try {
  if (args.includes('--help') || args.includes('-h')) console.log(usageText);
  else process.exitCode = await runBatchCommand(parseCommand(args));
} catch (error) {
  console.error(getErrorMessage(error));
  if (error instanceof UsageError) console.error(usageText);
  process.exitCode = error instanceof BatchError ? 1 : 2;
}
