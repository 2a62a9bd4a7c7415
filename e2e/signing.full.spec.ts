/**
 * Tests PDFs of the batch command that are signed as docs/batch.md describes. Signature tools and "Check a file" verify
 * them.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { resolveInRoot, readText } from '../scripts/files.mjs';
import { listMissingValidatorPrograms, validatePdfs } from '../scripts/validator/validator.ts';
import { buildBatch } from '../src/testing/batchCommand.ts';
import { addIncrementalUpdate } from '../src/testing/pdf/editPdf.ts';
import { checkWithQpdf, hasProgram, readSignatures } from '../src/testing/pdf/programs.ts';
import { expect, test } from './fixtures.ts';
import { issueCertificate, fetchCertificate } from './certificateFiles.ts';

const passphrase = 'only for tests';
const [, section = ''] = readText('docs/batch.md').split('\n## Signing\n');
/** JavaScript modules in the code blocks of the documentation. */
const modules = Array.from(section.matchAll(/```js\n([^]*?)```/g), ([, code = '']) => code);
const attributes = {
  'signing-certificate-v2': '060b2a864886f70d010910022f',
  'signing-time': '06092a864886f70d010905',
};

// The batch is built once for all tests.
test.describe.configure({ mode: 'default' });
let batchFolder: string;
test.beforeAll(() => {
  batchFolder = buildBatch();
});
test.afterAll(() => rmSync(batchFolder, { recursive: true }));

test.beforeEach(() => {
  const openssl = spawnSync('openssl', ['version'], { stdio: 'ignore' });
  test.skip(openssl.error !== undefined, 'openssl is not installed');
});

/** Creates a folder with a private key and an X.509 certificate as the documentation describes. */
function createKeyFolder(key: 'rsa:3072' | 'ec'): string {
  const folder = test.info().outputPath('signing');
  mkdirSync(folder, { recursive: true });
  const curve = key === 'ec' ? ['-pkeyopt', 'ec_paramgen_curve:P-256'] : [];
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });
  openssl(
    ...['req', '-x509', '-newkey', key, ...curve, '-nodes', '-keyout', 'key.pem'],
    ...['-out', 'cert.pem', '-days', '365', '-subj', '/CN=Company'],
    ...['-addext', 'keyUsage=critical,digitalSignature,nonRepudiation'],
  );
  openssl(
    ...['pkcs12', '-export', '-inkey', 'key.pem', '-in', 'cert.pem', '-out', 'company.p12'],
    ...['-passout', `pass:${passphrase}`],
  );
  copyFileSync(resolveInRoot('deploy/batch/padesSigner.mjs'), join(folder, 'padesSigner.mjs'));
  return folder;
}

/** Creates the signed PDF of one certificate with the batch command. @param name a word that selects the signer module */
function createSignedPdf(
  folder: string,
  name: string,
  response: unknown,
  publicUrl: string,
): Buffer {
  writeFileSync(join(folder, 'sign.mjs'), modules.find((code) => code.includes(name)) ?? '');
  writeFileSync(join(folder, 'certificates.json'), JSON.stringify(response));
  execFileSync(
    process.execPath,
    [join(batchFolder, 'cli.mjs'), 'certificates.json', name, '--sign', 'sign.mjs'].concat(
      ...['--public-url', publicUrl],
    ),
    { cwd: folder, env: { ...process.env, PASSPHRASE: passphrase } },
  );
  const [file = ''] = readdirSync(join(folder, name));
  return readFileSync(join(folder, name, file));
}

const extractCms = (pdf: Buffer) => /\/Contents<(\w+?)0*>/.exec(pdf.toString('latin1'))?.[1] ?? '';

/** Expects a valid PAdES B-B signature of a whole file. */
function expectPadesSignature(pdf: Buffer): void {
  expect(extractCms(pdf)).toContain(attributes['signing-certificate-v2']);
  expect(extractCms(pdf)).not.toContain(attributes['signing-time']);
  if (!hasProgram('pdfsig')) return;
  const signatures = readSignatures(pdf);
  expect(signatures).toContain('Signature Type: ETSI.CAdES.detached');
  expect(signatures).toContain('Total document signed');
  expect(signatures).toContain('Signature is Valid');
  const changed = Buffer.from(pdf);
  changed[1000] = (changed[1000] ?? 0) ^ 1;
  expect(readSignatures(changed)).toContain('Digest Mismatch');
}

test('creates a valid PAdES B-B signature with the documented signer and an RSA key', async ({
  platform,
}) => {
  const response = await fetchCertificate(platform, await issueCertificate(platform, 'typical'));
  const folder = createKeyFolder('rsa:3072');
  expectPadesSignature(createSignedPdf(folder, 'padesSigner', response, platform.plugin));
});

test('signs with @signpdf and keeps PDF/A-3a and PDF/UA-1', async ({ platform }) => {
  const response = await fetchCertificate(
    platform,
    await issueCertificate(platform, 'longest', 'Layout4'),
  );
  const pdf = createSignedPdf(createKeyFolder('rsa:3072'), 'P12Signer', response, platform.plugin);
  if (hasProgram('pdfsig')) expect(readSignatures(pdf)).toContain('Signature is Valid');
  if (hasProgram('qpdf')) expect(checkWithQpdf(pdf)).toBe('');
  const missing = listMissingValidatorPrograms();
  test.skip(missing.length > 0, `the validator needs ${missing.join(', ')}`);
  const createEdited = (pattern: RegExp, replacement: string) => {
    const text = pdf.toString('latin1');
    expect(text).toMatch(pattern);
    return new Uint8Array(Buffer.from(text.replace(pattern, replacement), 'latin1'));
  };
  const files = new Map<string, Uint8Array>([
    ['signed', pdf],
    ['hidden', createEdited(/\/F 132/, '/F 134')],
    [
      'visible, without appearance or tag',
      createEdited(/\/Rect\[-1 -1 -1 -1\]/, '/Rect[10 10 90 90]'),
    ],
    ['wrong byte range', createEdited(/\/ByteRange\[0/, '/ByteRange[9')],
    ['no signature', createEdited(/\/Contents<30/, '/Contents<31')],
  ]);
  const { breaches } = await validatePdfs(files, ['3a', 'ua1']);
  const brokenRules = [...breaches].map(([name, list]) => [
    name,
    list.map(({ rule }) => rule).sort(),
  ]);
  expect(Object.fromEntries(brokenRules)).toEqual({
    signed: [],
    hidden: ['6.3.2-2'],
    'visible, without appearance or tag': ['6.3.3-1', '7.18.4-1'],
    'wrong byte range': ['6.4.3-1'],
    'no signature': ['6.4.3-2', '6.4.3-3'],
  });
});

/** Checks a file. @returns the result, which names the file */
async function check(page: Page, name: string, buffer: Buffer): Promise<Locator> {
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer });
  const result = page.locator('section').filter({ hasText: name });
  await expect(result).toBeVisible({ timeout: 40_000 });
  return result;
}

test('creates a valid PAdES B-B signature with an EC key, and confirms the file, but not one with other content after its end', async ({
  page,
  platform,
}) => {
  const id = await issueCertificate(platform, 'typical');
  const response = await fetchCertificate(platform, id);
  const pdf = createSignedPdf(createKeyFolder('ec'), 'padesSigner', response, platform.plugin);
  expectPadesSignature(pdf);

  const text = pdf.toString('latin1');
  const front = /\/Contents (\d+) 0 R/.exec(text)?.[0] ?? '';
  const back = text.match(/\/Contents \d+ 0 R/g)?.find((contents) => contents !== front) ?? '';
  const end = text.indexOf('%%EOF\n');
  const swapped = text.slice(0, end) + text.slice(end).replace(front, back.padEnd(front.length));
  await page.goto(`${platform.plugin}/pt/print/${id}`);
  const result = await check(page, 'certificado.pdf', pdf);
  await expect(
    result.getByRole('heading', { level: 2, name: 'Exatamente como foi emitido' }),
  ).toBeVisible();
  await expect(result.getByText('só há uma assinatura digital')).toBeVisible();
  await expect(result.getByText('Tem uma assinatura digital.')).toBeVisible();
  for (const [name, forged] of [
    ['swapped.pdf', Buffer.from(swapped, 'latin1')],
    ['added.pdf', addIncrementalUpdate(pdf)],
  ] as const) {
    const forgedResult = await check(page, name, forged);
    await expect(
      forgedResult.getByRole('heading', { level: 2, name: 'Não confie neste arquivo' }),
    ).toBeVisible();
    await expect(forgedResult.getByText('Finge ter uma assinatura digital.')).toBeVisible();
  }
});
