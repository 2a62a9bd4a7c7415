/** Issues certificates with every kind of text and creates their PDFs, in Node and in a browser. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sendRestRequest } from '../platform/servers/testing/calls.ts';
import { type Language, languageTags } from '../src/domain/language.ts';
import { certificateSamples } from '../src/testing/certificates.ts';
import { readFontFile } from '../src/testing/fonts.ts';
import { readRecord, replaceRecord } from '../src/testing/pdf/editPdf.ts';
import { loadNodeModule } from './engine/loadNodeModule.ts';
import { type TestPlatform, storeTemplate } from './fixtures.ts';

type TextKind = 'typical' | 'longest' | 'missing' | 'vietnamese' | 'arabic' | 'chinese';

/** Issues a certificate with one kind of text in a new company. @returns the id of the certificate */
export async function issueCertificate(
  platform: TestPlatform,
  kind: TextKind,
  layout = 'Layout1',
  backgroundImage = '',
): Promise<string> {
  const { typical, [kind]: sample } = certificateSamples as Record<
    string,
    { name?: string; course?: string; workload?: number | null; grade?: number | null }
  >;
  const { name, course, workload, grade } = { ...typical, ...sample };
  const company = await platform.createCompany();
  const area = kind === 'missing' ? '' : 'Universidade Corporativa';
  const areas = [area, area, area];
  await storeTemplate(platform, company, {
    layout,
    raw_image: backgroundImage,
    custom_fields: { ptBr: areas, enUs: areas, esEs: areas },
  });
  const learner = await platform.createLearner(company, { name: name ?? 'Ana Conceição Moura' });
  const [id = ''] = await platform.createCertificates(learner, [
    {
      type: 'CONTENT',
      name: course ?? 'Segurança da Informação',
      completed_at: '2026-11-12T15:00:00.000Z',
      ...(kind === 'missing' ? {} : { workload: workload ?? 510, grade: grade ?? 9.5 }),
    },
  ]);
  return id;
}

export interface CertificateResponse {
  user: { name: string };
  content: { completed_at: string };
}

export const fetchCertificate = async (platform: TestPlatform, id: string) =>
  (await sendRestRequest(platform.api, `/missions/certificates/${id}`)).json as CertificateResponse;

const getDocumentOptions = (platform: TestPlatform, language: Language) => ({
  language,
  publicUrl: platform.plugin,
  readFont: readFontFile,
});

/** Creates the PDF of certificates as the batch command does, in Node. */
export async function createNodePdf(
  platform: TestPlatform,
  language: Language,
  ...certificates: unknown[]
): Promise<Buffer> {
  const { createPdfOfCertificates } = await loadNodeModule('nodeFiles');
  return Buffer.from(
    await createPdfOfCertificates(certificates, getDocumentOptions(platform, language)),
  );
}

/** Creates the PDF of a certificate without images as an earlier drawing version did. */
export async function createPdfOfVersion(
  version: 1 | 2,
  platform: TestPlatform,
  language: Language,
  response: CertificateResponse,
): Promise<Buffer> {
  const files = await loadNodeModule('earlierFiles');
  return Buffer.from(
    await files.createPdfOfVersion(version, response, getDocumentOptions(platform, language)),
  );
}

/** Creates a PDF as older versions did: its fonts only contain the glyphs of this certificate. */
export async function createSubsetFontPdf(
  platform: TestPlatform,
  language: Language,
  response: CertificateResponse,
): Promise<Buffer> {
  const { createSubsetPdf } = await loadNodeModule('nodeFiles');
  return Buffer.from(await createSubsetPdf(response, getDocumentOptions(platform, language)));
}

/** Selects a language on the public page of a certificate and downloads the PDF. */
export async function downloadPdf(page: Page, language: Language): Promise<Buffer> {
  await page.getByRole('combobox').selectOption(language);
  await page.locator(`svg[lang="${languageTags[language]}"]`).first().waitFor();
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF' }).click();
  return readFileSync(await (await downloadEvent).path());
}

/** Creates the PDF of a forged certificate, with the record of the original certificate as attachment. */
export async function createForgedPdf(
  platform: TestPlatform,
  language: Language,
  response: CertificateResponse,
  change: (response: CertificateResponse) => void,
): Promise<Buffer> {
  const issued = await createNodePdf(platform, language, response);
  const changedResponse = structuredClone(response);
  change(changedResponse);
  return replaceRecord(await createNodePdf(platform, language, changedResponse), () =>
    readRecord(issued),
  );
}
