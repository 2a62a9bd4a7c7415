import { openSync, writeSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { Readable } from 'node:stream';
import { createPdfOfCertificates, writeCertificates } from './batch.ts';
import { readUnvalidatedCertificates } from './batchEntries.ts';
import type { SigningOptions } from './batchSigner.ts';
import { BatchProgressDisplay } from './BatchProgressDisplay.ts';
import { checkCommand, getDocumentName, readTemplateFile } from './checkCommand.ts';
import { type BatchCommand, UsageError } from './command.ts';
import { escapeInvisible, toVisibleJson } from './escapeText.ts';
import { BatchError, type FailedCertificate, formatFailure } from './failure.ts';
import { withFileNameSync } from './fileErrors.ts';
import { createFolder, createFolderOutput } from './folderOutput.ts';
import { type ListAhead, readListAhead } from './listAhead.ts';
import { readCertificates } from './readCertificates.ts';
import { SignerModule } from './SignerModule.ts';

const interruptedExitCode = 130;

/**
 * Runs the batch command. Nothing is written until the command and the beginning of the list are checked.
 * @returns the exit code: 0 if every certificate has its PDF, 1 if some failed, 130 if a signal interrupted the run
 * @throws UsageError for an unusable command or an empty list; BatchError if a PDF of all certificates cannot be
 * created; errors of reading the list or writing the files
 */
export async function runBatchCommand(command: BatchCommand): Promise<number> {
  const stop = new AbortController();
  // A second signal kills the process; such a run can be resumed, too.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  checkCommand(command);
  const templates = readTemplateFile(command.templateFile);
  const { signer } = command;
  const signerModule = signer && (await SignerModule.load(signer.path, signer.timeout));
  try {
    const listName = command.list === '-' ? 'Standard input' : command.list;
    const stream = await openList(command.list);
    const ahead = await readListAhead(
      readCertificates(stream, stop.signal),
      availableParallelism(),
    );
    if (stop.signal.aborted) return interruptedExitCode;
    if (ahead.count === 0) throw new UsageError(`${listName}: the list has no certificates.`);
    const run = {
      ahead,
      signal: stop.signal,
      options: {
        ...command.renderOptions,
        templates,
        sign: signerModule && ((...args) => signerModule.sign(...args)),
        signTimeout: signer?.timeout,
      },
    } satisfies BatchRun;
    return await ('document' in command.target
      ? writeDocument(command, command.target.document, run)
      : writeFiles(command, command.target, run));
  } finally {
    await signerModule?.close();
  }
}

interface BatchRun {
  ahead: ListAhead;
  signal: AbortSignal;
  options: BatchCommand['renderOptions'] & SigningOptions;
}

async function writeDocument(
  { failures }: BatchCommand,
  folder: string,
  { ahead, signal, options }: BatchRun,
): Promise<number> {
  const reportFailure = createFailureWriter(failures);
  try {
    const pdf = await createPdfOfCertificates(ahead.certificates, options);
    if (signal.aborted) return interruptedExitCode;
    const output = await createFolderOutput(folder);
    await output.write(getDocumentName(options), pdf);
    await output.close();
    return 0;
  } catch (error) {
    if (!(error instanceof BatchError)) throw error;
    error.failures.forEach(reportFailure);
    return 1;
  }
}

async function writeFiles(
  command: BatchCommand,
  target: { folder: string } | { archive: string },
  { ahead, signal, options }: BatchRun,
): Promise<number> {
  const workers = countWorkers(command.workers, ahead);
  if ('folder' in target) await createFolder(target.folder);
  const end = new AbortController();
  const getTotal = startCounting(command, ahead, AbortSignal.any([signal, end.signal]));
  const reportFailure = createFailureWriter(command.failures);
  const progress = new BatchProgressDisplay(process.stderr, getTotal);
  const { written, kept, failed, isInterrupted } = await writeCertificates(
    ahead.certificates,
    'folder' in target ? target.folder : target,
    {
      ...options,
      workers,
      shard: command.shard,
      resume: command.resume,
      signal,
      onFailure: (failure) => {
        progress.erase();
        reportFailure(failure);
      },
      onProgress: (done) => progress.show(done),
    },
  ).finally(() => {
    end.abort();
    progress.end();
  });
  const targetPath = 'folder' in target ? target.folder : target.archive;
  console.log(escapeInvisible(`${written} written, ${kept} kept, ${failed} failed: ${targetPath}`));
  if (isInterrupted) return interruptedExitCode;
  return failed > 0 ? 1 : 0;
}

/** Returns how many threads are useful: at most one for each core and for each certificate. */
function countWorkers(requested: number | undefined, { count, isComplete }: ListAhead): number {
  const cores = availableParallelism();
  const maxWorkers = isComplete ? Math.min(cores, count) : cores;
  if (requested === undefined || requested <= maxWorkers) return requested ?? maxWorkers;
  const reason = maxWorkers < cores ? `${count} certificates` : `${cores} cores`;
  console.error(`--workers ${requested}: ${maxWorkers} used, because there are ${reason}.`);
  return maxWorkers;
}

async function openList(list: string): Promise<Readable> {
  return list === '-' ? process.stdin : (await open(list)).createReadStream();
}

/**
 * Counts the certificates of a list, or those of its shard, by reading the list a second time beside the run. Lists that can
 * be read only once, such as standard input, are not counted.
 * @returns a function that returns the number once it is known
 */
function startCounting(
  { list, shard }: BatchCommand,
  ahead: ListAhead,
  signal: AbortSignal,
): () => number | undefined {
  let total = ahead.isComplete && !shard ? ahead.count : undefined;
  const count = async () => {
    if (total !== undefined || list === '-' || !(await stat(list)).isFile()) return;
    const certificates = readCertificates(await openList(list), signal);
    let counted = 0;
    for await (const _ of readUnvalidatedCertificates(certificates, { shard, signal }))
      counted += 1;
    if (!signal.aborted) total = counted;
  };
  // The run itself reports an unreadable list.
  count().catch(() => undefined);
  return () => total;
}

/**
 * Creates a function that reports failed certificates. Failures are written to a file as JSON Lines, or without a file,
 * to standard error as text.
 */
function createFailureWriter(file: string | undefined): (failure: FailedCertificate) => void {
  if (file === undefined) return (failure) => console.error(formatFailure(failure));
  const descriptor = withFileNameSync(file, () => openSync(file, 'w'));
  return (failure) =>
    withFileNameSync(file, () => writeSync(descriptor, `${toVisibleJson(failure)}\n`));
}
