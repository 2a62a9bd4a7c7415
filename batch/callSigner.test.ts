import type { SignFunction } from '#rendering/signing/PdfSigner.ts';
import { toPdfCertificate, pdfResources, createScene } from '#testing/pdf/documents.ts';
import { buildPdf } from '#rendering/pdf/buildPdf.ts';
import { createBatchSigner } from './batchSigner.ts';
import { callSigner } from './callSigner.ts';

const call = (sign: unknown) => callSigner(sign as SignFunction, Uint8Array.of(1), new Date());
const fail = (error: unknown) => () => {
  throw error;
};

describe('callSigner', () => {
  test.each<[string, unknown]>([
    ['a Uint8Array', Uint8Array.of(48)],
    ['a Buffer', Buffer.of(48)],
    ['an ArrayBuffer', Uint8Array.of(48).buffer],
    ['a promise', Promise.resolve(Uint8Array.of(48))],
  ])('returns the bytes of %s', async (_, signature) => {
    expect(await call(() => signature)).toEqual(Uint8Array.of(48));
  });

  test.each<[unknown, string]>([
    [fail(new Error('The token is locked')), 'The token is locked'],
    [fail(new TypeError('')), 'The signer threw TypeError.'],
    [fail(undefined), 'The signer threw undefined.'],
    [fail('locked'), "The signer threw 'locked'."],
    [fail(null), 'The signer threw null.'],
    [() => undefined, 'The signer returned undefined instead of bytes.'],
    [() => 'signature', "The signer returned 'signature' instead of bytes."],
    [() => [48, 3], 'The signer returned [ 48, 3 ] instead of bytes.'],
    [() => ({}), 'The signer returned {} instead of bytes.'],
  ])('throws an error with a message for %s', async (sign, message) => {
    await expect(call(sign)).rejects.toThrow(message);
  });
});

test('createBatchSigner waits no longer for a signature than its limit', async () => {
  const pdf = buildPdf([toPdfCertificate(await createScene('Layout1'))], pdfResources);
  const sign = () => new Promise<Uint8Array>(() => undefined);
  const signPdf = await createBatchSigner({ sign, signTimeout: 0.05 }, 'pt');
  await expect(signPdf(pdf)).rejects.toThrow('The signer gave no signature in 0.05 s.');
});
