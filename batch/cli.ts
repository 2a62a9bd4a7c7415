/**
 * Entry point of the command `node cli.mjs certificates.jsonl folder`, which creates PDFs for a list of certificates
 * (docs/batch.md).
 */
import { setFlagsFromString } from 'node:v8';
import { BatchError } from './failure.ts';
import { getErrorMessage } from './pdfMaker.ts';
import { parseCommand } from './command.ts';
import { escapeInvisible } from './escapeText.ts';
import { runBatchCommand } from './runBatchCommand.ts';
import { usageText } from './usageText.ts';

// The heap size in MB of the first full garbage collection. Without it, one run in five keeps twice as much at first.
setFlagsFromString('--initial-old-space-size=64');

const args = process.argv.slice(2);
try {
  if (args.includes('--help') || args.includes('-h')) console.log(usageText);
  else process.exitCode = await runBatchCommand(parseCommand(args));
} catch (error) {
  const message = getErrorMessage(error);
  const isListOfFailures = error instanceof BatchError;
  console.error(isListOfFailures ? message : escapeInvisible(message));
  process.exitCode = isListOfFailures ? 1 : 2;
}
