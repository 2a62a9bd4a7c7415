/** Entry point of the thread that runs the module of a signer. */
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { SignFunction } from '#rendering/signing/PdfSigner.ts';
import { callSigner, describeThrownValue } from './callSigner.ts';
import type { SignerReply, SignRequest } from './SignerModule.ts';

const sendReply = (message: SignerReply) => parentPort?.postMessage(message);

async function loadSignFunction(path: string): Promise<SignFunction | undefined> {
  try {
    const { sign } = (await import(pathToFileURL(path).href)) as { sign?: unknown };
    if (typeof sign === 'function') return sign as SignFunction;
    sendReply({ kind: 'unusable', message: 'it exports no function "sign".' });
  } catch (error) {
    sendReply({ kind: 'unusable', message: describeThrownValue(error) });
  }
  return undefined;
}

const sign = await loadSignFunction(workerData as string);
if (sign) {
  parentPort?.on('message', ({ id, covered, signedAt }: SignRequest) => {
    callSigner(sign, covered, signedAt).then(
      // A copy, because a buffer may be a view of memory with other content.
      (signature) => sendReply({ kind: 'signed', id, signature: Uint8Array.from(signature) }),
      (error: unknown) => sendReply({ kind: 'failed', id, message: describeThrownValue(error) }),
    );
  });
  sendReply({ kind: 'loaded' });
}
