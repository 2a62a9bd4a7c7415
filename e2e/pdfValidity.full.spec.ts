/** Tests that veraPDF finds no fault in PDFs of every kind, and finds the faults that are put in. */
import { expect, test } from './fixtures.ts';
import { validatePdfs, type ValidationResults } from '../scripts/validator/validator.ts';
import type { PdfConformanceLevel } from '../src/domain/config.ts';
import { encryptWithQpdf, hasProgram } from '../src/testing/pdf/programs.ts';
import { bundleEngine, openEngine } from './engine/openEngine.ts';
import { levels, listBrokenRules, missing, skipReason } from './validity/conformance.ts';
import type { Documents } from './validity/documents.ts';
import { getFaults } from './validity/faults.ts';
import {
  createEveryKind,
  everyKindSize,
  validDocumentName,
  getProfiles,
  createSample,
  sampleSize,
} from './validity/sets.ts';

const encryptionCase = 'encryption';
const emptyFile = new Uint8Array();
const getKey = (level: PdfConformanceLevel, name: string) => `${level}: ${name}`;
const getLevel = (name: string): PdfConformanceLevel =>
  name.startsWith('a3a-ua1') ? 'a3a-ua1' : 'a4f-ua2';

test.describe('sample of files', () => {
  // These tests share one run of the validator.
  test.describe.configure({ mode: 'default' });
  const validNames = new Map<PdfConformanceLevel, string[]>();
  let verdicts: ValidationResults;

  test.beforeAll(async ({ browser }) => {
    if (missing.length > 0) return;
    test.setTimeout(300_000);
    const page = await browser.newPage();
    await openEngine(page, await bundleEngine());
    const files: Documents = new Map();
    for (const [level] of levels) {
      const documents = await createSample(page, level);
      validNames.set(
        level,
        Array.from(documents.keys(), (name) => getKey(level, name)),
      );
      const validFile = documents.get(validDocumentName) ?? emptyFile;
      for (const [name, { make }] of getFaults(level)) documents.set(name, make(validFile));
      if (hasProgram('qpdf')) documents.set(encryptionCase, encryptWithQpdf(validFile));
      for (const [name, file] of documents) files.set(getKey(level, name), file);
    }
    await page.close();
    verdicts = await validatePdfs(files, (name) => getProfiles(getLevel(name), name));
  });

  test.beforeEach(() => {
    test.skip(missing.length > 0, skipReason);
  });

  for (const [level, standards] of levels) {
    test(`conforms to ${standards} with every option, from browser and batch`, () => {
      const names = validNames.get(level) ?? [];
      expect(names).toHaveLength(sampleSize);
      expect(listBrokenRules(verdicts, names)).toEqual([]);
    });

    for (const [name, { breaks }] of getFaults(level))
      test(`reports ${name} in a file of ${standards}`, () => {
        const brokenRules = verdicts.breaches.get(getKey(level, name)) ?? [];
        expect(brokenRules.map(({ profile, rule }) => `${profile} ${rule}`).sort()).toEqual(breaks);
      });

    test(`reports encryption in a file of ${standards}`, () => {
      test.skip(!hasProgram('qpdf'), 'qpdf is not installed');
      const brokenRules = verdicts.breaches.get(getKey(level, encryptionCase)) ?? [];
      const [archive] = getProfiles(level, encryptionCase);
      expect(brokenRules).toContainEqual(
        expect.objectContaining({ profile: archive, rule: '6.1.3-2' }),
      );
    });
  }
});

for (const [level, standards] of levels)
  test(`conforms to ${standards} for every layout in every language, and every kind of text, image and creator in each`, async ({
    page,
  }) => {
    test.skip(missing.length > 0, skipReason);
    test.setTimeout(900_000);
    await openEngine(page, await bundleEngine());
    const documents = await createEveryKind(page, level);
    expect(documents.size).toBe(everyKindSize);
    const verdicts = await validatePdfs(documents, (name) => getProfiles(level, name));
    expect(listBrokenRules(verdicts, [...documents.keys()])).toEqual([]);
  });
