import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { inRoot } from '../../scripts/files.mjs';
import type { PdfLevel } from '../../src/model/config.ts';
import type { Language } from '../../src/model/language.ts';
import {
  type CertificateWish,
  certificateWishes,
  sentCertificate,
} from '../../src/testing/certificates.ts';
import { statedCertificates, statementOf } from '../../src/testing/statements.ts';
import type { Wanted } from '../engine/page.tsx';

/** A certificate as both makers are asked for it. */
export interface Wish extends Wanted {
  texts: CertificateWish;
  language: Language;
}

/** PDFs by a name that tells a failure apart. */
export type Documents = Map<string, Uint8Array>;

const { typical, longest, missing, unbreakable, ...scripts } = certificateWishes;

/** Every kind of text that our fonts write, the scripts beside Latin together. */
export const writable = {
  typical,
  longest,
  missing,
  unbreakable,
  'own scripts': {
    name: `${scripts.vietnamese.name} · ${scripts.greek.name}`,
    course: `${scripts.cyrillic.course} · ${scripts.greek.course}`,
  },
} as const satisfies Record<string, CertificateWish>;

/** What a browser alone writes, with the fonts of its system. */
export const foreign: CertificateWish = {
  name: scripts.arabic.name,
  course: `${scripts.chinese.course} · ${scripts.emoji.course}`,
};

/** Pictures of a page's own making, as addresses: a photograph, and a drawing that is transparent in part. */
export function drawPictures(page: Page): Promise<{ photograph: string; drawing: string }> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [420, 297];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser draws no pictures.');
    context.fillStyle = 'rgb(244 162 89 / 60%)';
    context.arc(210, 148, 120, 0, 7);
    context.fill();
    return {
      photograph: canvas.toDataURL('image/jpeg', 0.9),
      drawing: canvas.toDataURL('image/png'),
    };
  });
}

/** Makes documents that keep the standards of a level, as the plugin downloads them and as `npm run batch` writes them. */
export class Maker {
  readonly level: PdfLevel;
  private readonly page: Page;

  /** @param page an opened engine */
  constructor(page: Page, level: PdfLevel) {
    this.page = page;
    this.level = level;
  }

  /** One document of these certificates. */
  async inBrowser(...wishes: readonly Wish[]): Promise<Uint8Array> {
    const { level } = this;
    const bytes = await this.page.evaluate(
      ([all, order]) => window.engine.pdfTogether(all, order),
      [wishes, { level }] as const,
    );
    return new Uint8Array(Buffer.from(bytes, 'base64'));
  }

  /** A statement of so many certificates, before papers where there are some. @param names of its learner and company */
  async statement(wished: {
    rows: number;
    language: Language;
    names?: CertificateWish;
    papers?: readonly Wish[];
  }): Promise<Uint8Array> {
    const { level } = this;
    const { rows, language, names, papers = [] } = wished;
    const usual = statementOf(statedCertificates(rows));
    const { name: learner = usual.learner, course: company = usual.company } = names ?? {};
    const stated = { statement: { ...usual, learner, company }, language };
    const bytes = await this.page.evaluate(
      ([all, order]) => window.engine.pdfTogether(all, order),
      [papers, { stated, level }] as const,
    );
    return new Uint8Array(Buffer.from(bytes, 'base64'));
  }

  /** A document of each certificate, for speed. @param wishes by what they are called here */
  async eachInNode(wishes: ReadonlyMap<string, Wish>, language: Language): Promise<Documents> {
    const names = [...wishes.keys()];
    const files = await this.inNode([...wishes.values()], language);
    const documents: Documents = new Map();
    for (const file of files) {
      // Files are named by learner and course, of which many have the same.
      const [, index] = /"validation_id": "(\d+)"/.exec(Buffer.from(file).toString('latin1')) ?? [];
      documents.set(names[Number(index)] ?? '', file);
    }
    return documents;
  }

  /** One document of all, for size. */
  async togetherInNode(wishes: readonly Wish[], language: Language): Promise<Uint8Array> {
    const [file] = await this.inNode(wishes, language, '--one-file');
    if (!file) throw new Error('There is no document.');
    return file;
  }

  private async inNode(wishes: readonly Wish[], language: Language, ...options: string[]) {
    const folder = mkdtempSync(join(tmpdir(), 'certificates-batch-'));
    try {
      const list = join(folder, 'certificates.json');
      writeFileSync(list, JSON.stringify(wishes.map(sent)));
      const out = join(folder, 'out');
      const args = [list, out, '--language', language, '--level', this.level, ...options];
      await promisify(execFile)(process.execPath, [inRoot('scripts/batch.mjs'), ...args]);
      return readdirSync(out).map((name) => new Uint8Array(readFileSync(join(out, name))));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

function sent({ texts, layout, picture = '' }: Wish, index: number) {
  const colors = { title: '00CEB2', content: '323F47' };
  const template = { layout, colors, backgroundImage: picture };
  return sentCertificate({ ...texts, id: String(index), template });
}
