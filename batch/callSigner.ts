import { inspect, types } from 'node:util';
import type { SignFunction } from '#rendering/signing/PdfSigner.ts';

/** Thrown if a sign function gives no signature. The message says why. */
export class SignerError extends Error {
  override name = 'SignerError';
}

/**
 * Calls a sign function, which may come from anywhere.
 * @throws SignerError if it throws, rejects or returns anything but bytes
 */
export async function callSigner(
  sign: SignFunction,
  covered: Uint8Array,
  signedAt: Date,
): Promise<Uint8Array> {
  let signature: unknown;
  try {
    signature = await sign(covered, signedAt);
  } catch (error) {
    throw new SignerError(describeThrownValue(error), { cause: error });
  }
  if (types.isArrayBuffer(signature)) return new Uint8Array(signature);
  if (types.isUint8Array(signature)) return signature;
  throw new SignerError(`The signer returned ${describe(signature)} instead of bytes.`);
}

/** Describes what a signer threw: usually an error with a message, but it may throw any value. */
export const describeThrownValue = (error: unknown): string =>
  (error instanceof Error && error.message) || `The signer threw ${describe(error)}.`;

const describe = (value: unknown) =>
  value instanceof Error
    ? value.name
    : inspect(value, { depth: 0, breakLength: Infinity }).slice(0, 100);
