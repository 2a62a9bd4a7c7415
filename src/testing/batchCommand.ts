/** Builds the command line of the batch renderer, which creates PDFs in Node, and runs it in tests. */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layoutNames } from '#domain/template/template.ts';
import { createCertificateResponse } from './certificates.ts';

/** Builds the batch command into a new temporary folder. @returns the path of the folder */
export function buildBatch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-batch-'));
  execFileSync(process.execPath, ['scripts/batch.mjs', '--build', folder]);
  return folder;
}

/** The exit code and the output of a finished batch command. */
export interface CommandResult {
  /** Exit code. Null when a signal ended the process. */
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface RunningCommand {
  kill: (signal: NodeJS.Signals) => void;
  result: Promise<CommandResult>;
}

/**
 * Starts the batch command in a new process.
 * @param batchFolder the folder that `buildBatch` returned
 * @param input text for standard input
 * @param env environment variables in addition to those of this process
 */
export function startBatch(
  batchFolder: string,
  args: readonly string[],
  input = '',
  env: NodeJS.ProcessEnv = {},
): RunningCommand {
  const child = spawn(process.execPath, [join(batchFolder, 'cli.mjs'), ...args], {
    env: { ...process.env, ...env },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
  // A command that fails early closes its input before all of it is written.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const result = new Promise<CommandResult>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, ...output }));
  });
  return { kill: (signal) => child.kill(signal), result };
}

/** Runs the batch command until it exits. Takes the arguments of `startBatch`. */
export const runBatch = (...args: Parameters<typeof startBatch>): Promise<CommandResult> =>
  startBatch(...args).result;

/** Creates `count` certificates in the server's JSON format. The layouts alternate. */
export const createCertificateResponses = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    createCertificateResponse({
      id: `7f3c92d1-4b8e-4c1a-9d52-${String(index).padStart(12, '0')}`,
      name: `Ana Lúcia Moura ${index % 7}`,
      template: { layout: layoutNames[index % layoutNames.length] ?? 'Layout1' },
    }),
  );

/** Serializes certificates as JSON Lines. */
export const toJsonLines = (certificates: readonly unknown[]): string =>
  certificates.map((certificate) => `${JSON.stringify(certificate)}\n`).join('');

/** Hashes the files of a folder. @returns SHA-256 in hexadecimal by file name */
export const hashFolder = (folder: string): Record<string, string> =>
  hashFiles(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]));

/** Hashes files. @returns SHA-256 in hexadecimal by file name */
export const hashFiles = (files: Iterable<readonly [string, Uint8Array]>): Record<string, string> =>
  Object.fromEntries(
    Array.from(files, ([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')]),
  );
