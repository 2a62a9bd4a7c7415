import { pdfCertificate } from '#rendering/pdf/pdfCertificate.ts';
import type { DrawnCertificate } from '#rendering/drawCertificate.ts';
import type { AttachedRecord } from '#rendering/reading/claims.ts';
import type { ReadPage, ReadPdf } from '#rendering/reading/readFile.ts';
import { compareRecords } from './compareRecords.ts';
import { compareText, sharedCount } from './compareText.ts';
import type { Difference } from './fields.ts';

/**
 * Why a file is not confirmed by its bytes:
 * - `unreadable` no reader of PDFs opens it, or not in time
 * - `pages` it has more or fewer of them
 * - `statement` it begins with a statement of learning, whose colour only the company's own people know
 * - `drawn` there is a picture, a note or a stamp over its text that was not issued
 * - `appended` the issued file is all there, and more after it
 * - `otherText` hardly any line of it is on the certificate; `noText` it has none
 * - `noRecord` the attached record was taken out
 * - `template` it looks otherwise: the company's template is another one now
 * - `browser` letters that no font of ours has are drawn by each browser and batch with fonts of their own
 * - `resaved` another program wrote it
 * - `elsewhere` another certificate of the same file is why
 * - `version` all that is read is the same; another version packs it otherwise
 */
export type Reason =
  | 'unreadable'
  | 'pages'
  | 'statement'
  | 'drawn'
  | 'appended'
  | 'otherText'
  | 'noText'
  | 'noRecord'
  | 'template'
  | 'browser'
  | 'resaved'
  | 'elsewhere'
  | 'version';

/** The file that is checked. */
export interface SeenFile {
  bytes: Uint8Array;
  hasOurForm: boolean;
  /** Undefined where it cannot be read. */
  read: ReadPdf | undefined;
}

/** What would be issued now. */
export interface IssuedFile {
  drawn: readonly DrawnCertificate[];
  bytes: Uint8Array;
  read: ReadPdf;
}

export interface Comparison {
  verdict: 'differs' | 'unsure';
  differences: readonly Difference[];
  reasons: readonly Reason[];
}

/** Less than this of a certificate's lines, and it is another paper. */
const fewestShared = 0.4;

/**
 * What of a certificate in a file that is not as issued differs from the record, or else why nobody can tell.
 * @param place of the certificate in the issued file
 */
export function compareCertificate(
  seen: SeenFile,
  issued: IssuedFile,
  place: number,
  attached: AttachedRecord | undefined,
): Comparison {
  const drawn = issued.drawn[place];
  if (!drawn || !seen.read) return { verdict: 'unsure', differences: [], reasons: ['unreadable'] };
  const wanted = issued.read.pages.slice(2 * place, 2 * place + 2);
  const statement = statementIn(seen.read.pages);
  const found = pagesLike(wanted, seen.read.pages.slice(statement), 2 * place);
  const compared = wanted.map(({ lines }, side) =>
    compareText(lines, found[side]?.lines ?? [], drawn.text),
  );
  const shared = compared.reduce((sum, { sharedLines }) => sum + sharedLines, 0) / compared.length;
  const isOther = shared < fewestShared;
  const onPaper = isOther ? [] : compared.flatMap(({ differences }) => differences);
  const inRecord = attached ? compareRecords(pdfCertificate(drawn).record, attached) : [];
  const differences = withoutRepeats([...onPaper, ...inRecord]);
  // What the company says around it is no part of the record.
  const isOfRecord = differences.some(({ field }) => field !== 'texts');
  const looks = { drawn, wanted, found, statement, shared, hasRecord: attached !== undefined };
  return {
    verdict: isOfRecord ? 'differs' : 'unsure',
    differences,
    reasons: reasonsFor(seen, issued, looks, differences),
  };
}

/** How many pages of a statement stand before the papers, or before none. */
function statementIn(pages: readonly ReadPage[]): number {
  const first = pages.findIndex(({ isUpright }) => !isUpright);
  return first < 0 ? 0 : first;
}

/** The pages of the file that are these: where they should be, or else the most alike. */
function pagesLike(
  wanted: readonly ReadPage[],
  pages: readonly ReadPage[],
  from: number,
): (ReadPage | undefined)[] {
  return wanted.map(({ lines }, side) => {
    const expected = pages[from + side];
    let best = expected;
    let most = expected ? sharedCount(lines, expected.lines) : -1;
    if (most === lines.length) return best;
    for (const page of pages) {
      const count = sharedCount(lines, page.lines);
      if (count > most) [best, most] = [page, count];
    }
    return best;
  });
}

interface Looks {
  drawn: DrawnCertificate;
  wanted: readonly ReadPage[];
  found: readonly (ReadPage | undefined)[];
  /** Pages that stand before. */
  statement: number;
  /** Of the issued lines, 0 to 1. */
  shared: number;
  hasRecord: boolean;
}

/** The weightiest first. */
function reasonsFor(
  { bytes, hasOurForm, read }: SeenFile,
  issued: IssuedFile,
  { drawn, wanted, found, statement, shared, hasRecord }: Looks,
  differences: readonly Difference[],
): Reason[] {
  const isAppended =
    bytes.length > issued.bytes.length &&
    issued.bytes.every((byte, index) => byte === bytes[index]);
  const overlays = (pages: readonly (ReadPage | undefined)[]) =>
    pages.reduce((sum, page) => sum + (page?.overlays ?? 0), 0);
  const isForeign = [...drawn.scene.front.shapes, ...drawn.scene.back.shapes].some(
    ({ kind }) => kind === 'foreign',
  );
  const looksOtherwise = wanted.some(({ drawing }, side) => drawing !== found[side]?.drawing);
  const hasText = found.some((page) => page && page.lines.length > 0);
  const holds: readonly (readonly [Reason, boolean])[] = [
    ['pages', (read?.pageCount ?? 0) - statement !== issued.read.pageCount],
    ['statement', statement > 0],
    ['drawn', overlays(found) > overlays(wanted)],
    ['noText', !hasText],
    ['otherText', hasText && shared < fewestShared],
    ['noRecord', !hasRecord],
    ['appended', isAppended],
    ['resaved', !hasOurForm && !isAppended],
  ];
  const reasons = holds.flatMap(([reason, isSo]) => (isSo ? reason : []));
  if (reasons.length > 0) return reasons;
  if (isForeign) return ['browser'];
  if (looksOtherwise) return ['template'];
  if (differences.length > 0) return [];
  return [issued.drawn.length > 1 ? 'elsewhere' : 'version'];
}

/** The paper says most things on both sides, and once is enough; so it is where the record says them, too. */
function withoutRepeats(differences: readonly Difference[]): Difference[] {
  const kept: Difference[] = [];
  for (const one of differences)
    if (
      !kept.some(
        (other) =>
          other.field === one.field &&
          ((other.record === one.record && other.file === one.file) || one.source !== other.source),
      )
    )
      kept.push(one);
  return kept;
}
