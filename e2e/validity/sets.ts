import type { Page } from '@playwright/test';
import type { ValidationProfile } from '../../scripts/validator/validator.ts';
import type { PdfConformanceLevel } from '../../src/domain/config.ts';
import { type Language, languages } from '../../src/domain/language.ts';
import { layoutNames } from '../../src/domain/template/template.ts';
import { buildPatchesJpeg } from '../../src/testing/images/jpegFiles.ts';
import {
  type Documents,
  drawImages,
  fallbackScripts,
  PdfMaker,
  type CertificateRequest,
  writable,
} from './documents.ts';

const kinds = Object.entries(writable);

/** Name of the valid document to which faults are added: it has every feature. */
export const validDocumentName = 'browser, foreign texts on a drawing';
const statementAlone = 'A statement alone';

/** Number of files that `createSample` creates. */
export const sampleSize = layoutNames.length + 11;
/**
 * Number of files for each layout: kinds of text on plain background and photographs, on drawings, and fallback text on all
 * three.
 */
const filesPerLayout = 2 * kinds.length + kinds.length + 3;
/** Number of combined files: all layouts in one file, and two statements. */
const combinedFiles = 3;
export const everyKindSize =
  languages.length * (layoutNames.length * filesPerLayout + combinedFiles);

/** Returns the validation profiles for a file. A statement alone has no attachment, so it is PDF/A-4 and not 4f. */
export function getProfiles(
  level: PdfConformanceLevel,
  name: string,
): readonly ValidationProfile[] {
  if (level === 'a3a-ua1') return ['3a', 'ua1'];
  return [name.includes(statementAlone) ? '4' : '4f', 'ua2'];
}

/**
 * Creates PDFs with each layout, language, kind of text and image, in browser and Node, at least once. @param page a page on
 * which `openEngine` was called
 */
export async function createSample(page: Page, level: PdfConformanceLevel): Promise<Documents> {
  const { photograph, drawing } = await drawImages(page);
  const maker = new PdfMaker(page, level);
  const requests = layoutNames.map((layout, index): CertificateRequest => {
    const [, texts] = kinds[index % kinds.length] ?? ['', {}];
    return { layout, texts, language: 'pt', imageUrl: index % 2 === 0 ? '' : photograph };
  });
  const fallbackCertificate: CertificateRequest = {
    layout: 'Layout4',
    texts: fallbackScripts,
    language: 'pt',
  };
  const documents = await maker.eachInNode(
    new Map(requests.map((request) => [`Node, ${request.layout}`, request])),
    'en',
  );
  documents.set('Node, together', await maker.togetherInNode(requests, 'es'));
  documents.set('browser, together', await maker.inBrowser(...requests, fallbackCertificate));
  documents.set('browser, photograph', await maker.inBrowser(...requests.slice(1, 2)));
  const rotated = `data:image/jpeg;base64,${buildPatchesJpeg({ orientation: 6 }).toString('base64')}`;
  const rotatedRequest: CertificateRequest = {
    ...fallbackCertificate,
    texts: {},
    imageUrl: rotated,
  };
  documents.set('browser, photograph turned by its camera', await maker.inBrowser(rotatedRequest));
  documents.set(
    validDocumentName,
    await maker.inBrowser({ ...fallbackCertificate, imageUrl: drawing }),
  );
  const branded = layoutNames.map((layout): CertificateRequest => ({
    ...fallbackCertificate,
    layout,
    brand: ['compact', 2],
  }));
  documents.set('browser, logo and signatures', await maker.inBrowser(...branded));
  const marked = branded.map((request): CertificateRequest => ({ ...request, isSample: true }));
  documents.set('browser, samples of templates', await maker.inBrowser(...marked));
  documents.set('Node, for a print shop', await maker.togetherInNode(requests, 'pt', '--bleed'));
  documents.set(
    'browser, samples and photographs for a print shop',
    await maker.inBrowserForPrintShop(...requests, fallbackCertificate, ...marked),
  );
  const statement = { rows: 14, language: 'en', names: fallbackScripts } as const;
  const certificates = requests.slice(0, 1);
  documents.set(
    'A statement before papers',
    await maker.statement({ ...statement, papers: certificates }),
  );
  documents.set(statementAlone, await maker.statement(statement));
  return documents;
}

/**
 * Creates PDFs of every layout in every language with every kind of text and image.
 * @param page a page on which `openEngine` was called
 */
export async function createEveryKind(page: Page, level: PdfConformanceLevel): Promise<Documents> {
  const images = await drawImages(page);
  const maker = new PdfMaker(page, level);
  const documents: Documents = new Map();
  for (const language of languages) {
    const byNode = new Map<string, CertificateRequest>();
    const byBrowser = new Map<string, CertificateRequest>();
    for (const layout of layoutNames)
      for (const [look, imageUrl] of Object.entries({ plain: '', ...images })) {
        const start = `${formatName(layout, language)}, ${look},`;
        const base = { layout, language, imageUrl };
        byBrowser.set(`${start} foreign, browser`, { ...base, texts: fallbackScripts });
        // Both browser and Node have every kind of text.
        const isOfNode = look !== 'drawing';
        const requests = isOfNode ? byNode : byBrowser;
        for (const [kind, texts] of kinds)
          requests.set(`${start} ${kind}, ${isOfNode ? 'Node' : 'browser'}`, { ...base, texts });
      }
    for (const [name, pdf] of await maker.eachInNode(byNode, language)) documents.set(name, pdf);
    const all = await maker.togetherInNode([...byNode.values()], language);
    documents.set(formatName('All layouts together', language), all);
    for (const [name, request] of byBrowser) documents.set(name, await maker.inBrowser(request));
    await addStatements(documents, maker, language, [...byBrowser.values()].slice(0, 3));
  }
  return documents;
}

/** Adds PDFs of a long statement, and of a short one in other scripts followed by certificates. */
async function addStatements(
  documents: Documents,
  maker: PdfMaker,
  language: Language,
  certificates: readonly CertificateRequest[],
) {
  const short = { rows: 1, language, names: fallbackScripts, papers: certificates };
  documents.set(
    formatName(statementAlone, language),
    await maker.statement({ rows: 260, language }),
  );
  documents.set(formatName('A statement before papers', language), await maker.statement(short));
}

const formatName = (kind: string, language: Language) => `${kind} in ${language}`;
