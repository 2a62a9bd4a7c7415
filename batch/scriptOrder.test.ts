/** Tests that the file of a certificate does not depend on the certificates before it, whose fonts are loaded. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildBatch, runBatch, toJsonLines } from '#testing/batchCommand.ts';
import { createCertificateResponse } from '#testing/certificates.ts';

let folder: string;
let batchFolder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'script-order-'));
  batchFolder = buildBatch();
});
afterAll(() => {
  for (const path of [folder, batchFolder]) rmSync(path, { recursive: true });
});

/** Writes certificates with one process. @returns the file of the last certificate */
async function writeLast(label: string, ...names: readonly string[]): Promise<Buffer> {
  const list = names.map((name, index) =>
    createCertificateResponse({ name, id: index === names.length - 1 ? 'last' : `id-${index}` }),
  );
  const out = join(folder, label);
  const args = ['-', out, '--language', 'en', '--demo', '--workers', '1'];
  expect(await runBatch(batchFolder, args, toJsonLines(list))).toMatchObject({
    code: 0,
    stderr: '',
  });
  const file = readdirSync(out).find((name) => name.endsWith(' last.pdf')) ?? '';
  return readFileSync(join(out, file));
}

// Signs that several scripts share: digits, a comma, the end of a sentence.
it.each([
  ['Ana ٣', ['ليلى حسن']],
  ['Ana، ٣', ['ليلى حسن']],
  ['Ana ।', ['प्रज्ञा द्विवेदी', 'ক্ষিতীশ চট্টোপাধ্যায়']],
  ['कृष्ण । २', ['ক্ষিতীশ চট্টোপাধ্যায়']],
])('draws %s in the same font after other names', async (name, earlierNames) => {
  const alone = await writeLast(`alone ${name}`, name);
  const afterOthers = await writeLast(`after ${name}`, ...earlierNames, name);
  expect(afterOthers.equals(alone)).toBe(true);
});
