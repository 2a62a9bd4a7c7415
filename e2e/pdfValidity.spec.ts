import { expect, test } from '@playwright/test';
import {
  listMissingValidatorPrograms,
  validatePdfs,
  type ValidationResults,
} from '../scripts/validator/validator.ts';
import type { PdfConformanceLevel } from '../src/domain/config.ts';
import { encryptWithQpdf, hasProgram } from '../src/testing/pdf/programs.ts';
import { readText } from '../scripts/files.mjs';
import { bundleEngine, openEngine } from './engine/openEngine.ts';
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

const levels = [
  ['a3a-ua1', 'PDF/A-3a and PDF/UA-1'],
  ['a4f-ua2', 'PDF/A-4f and PDF/UA-2'],
] as const;

const missing = listMissingValidatorPrograms();
const skipReason = `the validator needs ${missing.join(', ')}`;

/** Lists the rules that files break, one line each. */
function listBrokenRules({ breaches }: ValidationResults, names: readonly string[]): string[] {
  return names.flatMap((name) =>
    (breaches.get(name) ?? []).map(({ profile, rule, position, description }) =>
      [name, profile, rule, position, description].join(' | '),
    ),
  );
}

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
    test(`conforms to ${standards} in every layout, language, kind of text and image, from browser and batch`, () => {
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

  test('matches the validator version in the documentation', () => {
    for (const document of ['README.md', 'docs/behaviour.md', 'docs/decisions/007-pdf-writer.md']) {
      const [, named] = /veraPDF ([\d.]+\d)/.exec(readText(document)) ?? [];
      expect(named, document).toBe(verdicts.version);
    }
  });
});

for (const [level, standards] of levels)
  test(`conforms to ${standards} for every layout in every language, and every kind of text, image and creator in each @full`, async ({
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
