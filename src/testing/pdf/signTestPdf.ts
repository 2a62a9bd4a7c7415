import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#domain/language.ts';
import { PdfSigner, type SignFunction } from '#rendering/signing/PdfSigner.ts';
import { loadSignatureLabel } from '#rendering/signing/signatureLabel.ts';
import { runInTemporaryFolder } from './programs.ts';

/** Creates a function that signs with a new key by OpenSSL. @throws Error if OpenSSL is not installed */
export function createOpensslSigner(): SignFunction {
  const { key, certificate } = runInTemporaryFolder((folder) => {
    runOpenssl(
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
      ...['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')],
      ...['-days', '365', '-subj', '/CN=Company'],
    );
    return {
      key: readFileSync(join(folder, 'key.pem')),
      certificate: readFileSync(join(folder, 'cert.pem')),
    };
  });
  return (covered) =>
    runInTemporaryFolder((folder) => {
      const [keyPath, certificatePath, coveredPath] = ['key.pem', 'cert.pem', 'covered'].map(
        (name) => join(folder, name),
      ) as [string, string, string];
      writeFileSync(keyPath, key);
      writeFileSync(certificatePath, certificate);
      writeFileSync(coveredPath, covered);
      return runOpenssl(
        ...['cms', '-sign', '-binary', '-outform', 'DER', '-in', coveredPath],
        ...['-inkey', keyPath, '-signer', certificatePath],
      );
    });
}

/** Signs a PDF as the batch does. */
export async function signTestPdf(
  pdf: Uint8Array,
  sign: SignFunction,
  language: Language = 'pt',
): Promise<Uint8Array> {
  return new PdfSigner(sign, await loadSignatureLabel(language)).addSignature(pdf);
}

function runOpenssl(...args: string[]): Uint8Array {
  const { status, stdout, stderr, error } = spawnSync('openssl', args);
  if (error) throw error;
  if (status !== 0) throw new Error(`openssl: ${stderr.toString()}`);
  return new Uint8Array(stdout);
}
