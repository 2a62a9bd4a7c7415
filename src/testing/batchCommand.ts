/** The batch as it is shipped: a folder of its own, whose command line is run by Node. */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layoutNames } from '#model/template/template.ts';
import { sentCertificate } from './certificates.ts';

/** Builds it. @returns its folder */
export function builtBatch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-batch-'));
  execFileSync(process.execPath, ['scripts/batch.mjs', '--build', folder]);
  return folder;
}

/** What a run of the command line left. */
export interface Ran {
  /** Null when a signal ended it. */
  code: number | null;
  out: string;
  errors: string;
}

/** A command that runs. */
export interface Running {
  kill: (signal: NodeJS.Signals) => void;
  ended: Promise<Ran>;
}

/** @param input what standard input has */
export function startBatch(built: string, args: readonly string[], input = ''): Running {
  const child = spawn(process.execPath, [join(built, 'cli.mjs'), ...args]);
  const said = { out: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.errors += text));
  // A run that ends early leaves its input unread.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const ended = new Promise<Ran>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, ...said }));
  });
  return { kill: (signal) => child.kill(signal), ended };
}

/** As `startBatch`, to its end. */
export const runBatch = (...run: Parameters<typeof startBatch>): Promise<Ran> =>
  startBatch(...run).ended;

/** So many certificates as the server sends them, each of another layout than the last. */
export const sentCertificates = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    sentCertificate({
      id: `7f3c92d1-4b8e-4c1a-9d52-${String(index).padStart(12, '0')}`,
      name: `Ana Lúcia Moura ${index % 7}`,
      template: { layout: layoutNames[index % layoutNames.length] ?? 'Layout1' },
    }),
  );

/** One a line. */
export const asLines = (certificates: readonly unknown[]): string =>
  certificates.map((certificate) => `${JSON.stringify(certificate)}\n`).join('');

/** What a folder holds: each name with the hash of its bytes. */
export const hashesOf = (folder: string): Record<string, string> =>
  hashes(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]));

/** The same of files by name. */
export const hashes = (files: Iterable<readonly [string, Uint8Array]>): Record<string, string> =>
  Object.fromEntries(
    Array.from(files, ([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')]),
  );
