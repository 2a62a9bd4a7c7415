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
  fallbackTexts,
  PdfCreator,
  type CertificateRequest,
  supportedTexts,
} from './documents.ts';

const kinds = Object.entries(supportedTexts);

/** Name of the valid document to which faults are added: it has every feature. */
export const validDocumentName = 'browser, fallback texts on a drawing';
const statementAlone = 'statement alone';
const statementWithCertificates = 'statement with certificates';

/** Number of files that `createSample` creates. */
export const sampleSize = layoutNames.length + 11;
/** Number of files for each layout: on two backgrounds from the batch, and the others together from the browser. */
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
  texts: fallbackTexts,
  language: 'pt',
};
const sampleStatement = { rows: 14, language: 'en', names: fallbackTexts } as const;

/** Creates a certificate of each layout. Together they have each kind of text. */
const createRequests = (photograph: string) =>
  layoutNames.map((layout, index): CertificateRequest => {
    const [, texts] = kinds[index % kinds.length] ?? ['', {}];
    return { layout, texts, language: 'pt', imageUrl: index % 2 === 0 ? '' : photograph };
  });

/**
 * Creates few PDFs with each layout, language, kind of text and image, in browser and batch. @param page a page on which
 * `openEngine` was called
 */
export async function createSmallSample(
  page: Page,
  level: PdfConformanceLevel,
): Promise<Documents> {
  const { photograph, drawing } = await drawImages(page);
  const creator = new PdfCreator(page, level);
  const requests = createRequests(photograph);
  const certificates = requests.slice(0, 1);
  return new Map([
    ['batch, one file', await creator.createTogetherInBatch(requests, 'es')],
    [
      validDocumentName,
      await creator.createInBrowser({ ...fallbackCertificate, imageUrl: drawing }),
    ],
    [
      statementWithCertificates,
      await creator.createStatement({ ...sampleStatement, certificates }),
    ],
  ]);
}

/**
 * Creates PDFs with each layout, language, kind of text and image, with brands, as samples and for print shops, in browser
 * and Node. @param page a page on which `openEngine` was called
 */
export async function createSample(page: Page, level: PdfConformanceLevel): Promise<Documents> {
  const { photograph, drawing } = await drawImages(page);
  const creator = new PdfCreator(page, level);
  const requests = createRequests(photograph);
  const documents = await creator.createSeparatelyInBatch(
    new Map(requests.map((request) => [`batch, ${request.layout}`, request])),
    'en',
  );
  documents.set('batch, one file', await creator.createTogetherInBatch(requests, 'es'));
  documents.set(
    'browser, together',
    await creator.createInBrowser(...requests, fallbackCertificate),
  );
  documents.set('browser, photograph', await creator.createInBrowser(...requests.slice(1, 2)));
  const rotated = `data:image/jpeg;base64,${buildPatchesJpeg({ orientation: 6 }).toString('base64')}`;
  const rotatedRequest: CertificateRequest = {
    ...fallbackCertificate,
    texts: {},
    imageUrl: rotated,
  };
  documents.set(
    'browser, photograph with an orientation',
    await creator.createInBrowser(rotatedRequest),
  );
  documents.set(
    validDocumentName,
    await creator.createInBrowser({ ...fallbackCertificate, imageUrl: drawing }),
  );
  const branded = layoutNames.map((layout): CertificateRequest => ({
    ...fallbackCertificate,
    layout,
    brand: ['compact', 2],
  }));
  documents.set('browser, logo and signatures', await creator.createInBrowser(...branded));
  const samples = branded.map((request): CertificateRequest => ({ ...request, isSample: true }));
  documents.set('browser, samples of templates', await creator.createInBrowser(...samples));
  documents.set(
    'batch, for a print shop',
    await creator.createTogetherInBatch(requests, 'pt', '--bleed'),
  );
  documents.set(
    'browser, samples and photographs for a print shop',
    await creator.createForPrintShop(...requests, fallbackCertificate, ...samples),
  );
  const certificates = requests.slice(0, 1);
  documents.set(
    statementWithCertificates,
    await creator.createStatement({ ...sampleStatement, certificates }),
  );
  documents.set(statementAlone, await creator.createStatement(sampleStatement));
  return documents;
}

/**
 * Creates PDFs of every layout in every language with every kind of image. Portuguese has every kind of text. The other
 * languages differ only in words, and have the longest. The time of the validator depends on the number of certificates.
 * @param page a page on which `openEngine` was called
 */
export async function createEveryKind(page: Page, level: PdfConformanceLevel): Promise<Documents> {
  const { photograph, drawing } = await drawImages(page);
  const creator = new PdfCreator(page, level);
  const documents: Documents = new Map();
  for (const language of languages) {
    const together: CertificateRequest[] = [];
    const alone = new Map<string, CertificateRequest>();
    const statementCertificates: CertificateRequest[] = [];
    for (const [layoutIndex, layout] of layoutNames.entries()) {
      const name = formatName(layout, language);
      const create = (imageUrl: string, texts: CertificateOptions): CertificateRequest => ({
        ...{ layout, language, imageUrl, texts },
      });
      const texts = language === 'pt' ? Object.values(supportedTexts) : [supportedTexts.longest];
      const aloneTexts = texts[layoutIndex % texts.length] ?? {};
      for (const [look, imageUrl] of Object.entries({ plain: '', photograph })) {
        alone.set(`${name}, ${look}, batch`, create(imageUrl, aloneTexts));
        together.push(...texts.map((text) => create(imageUrl, text)));
      }
      const looks = ['', photograph, drawing];
      const fallbackLooks = language === 'pt' ? looks : [looks[layoutIndex % 3] ?? ''];
      const inBrowser = [
        ...texts.map((text) => create(drawing, text)),
        ...fallbackLooks.map((imageUrl) => create(imageUrl, fallbackTexts)),
      ];
      documents.set(`${name}, browser`, await creator.createInBrowser(...inBrowser));
      statementCertificates.push(...inBrowser.slice(-1));
    }
    for (const [name, pdf] of await creator.createSeparatelyInBatch(alone, language))
      documents.set(name, pdf);
    const all = await creator.createTogetherInBatch(together, language);
    documents.set(formatName('all layouts', language), all);
    await addStatements(documents, creator, language, statementCertificates.slice(0, 3));
  }
  return documents;
}

/** Adds PDFs of a long statement, and of a short one in other scripts followed by certificates. */
async function addStatements(
  documents: Documents,
  creator: PdfCreator,
  language: Language,
  certificates: readonly CertificateRequest[],
) {
  const short = { rows: 1, language, names: fallbackTexts, certificates };
  documents.set(
    formatName(statementAlone, language),
    await creator.createStatement({ rows: language === 'pt' ? 260 : 60, language }),
  );
  documents.set(
    formatName(statementWithCertificates, language),
    await creator.createStatement(short),
  );
}

const formatName = (kind: string, language: Language) => `${kind} in ${language}`;
