import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { resolveInRoot } from '../../scripts/files.mjs';
import type { PdfConformanceLevel } from '../../src/domain/config.ts';
import type { Language } from '../../src/domain/language.ts';
import { runBatch } from '../../src/testing/batchCommand.ts';
import {
  type CertificateOptions,
  certificateSamples,
  createCertificateResponse,
} from '../../src/testing/certificates.ts';
import { createStatementCertificates, createStatement } from '../../src/testing/statements.ts';
import type { CombinedPdfOptions, DrawOptions } from '../engine/page.tsx';

/** A certificate to create in the browser and with the batch command. */
export interface CertificateRequest extends DrawOptions {
  texts: CertificateOptions;
  language: Language;
}

/** Created PDFs by name. */
export type Documents = Map<string, Uint8Array>;

const { typical, longest, missing, unbreakable, ...scripts } = certificateSamples;

/** Certificates with every kind of text that the certificate fonts support. */
export const supportedTexts = {
  typical,
  longest,
  missing,
  unbreakable,
  'own scripts': {
    name: `${scripts.vietnamese.name} · ${scripts.greek.name}`,
    course: `${scripts.cyrillic.course} · ${scripts.greek.course}`,
  },
} as const satisfies Record<string, CertificateOptions>;

/** A certificate with text in scripts that the certificate fonts lack. */
export const fallbackTexts: CertificateOptions = {
  name: scripts.arabic.name,
  course: `${scripts.chinese.course} · ${scripts.emoji.course}`,
};

/** Draws a photograph and a partly transparent image in the page. Returns their URLs. */
export function drawImages(page: Page): Promise<{ photograph: string; drawing: string }> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [420, 297];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser has no 2D canvas.');
    context.fillStyle = 'rgb(244 162 89 / 60%)';
    context.arc(210, 148, 120, 0, 7);
    context.fill();
    return {
      photograph: canvas.toDataURL('image/jpeg', 0.9),
      drawing: canvas.toDataURL('image/png'),
    };
  });
}

let batchFolder: string | undefined;

/** Builds the batch command, once for all files of a worker. @returns its folder */
function getBatch(): string {
  const command = [resolveInRoot('scripts/batch.mjs'), '--build'];
  batchFolder ??= execFileSync(process.execPath, command, { encoding: 'utf8' }).trim();
  return batchFolder;
}

/** Creator of PDFs of a conformance level, in the browser and with `npm run batch`. */
export class PdfCreator {
  readonly level: PdfConformanceLevel;
  private readonly page: Page;

  /** @param page a page on which `openEngine` was called */
  constructor(page: Page, level: PdfConformanceLevel) {
    this.page = page;
    this.level = level;
  }

  /** Creates one document of several certificates in the browser. */
  createInBrowser(...requests: readonly CertificateRequest[]): Promise<Uint8Array> {
    return this.runInBrowser(requests, {});
  }

  /** Creates one document of several certificates in the browser, with bleed and crop marks. */
  createForPrintShop(...requests: readonly CertificateRequest[]): Promise<Uint8Array> {
    return this.runInBrowser(requests, { hasBleed: true });
  }

  private async runInBrowser(
    requests: readonly CertificateRequest[],
    options: Omit<CombinedPdfOptions, 'level'>,
  ): Promise<Uint8Array> {
    const bytes = await this.page.evaluate(
      ([all, order]) => window.engine.createCombinedPdf(all, order),
      [requests, { ...options, level: this.level }] as const,
    );
    return new Uint8Array(Buffer.from(bytes, 'base64'));
  }

  /** Creates a statement of learning, followed by certificates if given. @param names names of learner and company */
  createStatement(statementOptions: {
    rows: number;
    language: Language;
    names?: CertificateOptions;
    certificates?: readonly CertificateRequest[];
  }): Promise<Uint8Array> {
    const { rows, language, names, certificates = [] } = statementOptions;
    const defaultStatement = createStatement(createStatementCertificates(rows));
    const { name: learner = defaultStatement.learner, course: company = defaultStatement.company } =
      names ?? {};
    const statementRequest = { statement: { ...defaultStatement, learner, company }, language };
    return this.runInBrowser(certificates, { statementRequest });
  }

  /** Creates a document for each certificate with the batch command. @param requests certificates by name */
  async createSeparatelyInBatch(
    requests: ReadonlyMap<string, CertificateRequest>,
    language: Language,
  ): Promise<Documents> {
    const names = [...requests.keys()];
    const files = await this.createInBatch([...requests.values()], language);
    const documents: Documents = new Map();
    for (const file of files) {
      // File names contain learner and course, which are not unique here.
      const [, index] = /"validation_id": "(\d+)"/.exec(Buffer.from(file).toString('latin1')) ?? [];
      documents.set(names[Number(index)] ?? '', file);
    }
    return documents;
  }

  /** Creates one document of all certificates with the batch command. @param options further options of the command */
  async createTogetherInBatch(
    requests: readonly CertificateRequest[],
    language: Language,
    ...options: string[]
  ): Promise<Uint8Array> {
    const [file] = await this.createInBatch(requests, language, '--one-file', ...options);
    if (!file) throw new Error('There is no document.');
    return file;
  }

  private async createInBatch(
    requests: readonly CertificateRequest[],
    language: Language,
    ...options: string[]
  ) {
    const folder = mkdtempSync(join(tmpdir(), 'certificates-batch-'));
    try {
      const list = join(folder, 'certificates.json');
      writeFileSync(list, JSON.stringify(requests.map(toResponse)));
      const out = join(folder, 'out');
      const args = [list, out, '--demo', '--language', language, '--level', this.level, ...options];
      const { code, stderr } = await runBatch(getBatch(), args);
      if (code !== 0) throw new Error(`The batch ended with code ${code}: ${stderr}`);
      return readdirSync(out).map((name) => new Uint8Array(readFileSync(join(out, name))));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

function toResponse({ texts, layout, imageUrl = '' }: CertificateRequest, index: number) {
  const colors = { title: '00CEB2', content: '323F47' };
  const template = { layout, colors, backgroundImage: imageUrl };
  return createCertificateResponse({ ...texts, id: String(index), template });
}
