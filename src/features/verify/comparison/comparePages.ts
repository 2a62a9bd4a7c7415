import type { Box } from '#rendering/pdfReader/joinGlyphs.ts';
import type {
  PageDifference,
  PdfContent,
  PdfPageContent,
} from '#rendering/pdfReader/pdfContent.ts';
import { isSliceFontName } from '#rendering/fonts/sliceNames.ts';
import type { Shape } from '#rendering/scene.ts';
import { compareText, type TextComparison } from './compareText.ts';
import type { IssuedDocumentCertificate } from './renderIssuedDocument.ts';
import type { PageMatches } from './matchPages.ts';
import { hasSameFonts } from './recordedFonts.ts';
import type { FileWarning, DifferingPage } from './verdicts.ts';

/** Maximum difference of the width or height of a page, points. Programs round A4 to whole pixels. */
export const maxSizeDifference = 2;

/** Contents of a file and of the issued document, which is generated again, with the comparison of their pages. */
export interface ComparedDocuments {
  file: PdfContent;
  issued: PdfContent;
  matches: PageMatches;
  /** Comparison of the pictures of all issued pages that the file has. */
  pageDifferences: readonly PageDifference[];
  /** Distance of the pages from the edges of the paper, points. */
  pageMargin: number;
  /** Whether a statement of learning is before the certificates. */
  hasStatement: boolean;
  /** Warnings about the whole file. */
  warnings: readonly FileWarning[];
}

/** A certificate that a file should contain. */
export interface ExpectedCertificate extends IssuedDocumentCertificate {
  /** Numbers of its pages in the issued document, from 0. */
  pages: readonly number[];
  /** Text of the record that is attached to the file for it. Undefined if there is none. */
  record: string | undefined;
}

/** Comparison of the text and the look of a page. */
export interface PageComparison extends TextComparison {
  hasText: boolean;
  /** Areas that look different, in points, except those of letters that each system draws with its own fonts. */
  areas: readonly Box[];
  /** Whether such letters look different. */
  hasFallbackArea: boolean;
}

/** Compares the texts and the pictures of a certificate's pages. */
export function comparePages(
  { rendered, issuedRecord, record, pages }: ExpectedCertificate,
  { file, issued, matches, pageDifferences, pageMargin }: ComparedDocuments,
): PageComparison[] {
  const sides = [rendered.scene.front, rendered.scene.back];
  const isSameFonts = hasSameFonts(issuedRecord, record);
  return pages.map((issuedPage, index) => {
    const shapes = sides[index]?.shapes ?? [];
    const fallbackBoxes = shapes
      .flatMap((shape) => getFallbackBox(shape, isSameFonts))
      .map((box) => moveBox(box, pageMargin));
    const isFallbackArea = (area: Box) => fallbackBoxes.some((box) => isWithin(area, box));
    const fileLines = toTexts(file.pages[matches[issuedPage] ?? -1]);
    const lines = removeDroppedLines(toTexts(issued.pages[issuedPage]), fileLines, shapes);
    const difference = pageDifferences.find((page) => page.issuedPage === issuedPage);
    const areas = difference?.areas ?? [];
    return {
      ...compareText(lines, fileLines, rendered.text),
      hasText: fileLines.length > 0,
      areas: areas.filter((area) => !isFallbackArea(area)),
      hasFallbackArea: areas.some(isFallbackArea),
    };
  });
}

/**
 * Removes the text on circles that a file lacks. It is drawn as paths, with invisible text that some programs drop when
 * they save a file; the pictures show whether the paths are the same.
 */
function removeDroppedLines(
  lines: readonly string[],
  fileLines: readonly string[],
  shapes: readonly Shape[],
): string[] {
  const dropped = shapes
    .flatMap((shape) => (shape.kind === 'circularText' ? [shape.text] : []))
    .filter((text) => !fileLines.includes(text));
  return lines.filter((line) => !dropped.includes(line));
}

const toTexts = (page: PdfPageContent | undefined): string[] =>
  page?.lines.map(({ text }) => text) ?? [];

/** Room around the letters that fonts of other systems may need, in font sizes. */
const fallbackMargin = 0.6;

/**
 * Returns the box of letters that systems draw with different fonts.
 * @param isSameFonts whether the fonts of the operator are the same for both files
 */
function getFallbackBox(shape: Shape, isSameFonts: boolean): Box[] {
  const isSlice = shape.kind === 'glyphRun' && isSliceFontName(shape.run.fontName);
  if (shape.kind !== 'fallbackText' && (!isSlice || isSameFonts)) return [];
  const { x, y, size } = shape;
  const margin = fallbackMargin * size;
  const { right, ascent, descent } =
    shape.kind === 'fallbackText'
      ? { ...shape, right: x + shape.width }
      : {
          right: shape.right,
          ascent: (shape.run.top / shape.run.unitsPerEm) * size,
          descent: (-shape.run.bottom / shape.run.unitsPerEm) * size,
        };
  return [
    {
      left: x - margin,
      right: right + margin,
      top: y - ascent - margin,
      bottom: y + descent + margin,
    },
  ];
}

/** Moves a box to the right and down. */
const moveBox = ({ left, right, top, bottom }: Box, distance: number): Box => ({
  left: left + distance,
  right: right + distance,
  top: top + distance,
  bottom: bottom + distance,
});

const isWithin = (area: Box, box: Box): boolean =>
  area.left >= box.left &&
  area.right <= box.right &&
  area.top >= box.top &&
  area.bottom <= box.bottom;

/** Maximum number of issued texts that are named for the marked areas of a page. */
const maxTextsInAreas = 8;

/** Returns the pages that look different, with the texts that were issued in the areas that differ. */
export function listDifferingPages(
  pages: readonly number[],
  { issued, pageDifferences }: ComparedDocuments,
): DifferingPage[] {
  return pageDifferences.flatMap((difference) => {
    const { issuedPage, areas } = difference;
    if (!pages.includes(issuedPage) || areas.length === 0) return [];
    const lines = issued.pages[issuedPage]?.lines ?? [];
    const textsInAreas = lines
      .filter(({ box }) => areas.some((area) => isOverlapping(area, box)))
      .map(({ text }) => text)
      .slice(0, maxTextsInAreas);
    return [{ ...difference, textsInAreas }];
  });
}

/** Returns whether two areas overlap. */
const isOverlapping = (area: Box, otherArea: Box): boolean =>
  area.left < otherArea.right &&
  area.right > otherArea.left &&
  area.top < otherArea.bottom &&
  area.bottom > otherArea.top;

/** Returns whether a page of the file has another size than the issued page, without showing all of it. */
export function hasOtherSize(
  pages: readonly number[],
  { file, issued, matches, pageDifferences }: ComparedDocuments,
): boolean {
  return pages.some((issuedPage) => {
    if (pageDifferences.some((page) => page.issuedPage === issuedPage && page.placement))
      return false;
    const [page, original] = [file.pages[matches[issuedPage] ?? -1], issued.pages[issuedPage]];
    if (!page || !original) return false;
    return (
      Math.abs(page.width - original.width) > maxSizeDifference ||
      Math.abs(page.height - original.height) > maxSizeDifference
    );
  });
}
