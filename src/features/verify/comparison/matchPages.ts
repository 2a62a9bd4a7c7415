import type { PdfPageContent } from '#rendering/pdfReader/pdfContent.ts';
import { normalizeForComparison } from './fields.ts';

/** Number of a page in the file for each issued page, from 0; undefined if the file lacks the page. */
export type PageMatches = readonly (number | undefined)[];

/**
 * Finds the page of the file that corresponds to each issued page: the page with the same number, unless another page
 * has more lines in common. No page corresponds to two issued pages.
 */
export function matchPages(
  issuedPages: readonly PdfPageContent[],
  pages: readonly PdfPageContent[],
): PageMatches {
  const lineSets = pages.map(({ lines }) => new Set(lines.map(normalizeLine)));
  const matches = new Map<number, number>();
  const matchedPages = new Set<number>();
  const candidates = issuedPages.flatMap(({ lines }, issuedPage) =>
    lineSets.map((lineSet, page) => {
      const count = lines.filter((line) => lineSet.has(normalizeLine(line))).length;
      return { issuedPage, page, count, isComplete: count === lines.length };
    }),
  );
  const isSamePlace = ({ issuedPage, page }: { issuedPage: number; page: number }) =>
    Number(issuedPage === page);
  candidates.sort(
    (a, b) =>
      Number(b.isComplete) - Number(a.isComplete) ||
      b.count - a.count ||
      isSamePlace(b) - isSamePlace(a),
  );
  for (const { issuedPage, page } of candidates)
    if (!matches.has(issuedPage) && !matchedPages.has(page)) {
      matches.set(issuedPage, page);
      matchedPages.add(page);
    }
  return issuedPages.map((_page, issuedPage) => matches.get(issuedPage));
}

const normalizeLine = ({ text }: { text: string }) => normalizeForComparison(text);
