import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { TimeoutError, withTimeout } from '#runtime/timeouts.ts';
import { SignerError } from './callSigner.ts';
import { getErrorMessage } from './pdfMaker.ts';

/** A message to the thread of a signer. */
export interface SignRequest {
  id: number;
  covered: Uint8Array;
  signedAt: Date;
}

/** A message from the thread of a signer. */
export type SignerReply =
  | { kind: 'loaded' }
  | { kind: 'unusable'; message: string }
  | { kind: 'signed'; id: number; signature: Uint8Array }
  | { kind: 'failed'; id: number; message: string };

interface PendingSignature {
  resolve: (signature: Uint8Array) => void;
  reject: (error: Error) => void;
}

/**
 * The module of a signer, in a thread of its own. The module can therefore neither end the command, for example with
 * `process.exit`, nor prevent it from ending.
 */
export class SignerModule {
  private readonly path: string;
  private readonly worker: Worker;
  private readonly pending = new Map<number, PendingSignature>();
  private nextId = 0;
  /** Why the thread has ended. */
  private ending: string | undefined;
  private readonly loading: Promise<void>;
  private finishLoading: (error?: Error) => void = () => undefined;

  private constructor(path: string) {
    this.path = path;
    this.worker = new Worker(new URL('./signerThread.mjs', import.meta.url), {
      workerData: resolve(path),
    });
    this.loading = new Promise((resolveLoading, reject) => {
      this.finishLoading = (error) => (error ? reject(error) : resolveLoading());
    });
    this.worker.on('message', (reply: SignerReply) => this.receive(reply));
    this.worker.on('error', (error) => this.end(`The signer failed: ${getErrorMessage(error)}`));
    this.worker.on('exit', (code) => this.end(`The signer ended with the exit code ${code}.`));
  }

  /**
   * Loads the module.
   * @param timeout seconds
   * @throws SignerError if the module cannot be loaded in time or has no function `sign`
   */
  static async load(path: string, timeout: number): Promise<SignerModule> {
    const module = new SignerModule(path);
    try {
      await withTimeout(timeout * 1000, () => module.loading);
      return module;
    } catch (error) {
      await module.close();
      if (!(error instanceof TimeoutError)) throw error;
      throw new SignerError(`${path}: the module did not load in ${timeout} s.`, { cause: error });
    }
  }

  /** Signs with the function `sign` of the module. @throws SignerError */
  sign(covered: Uint8Array, signedAt: Date): Promise<Uint8Array> {
    if (this.ending !== undefined) return Promise.reject(new SignerError(this.ending));
    const id = this.nextId++;
    const signature = new Promise<Uint8Array>((resolveSignature, reject) => {
      this.pending.set(id, { resolve: resolveSignature, reject });
    });
    this.worker.postMessage({ id, covered, signedAt } satisfies SignRequest);
    return signature;
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }

  private receive(reply: SignerReply): void {
    if (reply.kind === 'loaded') this.finishLoading();
    else if (reply.kind === 'unusable')
      this.finishLoading(new SignerError(`${this.path}: ${reply.message.replace(/\n.*/s, '')}`));
    else {
      const request = this.pending.get(reply.id);
      this.pending.delete(reply.id);
      if (reply.kind === 'signed') request?.resolve(reply.signature);
      else request?.reject(new SignerError(reply.message));
    }
  }

  private end(reason: string): void {
    this.ending ??= reason;
    this.finishLoading(new SignerError(`${this.path}: ${this.ending}`));
    for (const { reject } of this.pending.values()) reject(new SignerError(this.ending));
    this.pending.clear();
  }
}
