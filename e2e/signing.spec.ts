/** Files of the batch that are signed as docs/batch.md says, judged by programs that know signatures, and checked by ours. */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { inRoot, readText } from '../scripts/files.mjs';
import { missingForValidator, validate } from '../scripts/validator/validator.ts';
import { withRevision } from '../src/testing/pdf/editPdf.ts';
import { complaintsOfQpdf, hasProgram, signaturesOf } from '../src/testing/pdf/programs.ts';
import { expect, test } from './fixtures.ts';
import { giveOne, wireOf } from './issued.ts';

const passphrase = 'only for tests';
const [, section = ''] = readText('docs/batch.md').split('\n## Signing\n');
/** Modules that the documentation shows. */
const modules = Array.from(section.matchAll(/```js\n([^]*?)```/g), ([, code = '']) => code);
const attributes = {
  'signing-certificate-v2': '060b2a864886f70d010910022f',
  'signing-time': '06092a864886f70d010905',
};

// Each run of the command line builds it.
test.describe.configure({ mode: 'default' });

test.beforeEach(() => {
  const openssl = spawnSync('openssl', ['version'], { stdio: 'ignore' });
  test.skip(openssl.error !== undefined, 'no openssl here');
});

/** A folder with a key of RSA or of a curve in it, as the documentation makes one. */
function folderWithKey(key: 'rsa:3072' | 'ec'): string {
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
  copyFileSync(inRoot('deploy/batch/padesSigner.mjs'), join(folder, 'padesSigner.mjs'));
  return folder;
}

/** The file of one certificate, signed by the command line. @param name a word of the module that is meant */
function signedBy(folder: string, name: string, wire: unknown, publicUrl: string): Buffer {
  writeFileSync(join(folder, 'sign.mjs'), modules.find((code) => code.includes(name)) ?? '');
  writeFileSync(join(folder, 'certificates.json'), JSON.stringify(wire));
  execFileSync(
    process.execPath,
    [inRoot('scripts/batch.mjs'), 'certificates.json', name, '--sign', 'sign.mjs'].concat(
      ...['--public-url', publicUrl],
    ),
    { cwd: folder, env: { ...process.env, PASSPHRASE: passphrase } },
  );
  const [file = ''] = readdirSync(join(folder, name));
  return readFileSync(join(folder, name, file));
}

const cmsIn = (pdf: Buffer) => /\/Contents<(\w+?)0*>/.exec(pdf.toString('latin1'))?.[1] ?? '';

for (const key of ['rsa:3072', 'ec'] as const)
  test(`a file that is signed as the documentation says holds as PAdES B-B: ${key}`, async ({
    platform,
  }) => {
    const wire = await wireOf(platform, await giveOne(platform, 'typical'));
    const pdf = signedBy(folderWithKey(key), 'padesSigner', wire, platform.plugin);
    expect(cmsIn(pdf)).toContain(attributes['signing-certificate-v2']);
    expect(cmsIn(pdf)).not.toContain(attributes['signing-time']);
    test.skip(!hasProgram('pdfsig'), 'no pdfsig here');
    expect(signaturesOf(pdf)).toContain('Signature Type: ETSI.CAdES.detached');
    expect(signaturesOf(pdf)).toContain('Total document signed');
    expect(signaturesOf(pdf)).toContain('Signature is Valid');
    const changed = Buffer.from(pdf);
    changed[1000] = (changed[1000] ?? 0) ^ 1;
    expect(signaturesOf(changed)).toContain('Digest Mismatch');
  });

test('a signer of @signpdf signs, and the file keeps PDF/A-3a and PDF/UA-1', async ({
  platform,
}) => {
  const wire = await wireOf(platform, await giveOne(platform, 'longest', 'Layout4'));
  const pdf = signedBy(folderWithKey('rsa:3072'), 'P12Signer', wire, platform.plugin);
  if (hasProgram('pdfsig')) expect(signaturesOf(pdf)).toContain('Signature is Valid');
  if (hasProgram('qpdf')) expect(complaintsOfQpdf(pdf)).toBe('');
  const missing = missingForValidator();
  test.skip(missing.length > 0, `no validator here without ${missing.join(', ')}`);
  const edited = (said: RegExp, instead: string) => {
    const text = pdf.toString('latin1');
    expect(text).toMatch(said);
    return new Uint8Array(Buffer.from(text.replace(said, instead), 'latin1'));
  };
  const files = new Map<string, Uint8Array>([
    ['signed', pdf],
    ['hidden', edited(/\/F 132/, '/F 134')],
    ['seen, without a look or a tag', edited(/\/Rect\[-1 -1 -1 -1\]/, '/Rect[10 10 90 90]')],
    ['of other bytes', edited(/\/ByteRange\[0/, '/ByteRange[9')],
    ['no signature', edited(/\/Contents<30/, '/Contents<31')],
  ]);
  const { breaches } = await validate(files, ['3a', 'ua1']);
  const broken = [...breaches].map(([name, all]) => [name, all.map(({ rule }) => rule).sort()]);
  expect(Object.fromEntries(broken)).toEqual({
    signed: [],
    hidden: ['6.3.2-2'],
    'seen, without a look or a tag': ['6.3.3-1', '7.18.4-1'],
    'of other bytes': ['6.4.3-1'],
    'no signature': ['6.4.3-2', '6.4.3-3'],
  });
});

async function check(page: Page, buffer: Buffer): Promise<void> {
  const file = { name: 'certificado.pdf', mimeType: 'application/pdf', buffer };
  await page.locator('input[type="file"]').setInputFiles(file);
}

test('a signed file is as issued, and one with anything else behind its end never is', async ({
  page,
  platform,
}) => {
  const id = await giveOne(platform, 'typical');
  const folder = folderWithKey('ec');
  const pdf = signedBy(folder, 'padesSigner', await wireOf(platform, id), platform.plugin);
  const text = pdf.toString('latin1');
  const front = /\/Contents (\d+) 0 R/.exec(text)?.[0] ?? '';
  const back = text.match(/\/Contents \d+ 0 R/g)?.find((contents) => contents !== front) ?? '';
  const end = text.indexOf('%%EOF\n');
  const turned = text.slice(0, end) + text.slice(end).replace(front, back.padEnd(front.length));
  const note = page.getByText('Tem uma assinatura digital.');
  await page.goto(`${platform.plugin}/pt/print/${id}`);
  await check(page, pdf);
  await expect(
    page.getByRole('heading', { level: 2, name: 'Exatamente como foi emitido' }),
  ).toBeVisible();
  await expect(page.getByText('só há uma assinatura digital')).toBeVisible();
  await expect(note).toBeVisible();
  for (const forged of [Buffer.from(turned, 'latin1'), withRevision(pdf)]) {
    await page.reload();
    await check(page, forged);
    await expect(
      page.getByRole('heading', { level: 2, name: /Não dá para confirmar|Diferente/ }),
    ).toBeVisible({ timeout: 40_000 });
    await expect(note).toBeVisible();
  }
});
