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

const firstSeed = Number(process.env.DAMAGE_SEED ?? Date.now() % 1_000_000);

for (const [kind, damage] of Object.entries(damages))
  test(`never confirms a file with ${kind}, and never blocks or crashes the page`, async ({
    page,
    platform,
  }) => {
    test.setTimeout(180_000);
    const id = await issueCertificate(platform, 'typical');
    const issued = await createNodePdf(platform, 'pt', await fetchCertificate(platform, id));
    const text = issued.toString('latin1');
    let isCrashed = false;
    page.on('crash', () => (isCrashed = true));
    await page.goto(`${platform.plugin}/pt/print/${id}`);
    const seeds = Array.from({ length: filesPerKind }, (_, index) => firstSeed + index);
    for (const seed of seeds) {
      // The seed is part of the file's name, so that messages of failed tests contain it.
      const name = `${kind} ${seed}.pdf`;
      const buffer = Buffer.from(damage(text, createRandom(seed)), 'latin1');
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
      const isUnchanged = buffer.toString('latin1') === text;
      if (!isUnchanged) await expect(verdict, name).not.toHaveText(exact);
      expect(taskMs, name).toBeLessThan(maxTaskMs);
    }
    expect(isCrashed).toBe(false);
  });
