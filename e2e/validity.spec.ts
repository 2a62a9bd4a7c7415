import { expect, test } from '@playwright/test';
import { missingForValidator, validate, type Verdicts } from '../scripts/validator/validator.ts';
import type { PdfLevel } from '../src/model/config.ts';
import { encryptedByQpdf, hasProgram } from '../src/testing/pdf/programs.ts';
import { readText } from '../scripts/files.mjs';
import { bundleEngine, openEngine } from './engine/openEngine.ts';
import type { Documents } from './validity/documents.ts';
import { faultsAt } from './validity/faults.ts';
import { everyKind, everyKindSize, good, profilesOf, sample, sampleSize } from './validity/sets.ts';

const levels = [
  ['a3a-ua1', 'PDF/A-3a and PDF/UA-1'],
  ['a4f-ua2', 'PDF/A-4f and PDF/UA-2'],
] as const;

const missing = missingForValidator();
const withoutValidator = `no validator here without ${missing.join(', ')}`;

// One run of the validator for all of them.
test.describe.configure({ mode: 'default' });

/** Everything that some files break, a line for each rule: nothing where they keep what they claim. */
function complaints({ breaches }: Verdicts, names: readonly string[]): string[] {
  return names.flatMap((name) =>
    (breaches.get(name) ?? []).map(({ profile, rule, place, sentence }) =>
      [name, profile, rule, place, sentence].join(' | '),
    ),
  );
}

const encrypted = 'encryption';
const noFile = new Uint8Array();
const at = (level: PdfLevel, name: string) => `${level}: ${name}`;
const levelAt = (name: string): PdfLevel => (name.startsWith('a3a-ua1') ? 'a3a-ua1' : 'a4f-ua2');

test.describe('a sample', () => {
  const sound = new Map<PdfLevel, string[]>();
  let verdicts: Verdicts;

  test.beforeAll(async ({ browser }) => {
    if (missing.length > 0) return;
    test.setTimeout(120_000);
    const page = await browser.newPage();
    await openEngine(page, await bundleEngine());
    const files: Documents = new Map();
    for (const [level] of levels) {
      const documents = await sample(page, level);
      sound.set(
        level,
        Array.from(documents.keys(), (name) => at(level, name)),
      );
      const whole = documents.get(good) ?? noFile;
      for (const [name, { make }] of faultsAt(level)) documents.set(name, make(whole));
      if (hasProgram('qpdf')) documents.set(encrypted, encryptedByQpdf(whole));
      for (const [name, file] of documents) files.set(at(level, name), file);
    }
    await page.close();
    verdicts = await validate(files, (name) => profilesOf(levelAt(name), name));
  });

  test.beforeEach(() => {
    test.skip(missing.length > 0, withoutValidator);
  });

  for (const [level, called] of levels) {
    test(`files of every layout, language, kind of text, picture and maker keep ${called}`, () => {
      const names = sound.get(level) ?? [];
      expect(names).toHaveLength(sampleSize);
      expect(complaints(verdicts, names)).toEqual([]);
    });

    for (const [name, { breaks }] of faultsAt(level))
      test(`${name} is refused in a file of ${called}`, () => {
        const broken = verdicts.breaches.get(at(level, name)) ?? [];
        expect(broken.map(({ profile, rule }) => `${profile} ${rule}`).sort()).toEqual(breaks);
      });

    test(`encryption is refused in a file of ${called}`, () => {
      test.skip(!hasProgram('qpdf'), 'no qpdf here');
      const broken = verdicts.breaches.get(at(level, encrypted)) ?? [];
      const [archive] = profilesOf(level, encrypted);
      expect(broken).toContainEqual(expect.objectContaining({ profile: archive, rule: '6.1.3-2' }));
    });
  }

  test('documents name the validator that ran', () => {
    for (const document of [
      'README.md',
      'docs/behaviour.md',
      'docs/decisions/007-own-pdf-writer.md',
    ]) {
      const [, named] = /veraPDF ([\d.]+\d)/.exec(readText(document)) ?? [];
      expect(named, document).toBe(verdicts.version);
    }
  });
});

for (const [level, called] of levels)
  test(`files of every layout in every language, with every kind of text and picture, by either maker, keep ${called} @full`, async ({
    page,
  }) => {
    test.skip(missing.length > 0, withoutValidator);
    test.setTimeout(900_000);
    await openEngine(page, await bundleEngine());
    const documents = await everyKind(page, level);
    expect(documents.size).toBe(everyKindSize);
    const verdicts = await validate(documents, (name) => profilesOf(level, name));
    expect(complaints(verdicts, [...documents.keys()])).toEqual([]);
  });
