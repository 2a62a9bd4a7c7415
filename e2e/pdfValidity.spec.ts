/** Validates a few PDFs with veraPDF. `pdfValidity.full.spec.ts` has further ones, and checks the validator with faults. */
import { expect, test } from './fixtures.ts';
import { readText } from '../scripts/files.mjs';
import { validatePdfs, type ValidationResults } from '../scripts/validator/validator.ts';
import { bundleEngine, openEngine } from './engine/openEngine.ts';
import { levels, listBrokenRules, missing, skipReason } from './validity/conformance.ts';
import { createSmallSample, getProfiles, smallSampleSize } from './validity/sets.ts';

test.describe('small sample of files', () => {
  // These tests share one run of the validator.
  test.describe.configure({ mode: 'default' });
  const files = new Map<string, Uint8Array>();
  let verdicts: ValidationResults;

  test.beforeAll(async ({ browser }) => {
    if (missing.length > 0) return;
    test.setTimeout(300_000);
    const page = await browser.newPage();
    await openEngine(page, await bundleEngine());
    for (const [level] of levels)
      for (const [name, file] of await createSmallSample(page, level))
        files.set(`${level}: ${name}`, file);
    await page.close();
    verdicts = await validatePdfs(files, (name) =>
      getProfiles(name.startsWith('a3a-ua1') ? 'a3a-ua1' : 'a4f-ua2', name),
    );
  });

  test.beforeEach(() => {
    test.skip(missing.length > 0, skipReason);
  });

  for (const [level, standards] of levels)
    test(`conforms to ${standards} in every layout, language, kind of text and image, from browser and batch`, () => {
      const names = [...files.keys()].filter((name) => name.startsWith(level));
      expect(names).toHaveLength(smallSampleSize);
      expect(listBrokenRules(verdicts, names)).toEqual([]);
    });

  test('matches the validator version in the documentation', () => {
    for (const document of ['README.md', 'docs/behaviour.md', 'docs/decisions/007-pdf-writer.md']) {
      const [, named] = /veraPDF ([\d.]+\d)/.exec(readText(document)) ?? [];
      expect(named, document).toBe(verdicts.version);
    }
  });
});
