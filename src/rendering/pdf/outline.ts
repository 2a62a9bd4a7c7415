import type { PdfObjectWriter } from './PdfObjectWriter.ts';
import { formatPdfReference, formatTextString } from './syntax.ts';

/** A bookmark of a PDF that opens a page. */
export interface Bookmark {
  title: string;
  page: number;
  /**
   * Id of the structure element that the bookmark points to. Only for PDF/A levels that require such an element.
   * Readers that do not support structure elements open the page instead.
   */
  structElement?: number | undefined;
  children?: readonly Bookmark[];
}

/**
 * Writes the bookmarks of a PDF. Bookmarks with children are shown collapsed.
 * @returns the id of the outline, for the PDF catalog
 */
export function writeBookmarks(file: PdfObjectWriter, bookmarks: readonly Bookmark[]): number {
  const root = file.reserveId();
  const list = writeLevel(file, bookmarks, root);
  return file.writeObject(`<</Type/Outlines${list}/Count ${bookmarks.length}>>`, root);
}

/**
 * Writes the bookmarks that have the same parent.
 * @returns the entries `/First` and `/Last` for the parent's dictionary
 */
function writeLevel(file: PdfObjectWriter, bookmarks: readonly Bookmark[], parent: number): string {
  const ids = bookmarks.map(() => file.reserveId());
  bookmarks.forEach(({ title, children = [], ...target }, index) => {
    const id = ids[index] ?? 0;
    const [previous, next] = [ids[index - 1], ids[index + 1]];
    const childEntries =
      children.length > 0 ? `${writeLevel(file, children, id)}/Count -${children.length}` : '';
    file.writeObject(
      `<</Title ${formatTextString(title)}/Parent ${formatPdfReference(parent)}${formatDestination(target)}` +
        (previous === undefined ? '' : `/Prev ${formatPdfReference(previous)}`) +
        (next === undefined ? '' : `/Next ${formatPdfReference(next)}`) +
        `${childEntries}>>`,
      id,
    );
  });
  return `/First ${formatPdfReference(ids[0] ?? 0)}/Last ${formatPdfReference(ids.at(-1) ?? 0)}`;
}

function formatDestination({
  page,
  structElement,
}: Pick<Bookmark, 'page' | 'structElement'>): string {
  const pageDestination = `[${formatPdfReference(page)}/Fit]`;
  return structElement === undefined
    ? `/Dest${pageDestination}`
    : `/A<</S/GoTo/D${pageDestination}/SD[${formatPdfReference(structElement)}/Fit]>>`;
}
