/** Certificates of every kind of text, and their files as Node and a browser make them. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { call } from '../platform/servers/testing/calls.ts';
import { type Language, languageTags } from '../src/model/language.ts';
import { certificateWishes } from '../src/testing/certificates.ts';
import { fontFile } from '../src/testing/fonts.ts';
import { recordIn, withRecord } from '../src/testing/pdf/editPdf.ts';
import type * as NodeFiles from './engine/nodeFiles.ts';
import { type Running, storeTemplate, test } from './fixtures.ts';

export const kinds = ['typical', 'longest', 'missing', 'vietnamese'] as const;
type Kind = (typeof kinds)[number] | 'arabic';

/** A certificate with texts of a kind. @returns its id */
export async function giveOne(platform: Running, kind: Kind, layout = 'Layout1'): Promise<string> {
  const { typical, [kind]: wish } = certificateWishes as Record<
    string,
    { name?: string; course?: string; workload?: number | null; grade?: number | null }
  >;
  const { name, course, workload, grade } = { ...typical, ...wish };
  const company = await platform.createCompany();
  const area = kind === 'missing' ? '' : 'Universidade Corporativa';
  const areas = [area, area, area];
  await storeTemplate(platform, company, {
    layout,
    custom_fields: { ptBr: areas, enUs: areas, esEs: areas },
  });
  const learner = await platform.createLearner(company, { name: name ?? 'Ana Conceição Moura' });
  const [id = ''] = await platform.giveCertificates(learner, [
    {
      type: 'CONTENT',
      name: course ?? 'Segurança da Informação',
      completed_at: '2026-11-12T15:00:00.000Z',
      ...(kind === 'missing' ? {} : { workload: workload ?? 510, grade: grade ?? 9.5 }),
    },
  ]);
  return id;
}

export interface Wire {
  user: { name: string };
  content: { completed_at: string };
}

export const wireOf = async (platform: Running, id: string) =>
  (await call(platform.api, `/missions/certificates/${id}`)).json as Wire;

let built: typeof NodeFiles | undefined;

async function nodeFiles(): Promise<typeof NodeFiles> {
  if (!built) {
    const outfile = test.info().outputPath('nodeFiles.mjs');
    const entryPoints = ['e2e/engine/nodeFiles.ts'];
    await build({
      entryPoints,
      bundle: true,
      format: 'esm',
      platform: 'node',
      external: ['piscina'],
      outfile,
      logLevel: 'error',
    });
    built = (await import(pathToFileURL(outfile).href)) as typeof NodeFiles;
  }
  return built;
}

const optionsIn = (platform: Running, language: Language) => ({
  language,
  publicUrl: platform.plugin,
  readFont: fontFile,
});

/** The file of certificates that Node writes. */
export async function fileOfNode(
  platform: Running,
  language: Language,
  ...certificates: unknown[]
): Promise<Buffer> {
  const { certificatesPdf } = await nodeFiles();
  return Buffer.from(await certificatesPdf(certificates, optionsIn(platform, language)));
}

/** The file of a certificate that was downloaded before such files were those of the batch. */
export async function fileOfBefore(
  platform: Running,
  language: Language,
  wire: Wire,
): Promise<Buffer> {
  const { downloadOfBefore } = await nodeFiles();
  return Buffer.from(await downloadOfBefore(wire, optionsIn(platform, language)));
}

export async function downloadIn(page: Page, language: Language): Promise<Buffer> {
  await page.getByRole('combobox').selectOption(language);
  await page.locator(`svg[lang="${languageTags[language]}"]`).first().waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF' }).click();
  return readFileSync(await (await downloading).path());
}

/** The file of a certificate that was changed before it was made, with the record of the true one. */
export async function forgedOf(
  platform: Running,
  language: Language,
  wire: Wire,
  change: (wire: Wire) => void,
): Promise<Buffer> {
  const issued = await fileOfNode(platform, language, wire);
  const other = structuredClone(wire);
  change(other);
  return withRecord(await fileOfNode(platform, language, other), () => recordIn(issued));
}
