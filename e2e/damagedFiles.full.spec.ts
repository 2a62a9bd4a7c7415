/**
 * Tests that "Check a file" in a page survives files that are damaged at random, and never confirms them: its worker and
 * its main thread. `damagedFiles.full.test.ts` reads many more of them in Node.
 */
import { createRandom, damages } from '../src/testing/pdf/damages.ts';
import { expect, test } from './fixtures.ts';
import { getLongestTask, recordLongTasks } from './longTasks.ts';
import { createNodePdf, fetchCertificate, issueCertificate } from './certificateFiles.ts';

const filesPerKind = 2;
/** Maximum duration of a task in the main thread, milliseconds. */
const maxTaskMs = 1_000;
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
  await page.addInitScript(recordLongTasks);
  await page.goto(`${platform.plugin}/pt/print/${id}`);
  const verdicts = new Map<string, number>();
  let [fileCount, slowestMs] = [0, 0];
  for (const [kind, damage] of Object.entries(damages))
    for (let seed = firstSeed; seed < firstSeed + filesPerKind; seed++) {
      const changed = damage(text, createRandom(seed));
      if (changed === text) continue;
      const name = `${kind} ${seed}.pdf`;
      const buffer = Buffer.from(changed, 'latin1');
      const startedAt = performance.now();
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name, mimeType: 'application/pdf', buffer });
      const verdict = page
        .locator('section')
        .filter({ hasText: name })
        .getByRole('heading')
        .first();
      // Unlike `expect`, takes no snapshot of the page each time that it looks.
      await verdict.waitFor({ timeout: 30_000 });
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      const heading = await verdict.innerText();
      expect(heading, name).not.toBe(exact);
      verdicts.set(heading, (verdicts.get(heading) ?? 0) + 1);
      fileCount++;
    }
  const longestTaskMs = await getLongestTask(page);
  const counts = JSON.stringify(Object.fromEntries(verdicts));
  console.log(
    `${fileCount} files: ${counts}; slowest ${Math.round(slowestMs)} ms, longest task ${longestTaskMs} ms`,
  );
  expect(isCrashed).toBe(false);
  expect(fileCount).toBeGreaterThanOrEqual(Object.keys(damages).length);
  expect(longestTaskMs).toBeLessThan(maxTaskMs);
});
