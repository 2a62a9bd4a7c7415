import { expect, type Page, test } from '@playwright/test';
import { missingForValidator, validate, type Verdicts } from '../scripts/validator/validator.ts';
import { type Language, languages } from '../src/model/language.ts';
import { layoutNames } from '../src/model/template/template.ts';
import { encryptedByQpdf, hasProgram } from '../src/testing/pdf/programs.ts';
import { readText } from '../scripts/files.mjs';
import { bundleEngine, openEngine } from './engine/openEngine.ts';
import {
  type Documents,
  drawPictures,
  eachMadeInNode,
  foreign,
  madeInBrowser,
  statementMadeInBrowser,
  togetherMadeInNode,
  type Wish,
  writable,
} from './validity/documents.ts';
import { faults } from './validity/faults.ts';

const claims = ['3a', 'ua1'] as const;
const kinds = Object.entries(writable);

const missing = missingForValidator();
const withoutValidator = `no validator here without ${missing.join(', ')}`;

// One run of the validator for all of them.
test.describe.configure({ mode: 'default' });

/** Everything that some files break, a line for each rule: nothing where they keep what they claim. */
function complaints({ breaches }: Verdicts, isMeant: (name: string) => boolean): string[] {
  return [...breaches]
    .filter(([name]) => isMeant(name))
    .flatMap(([name, broken]) =>
      broken.map(({ profile, rule, place, sentence }) =>
        [name, profile, rule, place, sentence].join(' | '),
      ),
    );
}

/** Opens a page that makes PDFs. @returns its pictures, as addresses */
async function openMaker(page: Page) {
  await openEngine(page, await bundleEngine());
  return drawPictures(page);
}

/** Each layout and language, kind of text, maker and kind of picture at least once. */
async function sample(page: Page): Promise<Documents> {
  const { photograph, drawing } = await openMaker(page);
  const wishes = layoutNames.map((layout, index): Wish => {
    const [, texts] = kinds[index % kinds.length] ?? ['', {}];
    return { layout, texts, language: 'pt', picture: index % 2 === 0 ? '' : photograph };
  });
  const drawn: Wish = { layout: 'Layout4', texts: foreign, language: 'pt' };
  const documents = await eachMadeInNode(new Map(wishes.map((wish) => [wish.layout, wish])), 'en');
  documents.set('Node, together', await togetherMadeInNode(wishes, 'es'));
  documents.set('browser, together', await madeInBrowser(page, ...wishes, drawn));
  documents.set('browser, photograph', await madeInBrowser(page, ...wishes.slice(1, 2)));
  documents.set(good, await madeInBrowser(page, { ...drawn, picture: drawing }));
  const branded = layoutNames.map((layout): Wish => ({ ...drawn, layout, brand: ['compact', 2] }));
  documents.set('browser, logo and signatures', await madeInBrowser(page, ...branded));
  const stated = { rows: 14, language: 'en', names: foreign, papers: wishes.slice(0, 1) } as const;
  documents.set('browser, statement', await statementMadeInBrowser(page, stated));
  return documents;
}

/** What the faults are made of: it has all that a file of ours can have. */
const good = 'browser, foreign texts on a drawing';
const encrypted = 'encryption';
/** Of a layout in a language: kinds of text on plain paper and photographs, on drawings, and foreign ones on all three. */
const ofOneLayout = 2 * kinds.length + kinds.length + 3;
/** All layouts in one file, and two statements. */
const notOfOne = 3;
const noFile = new Uint8Array();
const nameOf = (of: string, language: Language) => `${of} in ${language}`;
const isFault = (name: string) => name in faults || name === encrypted;

/** Every layout in every language with every kind of text and picture: by Node for speed, by a browser for size. */
async function everyKind(page: Page): Promise<Documents> {
  const pictures = await openMaker(page);
  const documents: Documents = new Map();
  for (const language of languages) {
    const byNode = new Map<string, Wish>();
    const byBrowser = new Map<string, Wish>();
    for (const layout of layoutNames)
      for (const [look, picture] of Object.entries({ plain: '', ...pictures })) {
        const start = `${nameOf(layout, language)}, ${look},`;
        const common = { layout, language, picture };
        byBrowser.set(`${start} foreign, browser`, { ...common, texts: foreign });
        // Each maker has every kind of text.
        const maker = look === 'drawing' ? 'browser' : 'Node';
        const wishes = maker === 'Node' ? byNode : byBrowser;
        for (const [kind, texts] of kinds)
          wishes.set(`${start} ${kind}, ${maker}`, { ...common, texts });
      }
    for (const [name, pdf] of await eachMadeInNode(byNode, language)) documents.set(name, pdf);
    const all = await togetherMadeInNode([...byNode.values()], language);
    documents.set(nameOf('All layouts together', language), all);
    for (const [name, wish] of byBrowser) documents.set(name, await madeInBrowser(page, wish));
    await addStatements(documents, page, language, [...byBrowser.values()].slice(0, 3));
  }
  return documents;
}

/** A long statement alone, and a short one in other scripts before papers. */
async function addStatements(
  documents: Documents,
  page: Page,
  language: Language,
  papers: readonly Wish[],
) {
  const short = { rows: 1, language, names: foreign, papers };
  documents.set(
    nameOf('A long statement', language),
    await statementMadeInBrowser(page, { rows: 260, language }),
  );
  documents.set(
    nameOf('A statement before papers', language),
    await statementMadeInBrowser(page, short),
  );
}

test.describe('a sample', () => {
  let verdicts: Verdicts;

  test.beforeAll(async ({ browser }) => {
    if (missing.length > 0) return;
    test.setTimeout(120_000);
    const page = await browser.newPage();
    const documents = await sample(page);
    await page.close();
    const whole = documents.get(good) ?? noFile;
    for (const [name, { make }] of Object.entries(faults)) documents.set(name, make(whole));
    if (hasProgram('qpdf')) documents.set(encrypted, encryptedByQpdf(whole));
    verdicts = await validate(documents, claims);
  });

  test.beforeEach(() => {
    test.skip(missing.length > 0, withoutValidator);
  });

  test('files of every layout, language, kind of text, picture and maker keep PDF/A-3a and PDF/UA-1', () => {
    expect(complaints(verdicts, (name) => !isFault(name))).toEqual([]);
    const files = [...verdicts.breaches.keys()].filter((name) => !isFault(name));
    expect(files).toHaveLength(layoutNames.length + 6);
  });

  for (const [name, { breaks }] of Object.entries(faults))
    test(`${name} is refused`, () => {
      const broken = verdicts.breaches.get(name) ?? [];
      expect(broken.map(({ profile, rule }) => `${profile} ${rule}`).sort()).toEqual([...breaks]);
    });

  test('encryption is refused', () => {
    test.skip(!hasProgram('qpdf'), 'no qpdf here');
    const broken = verdicts.breaches.get(encrypted) ?? [];
    expect(broken.map(({ profile, rule }) => `${profile} ${rule}`)).toContain('3a 6.1.3-2');
  });

  test('documents name the validator that ran', () => {
    const [, named] = /veraPDF ([\d.]+\d)/.exec(readText('docs/behaviour.md')) ?? [];
    expect(named).toBe(verdicts.version);
  });
});

test('files of every layout in every language, with every kind of text and picture, by either maker, keep PDF/A-3a and PDF/UA-1 @full', async ({
  page,
}) => {
  test.skip(missing.length > 0, withoutValidator);
  test.setTimeout(900_000);
  const documents = await everyKind(page);
  expect(documents.size).toBe(languages.length * (layoutNames.length * ofOneLayout + notOfOne));
  expect(complaints(await validate(documents, claims), () => true)).toEqual([]);
});
