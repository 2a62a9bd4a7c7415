import type { Page } from '@playwright/test';
import type { ValidationProfile } from '../../scripts/validator/validator.ts';
import type { PdfConformanceLevel } from '../../src/domain/config.ts';
import { type Language, languages } from '../../src/domain/language.ts';
import { layoutNames } from '../../src/domain/template/template.ts';
import { buildPatchesJpeg } from '../../src/testing/images/jpegFiles.ts';
import type { CertificateOptions } from '../../src/testing/certificates.ts';
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
/** Number of files for each layout: on two backgrounds from Node, and the others together from the browser. */
const filesPerLayout = 3;
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

/** Number of files that `createSmallSample` creates. */
export const smallSampleSize = 3;

const fallbackCertificate: CertificateRequest = {
  layout: 'Layout4',
  texts: fallbackScripts,
  language: 'pt',
};
const sampleStatement = { rows: 14, language: 'en', names: fallbackScripts } as const;

/** Creates a certificate of each layout. Together they have each kind of text. */
const createRequests = (photograph: string) =>
  layoutNames.map((layout, index): CertificateRequest => {
    const [, texts] = kinds[index % kinds.length] ?? ['', {}];
    return { layout, texts, language: 'pt', imageUrl: index % 2 === 0 ? '' : photograph };
  });

/**
 * Creates few PDFs with each layout, language, kind of text and image, in browser and Node. @param page a page on which
 * `openEngine` was called
 */
export async function createSmallSample(
  page: Page,
  level: PdfConformanceLevel,
): Promise<Documents> {
  const { photograph, drawing } = await drawImages(page);
  const maker = new PdfMaker(page, level);
  const requests = createRequests(photograph);
  const certificates = requests.slice(0, 1);
  return new Map([
    ['Node, together', await maker.togetherInNode(requests, 'es')],
    [validDocumentName, await maker.inBrowser({ ...fallbackCertificate, imageUrl: drawing })],
    [
      'A statement before papers',
      await maker.statement({ ...sampleStatement, papers: certificates }),
    ],
  ]);
}

/**
 * Creates PDFs with each layout, language, kind of text and image, with brands, as samples and for print shops, in browser
 * and Node. @param page a page on which `openEngine` was called
 */
export async function createSample(page: Page, level: PdfConformanceLevel): Promise<Documents> {
  const { photograph, drawing } = await drawImages(page);
  const maker = new PdfMaker(page, level);
  const requests = createRequests(photograph);
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
  const samples = branded.map((request): CertificateRequest => ({ ...request, isSample: true }));
  documents.set('browser, samples of templates', await maker.inBrowser(...samples));
  documents.set('Node, for a print shop', await maker.togetherInNode(requests, 'pt', '--bleed'));
  documents.set(
    'browser, samples and photographs for a print shop',
    await maker.inBrowserForPrintShop(...requests, fallbackCertificate, ...samples),
  );
  const certificates = requests.slice(0, 1);
  documents.set(
    'A statement before papers',
    await maker.statement({ ...sampleStatement, papers: certificates }),
  );
  documents.set(statementAlone, await maker.statement(sampleStatement));
  return documents;
}

/**
 * Creates PDFs of every layout in every language with every kind of image. Portuguese has every kind of text. The other
 * languages differ only in words, and have the longest. The time of the validator depends on the number of certificates.
 * @param page a page on which `openEngine` was called
 */
export async function createEveryKind(page: Page, level: PdfConformanceLevel): Promise<Documents> {
  const { photograph, drawing } = await drawImages(page);
  const maker = new PdfMaker(page, level);
  const documents: Documents = new Map();
  for (const language of languages) {
    const together: CertificateRequest[] = [];
    const alone = new Map<string, CertificateRequest>();
    const statementPapers: CertificateRequest[] = [];
    for (const [layoutIndex, layout] of layoutNames.entries()) {
      const name = formatName(layout, language);
      const create = (imageUrl: string, texts: CertificateOptions): CertificateRequest => ({
        ...{ layout, language, imageUrl, texts },
      });
      const texts = language === 'pt' ? Object.values(writable) : [writable.longest];
      const aloneTexts = texts[layoutIndex % texts.length] ?? {};
      for (const [look, imageUrl] of Object.entries({ plain: '', photograph })) {
        alone.set(`${name}, ${look}, Node`, create(imageUrl, aloneTexts));
        together.push(...texts.map((text) => create(imageUrl, text)));
      }
      const looks = ['', photograph, drawing];
      const fallbackLooks = language === 'pt' ? looks : [looks[layoutIndex % 3] ?? ''];
      const inBrowser = [
        ...texts.map((text) => create(drawing, text)),
        ...fallbackLooks.map((imageUrl) => create(imageUrl, fallbackScripts)),
      ];
      documents.set(`${name}, browser`, await maker.inBrowser(...inBrowser));
      statementPapers.push(...inBrowser.slice(-1));
    }
    for (const [name, pdf] of await maker.eachInNode(alone, language)) documents.set(name, pdf);
    const all = await maker.togetherInNode(together, language);
    documents.set(formatName('All layouts together', language), all);
    await addStatements(documents, maker, language, statementPapers.slice(0, 3));
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
    await maker.statement({ rows: language === 'pt' ? 260 : 60, language }),
  );
  documents.set(formatName('A statement before papers', language), await maker.statement(short));
}

const formatName = (kind: string, language: Language) => `${kind} in ${language}`;
