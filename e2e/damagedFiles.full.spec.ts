/**
 * Tests that "Check a file" in a page survives files that are damaged at random, and never confirms them: its worker and
 * its main thread. `damagedFiles.full.test.ts` reads many more of them in Node.
 */
import { createRandom, damages } from '../src/testing/pdf/damages.ts';
import { expect, test } from './fixtures.ts';
import { createNodePdf, fetchCertificate, issueCertificate } from './certificateFiles.ts';
import { measureLongestTask } from './longestTask.ts';

const filesPerKind = 2;
/** Maximum processor time of a task of the main thread, milliseconds, also on a slow machine. */
const maxTaskMs = 500;
const exact = 'Exatamente como foi emitido';

test('never confirms a damaged file, and never blocks or crashes the page', async ({
  page,
  platform,
}) => {
  test.setTimeout(5 * 60_000);
  const firstSeed = Number(process.env.DAMAGE_SEED ?? Date.now() % 1_000_000);
  console.log(`Damaged files from DAMAGE_SEED=${firstSeed}`);
  const id = await issueCertificate(platform, 'typical');
  const issued = await createNodePdf(platform, 'pt', await fetchCertificate(platform, id));
  const text = issued.toString('latin1');
  let isCrashed = false;
  page.on('crash', () => (isCrashed = true));
  await page.goto(`${platform.plugin}/pt/print/${id}`);
  const verdicts = new Map<string, number>();
  let [fileCount, longestTaskMs] = [0, 0];
  for (const [kind, damage] of Object.entries(damages))
    for (let seed = firstSeed; seed < firstSeed + filesPerKind; seed++) {
      const changed = damage(text, createRandom(seed));
      if (changed === text) continue;
      const name = `${kind} ${seed}.pdf`;
      const buffer = Buffer.from(changed, 'latin1');
      const verdict = page
        .locator('section')
        .filter({ hasText: name })
        .getByRole('heading')
        .first();
      const taskMs = await measureLongestTask(page, async () => {
        await page
          .locator('input[type="file"]')
          .setInputFiles({ name, mimeType: 'application/pdf', buffer });
        // Unlike `expect`, takes no snapshot of the page each time that it looks.
        await verdict.waitFor({ timeout: 60_000 });
      });
      longestTaskMs = Math.max(longestTaskMs, taskMs);
      const heading = await verdict.innerText();
      expect(heading, name).not.toBe(exact);
      verdicts.set(heading, (verdicts.get(heading) ?? 0) + 1);
      fileCount++;
    }
  const counts = JSON.stringify(Object.fromEntries(verdicts));
  console.log(`${fileCount} files: ${counts}; longest task ${longestTaskMs} ms`);
  expect(isCrashed).toBe(false);
  expect(fileCount).toBeGreaterThanOrEqual(Object.keys(damages).length);
  expect(longestTaskMs).toBeLessThan(maxTaskMs);
});
