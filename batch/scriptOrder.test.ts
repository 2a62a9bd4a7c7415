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

/** Writes certificates with one process. @returns the files by the names of learners */
async function write(names: readonly string[]): Promise<Map<string, Buffer>> {
  const list = names.map((name) => createCertificateResponse({ name, id: name }));
  const out = mkdtempSync(join(folder, 'out-'));
  const args = ['-', out, '--language', 'en', '--demo', '--workers', '1'];
  expect(await runBatch(batchFolder, args, toJsonLines(list))).toMatchObject({
    code: 0,
    stderr: '',
  });
  const files = readdirSync(out);
  return new Map(
    names.map((name) => [
      name,
      readFileSync(join(out, files.find((file) => file.startsWith(`${name} – `)) ?? '')),
    ]),
  );
}

// Signs that several scripts share: digits, a comma, the end of a sentence.
it.each([
  [
    ['ليلى حسن', 'Ana ٣', 'Ana، ٣', 'ক্ষিতীশ চট্টোপাধ্যায়', 'कृष्ण । २'],
    ['Ana ٣', 'Ana، ٣', 'कृष्ण । २'],
  ],
  [['प्रज्ञा द्विवेदी', 'ক্ষিতীশ চট্টোপাধ্যায়', 'Ana ।'], ['Ana ।']],
])('draws each of %j in the same font as alone: %j', async (list, names) => {
  const files = await write(list);
  for (const name of names) {
    const alone = await write([name]);
    expect([name, files.get(name)?.equals(alone.get(name) ?? Buffer.of())]).toEqual([name, true]);
  }
});
