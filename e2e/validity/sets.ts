import type { Page } from '@playwright/test';
import type { Profile } from '../../scripts/validator/validator.ts';
import type { PdfLevel } from '../../src/model/config.ts';
import { type Language, languages } from '../../src/model/language.ts';
import { layoutNames } from '../../src/model/template/template.ts';
import { type Documents, drawPictures, foreign, Maker, type Wish, writable } from './documents.ts';

const kinds = Object.entries(writable);

/** What the faults are made of: it has all that a file of ours can have. */
export const good = 'browser, foreign texts on a drawing';
const statementAlone = 'A statement alone';

/** Files of a set, of both levels. */
export const sampleSize = layoutNames.length + 7;
/** Of a layout in a language: kinds of text on plain paper and photographs, on drawings, and foreign ones on all three. */
const ofOneLayout = 2 * kinds.length + kinds.length + 3;
/** All layouts in one file, and two statements. */
const notOfOne = 3;
export const everyKindSize = languages.length * (layoutNames.length * ofOneLayout + notOfOne);

/** What a file is judged by. A statement alone has no record, which the F is about. */
export function profilesOf(level: PdfLevel, name: string): readonly Profile[] {
  if (level === 'a3a-ua1') return ['3a', 'ua1'];
  return [name.includes(statementAlone) ? '4' : '4f', 'ua2'];
}

/** Each layout and language, kind of text, maker and kind of picture at least once. @param page an opened engine */
export async function sample(page: Page, level: PdfLevel): Promise<Documents> {
  const { photograph, drawing } = await drawPictures(page);
  const maker = new Maker(page, level);
  const wishes = layoutNames.map((layout, index): Wish => {
    const [, texts] = kinds[index % kinds.length] ?? ['', {}];
    return { layout, texts, language: 'pt', picture: index % 2 === 0 ? '' : photograph };
  });
  const drawn: Wish = { layout: 'Layout4', texts: foreign, language: 'pt' };
  const documents = await maker.eachInNode(
    new Map(wishes.map((wish) => [`Node, ${wish.layout}`, wish])),
    'en',
  );
  documents.set('Node, together', await maker.togetherInNode(wishes, 'es'));
  documents.set('browser, together', await maker.inBrowser(...wishes, drawn));
  documents.set('browser, photograph', await maker.inBrowser(...wishes.slice(1, 2)));
  documents.set(good, await maker.inBrowser({ ...drawn, picture: drawing }));
  const branded = layoutNames.map((layout): Wish => ({ ...drawn, layout, brand: ['compact', 2] }));
  documents.set('browser, logo and signatures', await maker.inBrowser(...branded));
  const stated = { rows: 14, language: 'en', names: foreign } as const;
  const papers = wishes.slice(0, 1);
  documents.set('A statement before papers', await maker.statement({ ...stated, papers }));
  documents.set(statementAlone, await maker.statement(stated));
  return documents;
}

/**
 * Every layout in every language with every kind of text and picture: by Node for speed, by a browser for size.
 * @param page an opened engine
 */
export async function everyKind(page: Page, level: PdfLevel): Promise<Documents> {
  const pictures = await drawPictures(page);
  const maker = new Maker(page, level);
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
        const isOfNode = look !== 'drawing';
        const wishes = isOfNode ? byNode : byBrowser;
        for (const [kind, texts] of kinds)
          wishes.set(`${start} ${kind}, ${isOfNode ? 'Node' : 'browser'}`, { ...common, texts });
      }
    for (const [name, pdf] of await maker.eachInNode(byNode, language)) documents.set(name, pdf);
    const all = await maker.togetherInNode([...byNode.values()], language);
    documents.set(nameOf('All layouts together', language), all);
    for (const [name, wish] of byBrowser) documents.set(name, await maker.inBrowser(wish));
    await addStatements(documents, maker, language, [...byBrowser.values()].slice(0, 3));
  }
  return documents;
}

/** A long statement alone, and a short one in other scripts before papers. */
async function addStatements(
  documents: Documents,
  maker: Maker,
  language: Language,
  papers: readonly Wish[],
) {
  const short = { rows: 1, language, names: foreign, papers };
  documents.set(nameOf(statementAlone, language), await maker.statement({ rows: 260, language }));
  documents.set(nameOf('A statement before papers', language), await maker.statement(short));
}

const nameOf = (of: string, language: Language) => `${of} in ${language}`;
